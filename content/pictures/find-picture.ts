import * as manifest from "./manifest.ts";
import type { Picture } from "./picture.ts";

/** Contains every picture, so import this file in server code only. */
const picturesByName = new Map(
  Object.values(manifest).flatMap((entry): [string, Picture][] =>
    "name" in entry ? [[entry.name, entry]] : [],
  ),
);

export function findPicture(name: string): Picture | undefined {
  return picturesByName.get(name);
}

/** For names in content/, which a test checks: an unknown one is a bug. */
export function requirePicture(name: string): Picture {
  const picture = picturesByName.get(name);
  if (picture === undefined) throw new Error(`There is no picture named ${name}`);
  return picture;
}

export function findPictureByPath(path: string): Picture | undefined {
  const name = /^\/pictures\/([\w-]+\/[\w-]+)\.webp$/.exec(path)?.[1];
  return name === undefined ? undefined : picturesByName.get(name);
}
