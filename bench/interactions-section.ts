import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Measured } from "./report.ts";

const file = join(import.meta.dirname, "interactions.ts");

/** How soon the page answers a finger, where there is a script that measures it. */
export async function measureInteractions(folder: string): Promise<Measured> {
  if (!existsSync(file)) throw new Error("there is no script for it yet");
  return (await import(file)).measureInteractions(folder);
}
