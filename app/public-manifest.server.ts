import type { EntryContext } from "react-router";

type Manifest = EntryContext["manifest"];

const staffFolder = "admin/";
/** Every public page needs the same one. */
const publicManifests = new WeakMap<Manifest, Manifest>();

/**
 * The manifest for public pages lists no staff routes. The browser takes the path of one for an unknown
 * page and loads it as a document.
 */
export function createPublicManifest(full: Manifest): Manifest {
  const existing = publicManifests.get(full);
  if (existing !== undefined) return existing;
  const { routes, url, ...manifest } = full;
  const created = {
    ...manifest,
    url: getPublicManifestUrl(url),
    routes: Object.fromEntries(Object.entries(routes).filter(([id]) => !isStaffRoute(routes, id))),
  };
  publicManifests.set(full, created);
  return created;
}

/** The name contains the hash of the full manifest, so it changes with every build that differs. */
function getPublicManifestUrl(url: string): string {
  return url.replace("/manifest-", "/manifest-public-");
}

export function isStaffRoute(routes: Manifest["routes"], id: string | undefined): boolean {
  if (id === undefined) return false;
  return id.startsWith(staffFolder) || isStaffRoute(routes, routes[id]?.parentId);
}
