import { Outlet, useLocation } from "react-router";
import { ListFailure } from "#app/admin/list/list-failure.tsx";
import { staffContext } from "#app/context.ts";
import { ChipLinks } from "#app/ui/chip-links.tsx";
import type { Route } from "./+types/account-layout";

export async function loader({ context }: Route.LoaderArgs) {
  const staff = await context.get(staffContext)();
  return { name: staff?.name ?? "", email: staff?.email ?? "" };
}

const places = [
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
      <p className="mt-1.5 mb-5 text-ink-soft [overflow-wrap:anywhere]">
        Signed in as {name}, {email}
      </p>
      <ChipLinks
        label="Account"
        chips={places.map((place) => ({ ...place, isCurrent: place.to === pathname }))}
      />
      <div className="mt-6">
        <Outlet />
      </div>
    </>
  );
}

export function ErrorBoundary() {
  return <ListFailure title="Account" />;
}
