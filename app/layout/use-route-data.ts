import { type Register, useRouteLoaderData } from "react-router";

type RouteModules = Register["routeModules"];
type Loader<Module> = Module extends { loader: infer PageLoader } ? PageLoader : never;

/** The generated types know every route. A type imported from a page would make an import cycle. */
export function useRouteData<Id extends keyof RouteModules>(id: Id) {
  return useRouteLoaderData<Loader<RouteModules[Id]>>(id);
}
