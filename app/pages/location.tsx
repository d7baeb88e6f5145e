import { data, redirect } from "react-router";
import { dbContext } from "#app/context.ts";
import { LocationSections } from "#app/sections/locations/location-sections.tsx";
import { createLocationView } from "#app/sections/locations/location-view.server.ts";
import { VisitUs } from "#app/sections/locations/visit-us.tsx";
import { loadServices } from "#app/sections/services/load-services.server.ts";
import { createPageHead } from "#app/seo/page-head.server.ts";
import { pageMeta } from "#app/seo/page-meta.ts";
import { areaServiceNode } from "#app/seo/structured-data/service-nodes.server.ts";
import { Breadcrumbs } from "#app/ui/breadcrumbs.tsx";
import { parseSlug } from "#domain/fields/slug.ts";
import { getLocationPath } from "#domain/location-pages/location-page.ts";
import {
  findLocationRedirect,
  findPublicLocation,
  listNextLocationLinks,
} from "#domain/location-pages/location-pages.server.ts";
import type { Route } from "./+types/location";

const maxOtherPages = 6;

export async function loader({ context, params }: Route.LoaderArgs) {
  const db = context.get(dbContext);
  const slug = parseSlug(params.slug);
  const page = slug === undefined ? undefined : await findPublicLocation(db, slug);
  if (page === undefined) {
    const currentSlug = slug && (await findLocationRedirect(db, slug));
    if (currentSlug) throw redirect(getLocationPath(currentSlug), 301);
    throw data("Could not found", { status: 404 });
  }
  if (params.slug !== page.slug) throw redirect(getLocationPath(page.slug), 301);

  const view = createLocationView(page, await loadServices(context));
  const { meta_title, meta_description, meta_keywords, meta_link } = page;
  return {
    head: createPageHead(context, {
      title: meta_title,
      description: meta_description,
      path: getLocationPath(page.slug),
      canonical: meta_link,
      picture: view.hero,
      breadcrumbs: [
        { name: "Home", to: "/" },
        { name: "Areas we serve", to: "/location" },
        { name: view.name },
      ],
      createNodes: (urls) => [
        areaServiceNode(urls, {
          heading: page.main_heading,
          description: meta_description,
          area: view.name,
        }),
      ],
      extraTags: [{ name: "keywords", content: meta_keywords }],
    }),
    ...view,
    otherPages: await listNextLocationLinks(db, page.slug, maxOtherPages),
  };
}

export const meta = pageMeta;
export const handle = { hydratesOn: "activity" };

export default function LocationPage({ loaderData }: Route.ComponentProps) {
  const { head, otherPages, ...view } = loaderData;
  return (
    <>
      <LocationSections view={view} aboveHeading={<Breadcrumbs items={head.breadcrumbs} />} />
      <VisitUs otherPages={otherPages} />
    </>
  );
}
