import * as manifest from "./manifest.ts";
import type { Picture } from "./picture.ts";

/** Contains every picture, so import this file in server code only. */
const byName = new Map(
  Object.values(manifest).flatMap((entry): [string, Picture][] =>
    "name" in entry ? [[entry.name, entry]] : [],
  ),
);

export function findPicture(name: string): Picture | undefined {
  return byName.get(name);
}

/** For names in content/, which a test checks: an unknown one is a bug. */
export function requirePicture(name: string): Picture {
  const picture = byName.get(name);
  if (picture === undefined) throw new Error(`There is no picture named ${name}`);
  return picture;
}

/** Accepts paths as posts store them, such as /pictures/blog/posture-at-work.webp. */
export function pictureAt(address: string): Picture | undefined {
  const name = /^\/pictures\/([\w-]+\/[\w-]+)\.webp$/.exec(address)?.[1];
  return name === undefined ? undefined : byName.get(name);
}
