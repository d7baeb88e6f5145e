import type { NavigationLink } from "#content/navigation.ts";
import { symptoms } from "#content/symptoms.ts";
import { listOffered } from "#domain/clinic/services-definition.ts";
import { findPublicPost } from "#domain/posts/public-posts.server.ts";
import type { Db } from "#domain/records/tables.ts";
import type { ShownService } from "./load-services.server.ts";
import type { FinderRow } from "./service-finder.tsx";

const servicePath = "/service/";
const postPath = "/blogs/";
const feesLink = { name: "What a visit costs", to: "/fees" };

/**
 * Leaves out services that are not offered, hidden posts, and rows that are left without a service. A row
 * without links of its own leads to the fees.
 */
export async function listFinderRows(db: Db, services: ShownService[]): Promise<FinderRow[]> {
  const offered = listOffered(services);
  const rows = await Promise.all(
    symptoms.map(async ({ label, services: suggested, links = [] }) => {
      const shown = suggested.flatMap(({ to, hint = "" }) => {
        const service = offered.find(({ url }) => url === to.slice(servicePath.length));
        if (service === undefined) return [];
        const { menuName, picture } = service;
        return { to, name: menuName, hint, picture };
      });
      const visibleLinks = await listVisibleLinks(db, links);
      const isLeftWithoutLink = shown.length > 0 && visibleLinks.length === 0;
      return { label, services: shown, links: isLeftWithoutLink ? [feesLink] : visibleLinks };
    }),
  );
  return rows.filter(({ services }, i) => services.length > 0 || i === rows.length - 1);
}

/** Leaves out posts that staff have hidden. */
export async function listVisibleLinks(db: Db, links: NavigationLink[]): Promise<NavigationLink[]> {
  const visible = await Promise.all(
    links.map(
      async ({ to }) =>
        !to.startsWith(postPath) ||
        (await findPublicPost(db, to.slice(postPath.length))) !== undefined,
    ),
  );
  return links.filter((_, i) => visible[i]);
}
