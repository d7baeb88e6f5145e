import { data, isRouteErrorResponse, Link } from "react-router";
import { dbContext, staffSessionContext } from "#app/context.ts";
import { endSentence, formatItems } from "#domain/clinic/number-words.ts";
import { formatAreaRefusal, isStaffArea, mayAccess } from "#domain/staff/roles.ts";
import { listActiveOwners } from "#domain/staff/staff-users.server.ts";
import type { Route } from "./+types/admin-not-found-page";

/** The guard sends users to /admin/refused, because an error that it throws has no staff layout. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const area = new URL(request.url).searchParams.get("area") ?? "";
  const { role } = context.get(staffSessionContext).staff;
  const isRefusal = params["*"] === "refused" && isStaffArea(area);
  if (!isRefusal || mayAccess(role, area)) throw data(undefined, { status: 404 });
  const owners = await listActiveOwners(context.get(dbContext));
  const names = owners.map(({ name }) => name);
  const advice = `Please ask ${formatItems(names, "or")}`;
  throw data(endSentence(`${formatAreaRefusal(area)} ${advice}`), { status: 403 });
}

export default function AdminNotFoundPage() {
  return null;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const isRefusal = isRouteErrorResponse(error) && error.status === 403;
  return (
    <div className="stack">
      <h1 className="text-[clamp(2rem,1.7rem+1vw,2.5rem)]">
        {isRefusal ? "This page is not for your role." : "There is nothing here."}
      </h1>
      {isRefusal && <p className="lead">{error.data}</p>}
      <p>
        <Link to="/admin" className="inline-flex min-h-11 items-center underline">
          Go to the home page of the staff area
        </Link>
      </p>
    </div>
  );
}
