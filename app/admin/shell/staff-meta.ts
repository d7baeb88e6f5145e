import { clinic } from "#content/clinic.ts";

/** The staff area has no search titles, and search engines leave it out. */
export function createStaffMeta(pageName?: string) {
  return [
    { title: pageName ? `${pageName} | Staff area` : `Staff area | ${clinic.name}` },
    { name: "description", content: `The staff area of ${clinic.name}.` },
    { name: "robots", content: "noindex, nofollow" },
  ];
}
