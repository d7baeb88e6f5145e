import { useEffect, useRef } from "react";
import { Note } from "#app/ui/note.tsx";
import { QuietButton } from "#app/ui/quiet-button.tsx";
import { linkHours } from "#domain/staff/user.ts";
import type { HandOver } from "./account-calls.ts";
import { CopyButton } from "./copy-button.tsx";

/** The server stores only a hash of the link, so it cannot be shown again. */
export function HandOverNote({ handOver, onDone }: { handOver: HandOver; onDone: () => void }) {
  const { user, link } = handOver;
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => {
    note.current?.scrollIntoView({ block: "nearest" });
    note.current?.focus();
  }, []);
  return (
    <Note ref={note} tabIndex={-1} role="group" aria-label={`One-time link for ${user.name}`}>
      <p>
        <strong>One-time link for {user.name}:</strong> give it to them yourself. It is shown only
        now, and works once, within {linkHours} hours. Anyone who has it can choose the password.
      </p>
      <p className="my-3 rounded-field border border-line bg-pure px-3 py-2 [overflow-wrap:anywhere] select-all">
        {link}
      </p>
      <span className="flex flex-wrap items-center gap-2">
        <CopyButton text={link} what="link" />
        <QuietButton onClick={onDone}>Hide it</QuietButton>
      </span>
    </Note>
  );
}
