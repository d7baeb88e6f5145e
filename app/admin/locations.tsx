import { Outlet } from "react-router";
import { dbContext } from "#app/context.ts";
import { locationAddress } from "#domain/locations/location.ts";
import { listLocationLinks } from "#domain/locations/locations.server.ts";
import type { Route } from "./+types/locations";
import { ItemTable } from "./item-table.tsx";

export async function loader({ context }: Route.LoaderArgs) {
  return { locations: await listLocationLinks(context.get(dbContext)) };
}

export default function LocationsPage({ loaderData: { locations } }: Route.ComponentProps) {
  return (
    <>
      <ItemTable
        title="Location Pages"
        empty="No location pages yet."
        columns={[]}
        rows={locations.map(({ slug, main_heading }) => ({
          key: slug,
          name: main_heading,
          address: locationAddress(slug),
          cells: [],
        }))}
      />
      <Outlet />
    </>
  );
}
