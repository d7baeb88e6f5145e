import { data, isRouteErrorResponse, Link, useParams, useRouteError } from "react-router";
import { createStaffMeta } from "#app/admin/shell/staff-meta.ts";
import { dbContext, staffSessionContext } from "#app/context.ts";
import { getClinicPath } from "#domain/clinic/define-content.ts";
import { ListError } from "../list/list-error.tsx";
import { parseId } from "../shell/parse-id.ts";
import type { Route } from "./+types/clinic-content-page";
import { ClinicEditor } from "./clinic-editor.tsx";
import { loadClinicList } from "./clinic-list.server.ts";
import { ClinicList } from "./clinic-list-view.tsx";
import { loadEntryForm, loadNewEntryForm, loadSingletonForm } from "./clinic-loaders.server.ts";
import { loadOverview } from "./clinic-overview.server.ts";
import { ClinicOverview } from "./clinic-overview-view.tsx";
import { searchContent } from "./search-content.server.ts";

const overviewPath = "/admin/clinic";
const maxSearchLength = 100;

/** The overview, /hours, /gallery, /gallery/new and /gallery/7/edit. */
export async function loader({ context, request, params }: Route.LoaderArgs) {
  const { kind, id, action } = params;
  const db = context.get(dbContext);
  if (kind === undefined) {
    const { role } = context.get(staffSessionContext).staff;
    const search =
      new URL(request.url).searchParams.get("q")?.trim().slice(0, maxSearchLength) ?? "";
    return {
      overview: await loadOverview(db, role),
      search,
      found: await searchContent(db, role, search),
    };
  }
  const isEntry = id === "new" ? action === undefined : action === "edit";
  if (id !== undefined && !isEntry) throw data(undefined, { status: 404 });
  const form = id === undefined ? await loadSingletonForm(db, kind) : undefined;
  if (form) return { form };
  const list = await loadClinicList(db, kind);
  if (id === undefined) return { list };
  if (id !== "new") return { list, entry: await loadEntryForm(db, kind, parseId(id)) };
  const from = new URL(request.url).searchParams.get("from");
  return {
    list,
    entry: await loadNewEntryForm(db, kind, from === null ? undefined : parseId(from)),
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  const { form, list, entry } = loaderData ?? {};
  return createStaffMeta((form ?? entry)?.heading ?? list?.label ?? "The clinic");
}

export default function ClinicContentPage({ loaderData }: Route.ComponentProps) {
  const { overview, form, list, entry } = loaderData;
  if (overview) {
    const { search, found } = loaderData;
    return <ClinicOverview items={overview} search={search} found={found} />;
  }
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
  const { kind, id } = useParams();
  if (!isRouteErrorResponse(error) || error.status !== 404) return <ListError title="The clinic" />;
  return (
    <div className="stack">
      <h1 className="text-[clamp(2rem,1.7rem+1vw,2.5rem)]">There is nothing here.</h1>
      <p>
        It may have been deleted. You can restore it from the trash for 30 days. Your unsaved text
        is offered again once it is back.
      </p>
      <p>
        <Link
          to={kind && id ? getClinicPath(kind) : overviewPath}
          className="inline-flex min-h-11 items-center underline"
        >
          {kind && id ? "Go to the list" : "Go to the clinic’s content"}
        </Link>
      </p>
    </div>
  );
}
