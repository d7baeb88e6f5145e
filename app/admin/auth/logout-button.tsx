import { useState } from "react";
import { Icon } from "#app/admin/ui/staff-icon.tsx";
import { signOut } from "#app/api/api-client.ts";
import { Button, type ButtonVariant } from "#app/ui/button.tsx";
import { userInfoKey } from "#domain/staff/staff-user.ts";

/** After the reload the server redirects to /login. */
export function LogoutButton({ variant = "lineOnDark" }: { variant?: ButtonVariant }) {
  const [state, setState] = useState<"idle" | "leaving" | "failed">("idle");

  async function logOut() {
    setState("leaving");
    if (!(await signOut())) return setState("failed");
    localStorage.removeItem(userInfoKey);
    location.reload();
  }

  return (
    <span className="inline-flex items-center gap-3">
      {state === "failed" && (
        <span role="alert" className="text-s">
          You are still signed in. Please try again.
        </span>
      )}
      <Button
        variant={variant}
        size="small"
        className="px-5! text-base! max-[24rem]:px-4!"
        disabled={state === "leaving"}
        onClick={logOut}
      >
        <Icon name="logout" />
        Logout
      </Button>
    </span>
  );
}
