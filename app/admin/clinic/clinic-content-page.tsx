import { data, isRouteErrorResponse, Link, useRouteError } from "react-router";
import { dbContext, staffContext } from "#app/context.ts";
import { getClinicPath } from "#domain/clinic/define-content.ts";
import { ListError } from "../list/list-error.tsx";
import { parseId } from "../shell/parse-id.ts";
import type { Route } from "./+types/clinic-content-page";
import { ClinicEditor } from "./clinic-editor.tsx";
import { loadClinicList } from "./clinic-list.server.ts";
import { ClinicList } from "./clinic-list-view.tsx";
import { loadEntryForm, loadSingletonForm } from "./clinic-loaders.server.ts";
import { loadOverview } from "./clinic-overview.server.ts";
import { ClinicOverview } from "./clinic-overview-view.tsx";

const overviewPath = "/admin/clinic";

/** The overview, /hours, /gallery, /gallery/new and /gallery/7/edit. */
export async function loader({ context, params: { kind, id, action } }: Route.LoaderArgs) {
  const db = context.get(dbContext);
  if (kind === undefined) {
    const staff = await context.get(staffContext)();
    return { overview: staff ? await loadOverview(db, staff.role) : [] };
  }
  const isEntry = id === "new" ? action === undefined : action === "edit";
  if (id !== undefined && !isEntry) throw data(undefined, { status: 404 });
  const form = id === undefined ? await loadSingletonForm(db, kind) : undefined;
  if (form) return { form };
  const list = await loadClinicList(db, kind);
  if (id === undefined) return { list };
  return { list, entry: await loadEntryForm(db, kind, id === "new" ? undefined : parseId(id)) };
}

export default function ClinicContentPage({ loaderData }: Route.ComponentProps) {
  const { overview, form, list, entry } = loaderData;
  if (overview) return <ClinicOverview items={overview} />;
  if (form) return <ClinicEditor key={form.kind} {...form} listPath={overviewPath} />;
  return (
    <ClinicList key={list.kind} {...list}>
      {entry && (
        <ClinicEditor
          key={`${entry.kind} ${entry.id}`}
          {...entry}
          listPath={getClinicPath(entry.kind)}
        />
      )}
    </ClinicList>
  );
}

export function ErrorBoundary() {
  const error = useRouteError();
  if (!isRouteErrorResponse(error) || error.status !== 404) return <ListError title="The clinic" />;
  return (
    <div className="stack">
      <h1 className="text-dl">There is nothing here.</h1>
      <Link to="/admin/clinic" className="underline">
        Go to the clinic’s content
      </Link>
    </div>
  );
}
