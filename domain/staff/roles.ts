import type { ClinicKind } from "../clinic/define-content.ts";

export const roles = ["owner", "desk", "writer"] as const;
export type Role = (typeof roles)[number];

export const roleLabels: Record<Role, string> = {
  owner: "Owner",
  desk: "Front desk",
  writer: "Writer",
};

export const roleDescriptions: Record<Role, string> = {
  owner: "Everything, and who may sign in.",
  desk: "Reads and answers messages, and changes the reply templates, the notice, the hours and the contact details.",
  writer:
    "Writes posts and location pages, and the clinic’s services, categories and gallery. Never sees a message.",
};

const otherAreas = ["everyone", "messages", "posts", "location-pages", "images", "owners"] as const;

export type StaffArea = ClinicKind | (typeof otherAreas)[number];

/** An owner may enter every area; one that is not listed here is for owners alone. */
const areaRoles: Partial<Record<StaffArea, Role[]>> = {
  everyone: ["desk", "writer"],
  messages: ["desk"],
  notice: ["desk"],
  hours: ["desk"],
  contact: ["desk"],
  posts: ["writer"],
  "location-pages": ["writer"],
  images: ["writer"],
  services: ["writer"],
  categories: ["writer"],
  gallery: ["writer"],
  replies: ["desk"],
};

/** Other kinds of clinic content are for owners alone. */
const staffAreas = [...new Set([...otherAreas, ...(Object.keys(areaRoles) as StaffArea[])])];

export function listAreaRoles(area: StaffArea): Role[] {
  return ["owner", ...(areaRoles[area] ?? [])];
}

export function mayAccess(role: Role, area: StaffArea): boolean {
  return listAreaRoles(area).includes(role);
}

export function getContentArea(kind: string): StaffArea {
  const isOther = otherAreas.some((area) => area === kind);
  return !isOther && isStaffArea(kind) ? kind : "owners";
}

export function isStaffArea(name: string): name is StaffArea {
  return staffAreas.some((area) => area === name);
}

const plurals: Record<Role, string> = {
  owner: "owners",
  desk: "the front desk",
  writer: "writers",
};

export function formatAreaRefusal(area: StaffArea): string {
  return `This is for ${listAreaRoles(area)
    .map((role) => plurals[role])
    .join(" and ")}.`;
}
