import { readFile } from "node:fs/promises";
import { join } from "node:path";

export type Tokens = (name: string) => string;

export async function readTokens(root: string): Promise<Tokens> {
  const css = await readFile(join(root, "app/styles/tokens.css"), "utf8");
  return (name) => {
    const [, value] = css.match(new RegExp(`--color-${name}: (#[0-9a-f]{6});`)) ?? [];
    if (value === undefined) throw new Error(`app/styles/tokens.css has no colour ${name}`);
    return value;
  };
}
