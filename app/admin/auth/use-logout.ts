import { useState } from "react";
import { discardAllUnsentTexts } from "#app/admin/session/unsent-texts.ts";
import { requestSessionCheck } from "#app/admin/session/use-session-expiry.ts";
import { signOut } from "#app/api/sign-in-api.ts";
import { userInfoKey } from "#domain/staff/staff-user.ts";

/** The next person at this computer begins at the dashboard. */
export function reloadSignedOut() {
  if (location.pathname.startsWith("/admin")) history.replaceState(null, "", "/admin");
  location.reload();
}

/** After the reload the server redirects to /login. */
export function useLogout() {
  const [state, setState] = useState<"idle" | "leaving" | "failed">("idle");

  async function logOut() {
    setState("leaving");
    if (!(await signOut())) return setState("failed");
    localStorage.removeItem(userInfoKey);
    discardAllUnsentTexts();
    // The other tabs hide what they show.
    addEventListener("pagehide", requestSessionCheck, { once: true });
    reloadSignedOut();
  }

  return { logOut, isLeaving: state === "leaving", hasFailed: state === "failed" };
}
