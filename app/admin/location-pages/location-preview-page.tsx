import { data } from "react-router";
import { dbContext } from "#app/context.ts";
import { LocationSections } from "#app/sections/locations/location-sections.tsx";
import { createLocationView } from "#app/sections/locations/location-view.server.ts";
import { VisitUs } from "#app/sections/locations/visit-us.tsx";
import { loadServices } from "#app/sections/services/load-services.server.ts";
import { getLocationPath } from "#domain/location-pages/location-page.ts";
import {
  findLocation,
  listNextLocationLinks,
} from "#domain/location-pages/location-pages.server.ts";
import { getDraftName } from "#domain/records/draft-name.ts";
import { requireAdmin } from "../auth/require-admin.server.ts";
import { PreviewBar } from "../editor/preview-bar.tsx";
import { parseId } from "../shell/parse-id.ts";
import type { Route } from "./+types/location-preview-page";
import { fillGaps } from "./location-preview.tsx";
import "#app/styles/staff.css";

const maxOtherPages = 6;

/** The preview uses the public layout, which has no guard of its own. */
export const middleware: Route.MiddlewareFunction[] = [requireAdmin];

export async function loader({ context, params }: Route.LoaderArgs) {
  const db = context.get(dbContext);
  const page = await findLocation(db, parseId(params.id));
  if (page === undefined) throw data("There is no such location page.", { status: 404 });
  const texts = fillGaps({ ...page, main_heading: getDraftName(page.main_heading) });
  return {
    id: page.location_id,
    state: page.status === "draft" ? "draft" : "public",
    path: getLocationPath(page.slug),
    heading: texts.main_heading,
    view: { ...createLocationView(page, await loadServices(context)), texts },
    otherPages: await listNextLocationLinks(db, page.slug, maxOtherPages),
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [
    { title: `Preview: ${loaderData?.heading ?? "no such page"}` },
    { name: "robots", content: "noindex, nofollow" },
  ];
}

export default function LocationPreviewPage({ loaderData }: Route.ComponentProps) {
  const { id, state, path, view, otherPages } = loaderData;
  return (
    <>
      <PreviewBar
        item="page"
        state={state}
        path={path}
        editPath={`/admin/location-pages/${id}/edit`}
      />
      <LocationSections view={view} />
      <VisitUs otherPages={otherPages} />
    </>
  );
}
