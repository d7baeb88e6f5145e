import { Outlet, useLocation } from "react-router";
import { ListError } from "#app/admin/list/list-error.tsx";
import { staffContext } from "#app/context.ts";
import { FilterChips } from "#app/ui/filter-chips.tsx";
import type { Route } from "./+types/account-layout";

export async function loader({ context }: Route.LoaderArgs) {
  const staff = await context.get(staffContext)();
  return { name: staff?.name ?? "", email: staff?.email ?? "" };
}

const tabs = [
  { name: "You", to: "/admin/account" },
  { name: "Staff", to: "/admin/account/staff" },
  { name: "Images", to: "/admin/account/images" },
  { name: "Activity log", to: "/admin/account/log" },
];

export default function AccountLayout({ loaderData: { name, email } }: Route.ComponentProps) {
  const { pathname } = useLocation();
  return (
    <>
      <h1 className="text-[clamp(2rem,1.7rem+1vw,2.5rem)]">Account</h1>
      <p className="mt-1.5 mb-5 text-muted [overflow-wrap:anywhere]">
        Signed in as {name}, {email}
      </p>
      <FilterChips
        label="Account"
        chips={tabs.map((tab) => ({ ...tab, isCurrent: tab.to === pathname }))}
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
