import { glob, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createPublicManifest } from "../../app/public-manifest.server.ts";

/** Public pages name this file instead of React Router's manifest of all routes. */
export async function writePublicManifest(folder: string): Promise<void> {
  const [file] = await Array.fromAsync(glob("static/js/manifest-*.js", { cwd: folder }));
  if (file === undefined) throw new Error("The build has no manifest of its routes");
  const script = await readFile(join(folder, file), "utf8");
  const start = script.indexOf("{");
  const end = script.lastIndexOf("}") + 1;
  const manifest = createPublicManifest(JSON.parse(script.slice(start, end)));
  const publicScript = script.slice(0, start) + JSON.stringify(manifest) + script.slice(end);
  await writeFile(join(folder, manifest.url), publicScript);
}
