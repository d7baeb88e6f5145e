import type { Page } from "playwright-core";
import { collections, singletons } from "#domain/clinic/clinic-definitions.ts";
import { getClinicPath } from "#domain/clinic/define-content.ts";
import type { PageState } from "./page-state.ts";

const listPaths = ["/admin/clinic", ...collections.map(({ kind }) => getClinicPath(kind))];
const formPaths = [
  ...singletons.map(({ kind }) => getClinicPath(kind)),
  ...collections.flatMap(({ kind, defaults, isFixed }) => [
    ...defaults.slice(0, 1).map(({ id }) => `${getClinicPath(kind)}/${id}/edit`),
    ...(isFixed ? [] : [`${getClinicPath(kind)}/new`]),
  ]),
];

export const clinicStates: PageState[] = [
  ...listPaths.map((path) => ({ name: "as it arrives", path })),
  ...formPaths.map((path) => ({
    name: "as it arrives",
    path,
    expected: /Blocked script execution in 'about:srcdoc'/, // The preview runs no scripts.
    enter: ({ page }: { page: Page }) => page.locator("dialog[open]").first().waitFor(),
  })),
];
