import { useEffect, useRef } from "react";
import { GhostButton } from "#app/admin/ui/ghost-button.tsx";
import type { PasswordLink } from "#app/api/account-api.ts";
import { Callout } from "#app/ui/callout.tsx";
import { passwordLinkHours } from "#domain/staff/staff-user.ts";
import { CopyButton } from "../ui/copy-button.tsx";

/** The server stores only a hash of the link, so it cannot be shown again. */
export function PasswordLinkNotice({
  passwordLink,
  onDone,
}: {
  passwordLink: PasswordLink;
  onDone: () => void;
}) {
  const { user, link } = passwordLink;
  const callout = useRef<HTMLDivElement>(null);
  useEffect(() => {
    callout.current?.scrollIntoView({ block: "nearest" });
    callout.current?.focus();
  }, []);
  return (
    <Callout ref={callout} tabIndex={-1} role="group" aria-label={`One-time link for ${user.name}`}>
      <p>
        <strong>
          One-time link for {user.name}, {user.email}:
        </strong>{" "}
        give it to them yourself. It is shown only now, and works once, within {passwordLinkHours}{" "}
        hours. Anyone who has it can choose the password.
      </p>
      <p className="my-3 rounded-field border border-line bg-surface-bright px-3 py-2 [overflow-wrap:anywhere] select-all">
        {link}
      </p>
      <span className="flex flex-wrap items-center gap-2">
        <CopyButton text={link} label="link" />
        <GhostButton onClick={onDone}>Hide it</GhostButton>
      </span>
    </Callout>
  );
}
