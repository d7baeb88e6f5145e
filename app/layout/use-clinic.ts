import type { ClinicFacts } from "#domain/clinic/clinic-facts.ts";
import { useRouteData } from "./use-route-data.ts";

/** The clinic's phone, hours and the like, as staff have set them. */
export function useClinic(): ClinicFacts {
  const clinic = useOptionalClinic();
  if (clinic === undefined) throw new Error("The root loader has failed");
  return clinic;
}

/** Undefined on an error page if it was the root loader that failed. */
export function useOptionalClinic(): ClinicFacts | undefined {
  return useRouteData("root")?.clinic;
}
