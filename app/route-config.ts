import type { RouteConfigEntry } from "@react-router/dev/routes";

// The same as the functions of @react-router/dev, which a deployed site does not have. Its WordPress
// import reads the routes, too.

export function index(file: string): RouteConfigEntry {
  return { file, index: true };
}

export function layout(file: string, children: RouteConfigEntry[]): RouteConfigEntry {
  return { file, children };
}

export function route(
  path: string,
  file: string,
  optionsOrChildren: { id?: string } | RouteConfigEntry[] = {},
): RouteConfigEntry {
  return Array.isArray(optionsOrChildren)
    ? { path, file, children: optionsOrChildren }
    : { ...optionsOrChildren, path, file };
}
