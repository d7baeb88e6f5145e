import * as manifest from "./manifest.ts";
import type { Picture } from "./picture.ts";

/** Pictures by name. It knows all of them, so only what runs on the server imports it. */
const byName = new Map(
  Object.values(manifest).flatMap((entry): [string, Picture][] =>
    "name" in entry ? [[entry.name, entry]] : [],
  ),
);

export function findPicture(name: string): Picture | undefined {
  return byName.get(name);
}

/** For names in content/: a wrong one is a mistake of ours and stops the page. */
export function requirePicture(name: string): Picture {
  const picture = byName.get(name);
  if (picture === undefined) throw new Error(`There is no picture named ${name}`);
  return picture;
}

/** The picture behind an address as posts keep it: /pictures/blog/posture-at-work.webp. */
export function pictureAt(address: string): Picture | undefined {
  const name = /^\/pictures\/([\w-]+\/[\w-]+)\.webp$/.exec(address)?.[1];
  return name === undefined ? undefined : byName.get(name);
}
