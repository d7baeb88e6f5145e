import { createStaffMeta } from "#app/admin/shell/staff-meta.ts";
import { dbContext } from "#app/context.ts";
import { locationListConfig } from "#domain/location-pages/location-list-config.ts";
import { getLocationPath } from "#domain/location-pages/location-page.ts";
import { listStaffLocationPage } from "#domain/location-pages/staff-location-pages.server.ts";
import { parseListQuery } from "#domain/records/list-query.ts";
import { ItemList } from "../list/item-list.tsx";
import { ListError } from "../list/list-error.tsx";
import { listLabels } from "../list/list-labels.ts";
import type { ListRow } from "../list/list-row.ts";
import { formatDaysLeft } from "../list/list-summary.ts";
import { formatTimeOrDate } from "../ui/format-date.ts";
import type { Route } from "./+types/location-list-page";

const path = "/admin/location-pages";

export async function loader({ context, request }: Route.LoaderArgs) {
  const now = new Date();
  const query = parseListQuery(locationListConfig, new URL(request.url).searchParams);
  const { items, ...list } = await listStaffLocationPage(context.get(dbContext), query);
  const rows = items.map(({ id, slug, title, date, state }): ListRow => {
    const dateLabel =
      state === "trash" ? formatDaysLeft(date, now) : `Saved ${formatTimeOrDate(date, now)}`;
    const publicPath = slug && getLocationPath(slug);
    return { id, title, publicPath, previewPath: `${path}/${id}/preview`, state, dateLabel };
  });
  return { ...list, query, rows };
}

export const meta = () => createStaffMeta("Location Pages");

export default function LocationListPage({ loaderData }: Route.ComponentProps) {
  return (
    <ItemList
      kind="location"
      shape={locationListConfig}
      viewNames={{ all: "All", published: "Published", draft: "Drafts", trash: "Trash" }}
      columns={[
        { part: "title", name: "Main heading", sort: "title" },
        { part: "status", name: "Status", sort: "status" },
        { part: "date", name: "Date", sort: "date" },
      ]}
      {...loaderData}
    />
  );
}

export function ErrorBoundary() {
  return <ListError title={listLabels.location.title} />;
}
