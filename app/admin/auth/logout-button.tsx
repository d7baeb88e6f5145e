import { LineButton } from "#app/admin/ui/ghost-button.tsx";
import { Icon } from "#app/admin/ui/staff-icon.tsx";
import { useLogout } from "./use-logout.ts";

export function LogoutButton() {
  const { logOut, isLeaving, hasFailed } = useLogout();
  return (
    <span className="inline-flex items-center gap-3">
      {hasFailed && (
        <span role="alert" className="text-s">
          You are still signed in. Please try again.
        </span>
      )}
      <LineButton
        className="px-5! text-base! max-[24rem]:px-4!"
        aria-disabled={isLeaving}
        onClick={logOut}
      >
        <Icon name="logout" />
        Logout
      </LineButton>
    </span>
  );
}
