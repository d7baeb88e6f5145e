import { dbContext } from "#app/context.ts";
import { readListQuery } from "#domain/items/staff-list.ts";
import { locationAddress } from "#domain/locations/location.ts";
import { locationListShape } from "#domain/locations/staff-location-list.ts";
import { listStaffLocationPage } from "#domain/locations/staff-locations.server.ts";
import type { Route } from "./+types/locations";
import { hourOrDay } from "./clinic-time.ts";
import { ItemList } from "./list/item-list.tsx";
import { ListFailure } from "./list/list-failure.tsx";
import type { ListRow } from "./list/list-row.ts";
import { daysLeftInWords } from "./list/list-summary.ts";
import { listWords } from "./list/list-words.ts";

export async function loader({ context, request }: Route.LoaderArgs) {
  const now = new Date();
  const query = readListQuery(locationListShape, new URL(request.url).searchParams);
  const { items, ...list } = await listStaffLocationPage(context.get(dbContext), query);
  const state = query.view === "trash" ? "trash" : "published";
  const rows = items.map(({ id, slug, title, date }): ListRow => {
    const when = state === "trash" ? daysLeftInWords(date, now) : `Saved ${hourOrDay(date, now)}`;
    return { id, title, address: locationAddress(slug), state, when };
  });
  return { ...list, query, rows };
}

export default function LocationsPage({ loaderData }: Route.ComponentProps) {
  return (
    <ItemList
      kind="location"
      shape={locationListShape}
      viewNames={{ all: "All", trash: "Trash" }}
      columns={[
        { part: "title", name: "Main heading", sort: "title" },
        { part: "date", name: "Date", sort: "date" },
      ]}
      {...loaderData}
    />
  );
}

export function ErrorBoundary() {
  return <ListFailure title={listWords.location.title} />;
}
