import { symptoms } from "#content/symptoms.ts";
import { findPublicPost } from "#domain/posts/public-posts.server.ts";
import type { Db } from "#domain/records/tables.ts";
import type { ShownService } from "./load-services.server.ts";
import type { FinderRow } from "./service-finder.tsx";

const servicePath = "/service/";
const postPath = "/blogs/";

/** Leaves out the services and posts that staff have hidden, and what has no service then. */
export async function listFinderRows(db: Db, shown: ShownService[]): Promise<FinderRow[]> {
  const rows = await Promise.all(
    symptoms.map(async ({ label, services, links = [] }) => {
      const visible = await Promise.all(
        links.map(
          async ({ to }) =>
            !to.startsWith(postPath) ||
            (await findPublicPost(db, to.slice(postPath.length))) !== undefined,
        ),
      );
      return {
        label,
        services: services.flatMap(({ to, hint = "" }) => {
          const service = shown.find(({ url }) => url === to.slice(servicePath.length));
          if (service === undefined) return [];
          const { menuName, picture } = service;
          return { to, name: menuName, hint, picture };
        }),
        links: links.filter((_, i) => visible[i]),
      };
    }),
  );
  return rows.filter(({ services }, i) => services.length > 0 || i === rows.length - 1);
}
