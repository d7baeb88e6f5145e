import type { EntryContext } from "react-router";

type Manifest = EntryContext["manifest"];

const staffFolder = "admin/";

/**
 * The manifest for public pages lists no staff routes. The browser takes the path of one for an unknown
 * page and loads it as a document.
 */
export function createPublicManifest({ routes, url, ...manifest }: Manifest): Manifest {
  return {
    ...manifest,
    url: getPublicManifestUrl(url),
    routes: Object.fromEntries(Object.entries(routes).filter(([id]) => !isStaffRoute(routes, id))),
  };
}

/** The name contains the hash of the full manifest, so it changes with every build that differs. */
function getPublicManifestUrl(url: string): string {
  return url.replace("/manifest-", "/manifest-public-");
}

export function isStaffRoute(routes: Manifest["routes"], id: string | undefined): boolean {
  if (id === undefined) return false;
  return id.startsWith(staffFolder) || isStaffRoute(routes, routes[id]?.parentId);
}
