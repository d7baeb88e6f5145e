import { Outlet, useLocation } from "react-router";
import { ListError } from "#app/admin/list/list-error.tsx";
import { ListFilters } from "#app/admin/list/list-filters.tsx";
import { useSignedInUser } from "#app/admin/session/signed-in-user.ts";
import { mayAccess, roleLabels, type StaffArea } from "#domain/staff/roles.ts";

const tabs: { name: string; to: string; area: StaffArea }[] = [
  { name: "You", to: "/admin/account", area: "everyone" },
  { name: "Staff", to: "/admin/account/staff", area: "owners" },
  { name: "Images", to: "/admin/account/images", area: "images" },
  { name: "Activity log", to: "/admin/account/log", area: "owners" },
];

export default function AccountLayout() {
  const { name, email, role } = useSignedInUser();
  const { pathname } = useLocation();
  const visibleTabs = tabs.filter(({ area }) => mayAccess(role, area));
  return (
    <>
      <h1 className="text-[clamp(2rem,1.7rem+1vw,2.5rem)]">Account</h1>
      <p className="mt-1.5 mb-5 text-muted [overflow-wrap:anywhere]">
        Signed in as {name}, {roleLabels[role]}, {email}
      </p>
      <ListFilters
        label="Account"
        filters={visibleTabs.map(({ name: tabName, to }) => ({
          view: to,
          name: tabName,
          to,
          isCurrent: to === pathname,
        }))}
      />
      <div className="mt-6">
        <Outlet />
      </div>
    </>
  );
}

export function ErrorBoundary() {
  return <ListError title="Account" />;
}
