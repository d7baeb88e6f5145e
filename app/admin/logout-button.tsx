import { useState } from "react";
import { Icon } from "#app/admin/staff-icon.tsx";
import { signOut } from "#app/api-client.ts";
import { Button, type ButtonLook } from "#app/ui/button.tsx";
import { userInfoKey } from "#domain/staff/user.ts";

/** After the reload the server redirects to /login. */
export function LogoutButton({ look = "lineOnDark" }: { look?: ButtonLook }) {
  const [state, setState] = useState<"idle" | "leaving" | "failed">("idle");

  async function leave() {
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
        look={look}
        size="small"
        className="px-5! text-base! max-[24rem]:px-4!"
        disabled={state === "leaving"}
        onClick={leave}
      >
        <Icon name="logout" />
        Logout
      </Button>
    </span>
  );
}
