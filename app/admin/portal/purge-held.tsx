import { Note } from "#app/ui/note.tsx";

interface PurgeHeldProps {
  hold: { reason: "clock" | "size" } | undefined;
}

/** Says that old messages and the trash are not deleted yet, and why; nothing where all is well. */
export function PurgeHeld({ hold }: PurgeHeldProps) {
  if (hold === undefined) return null;
  return (
    <Note tone="care" className="my-6">
      <strong>Old messages and the trash are not being deleted for a day.</strong>{" "}
      {hold.reason === "clock"
        ? "The clock of the server is more than a week ahead of the last time that it showed. If the site was switched off for so long, all is well. If not, ask whoever runs it to set the clock."
        : "More than a quarter of all messages have reached the end of their time, which is unusual. If that is right, nothing has to be done. If not, ask whoever runs the site to look at the clock and at MESSAGE_RETENTION_DAYS."}
    </Note>
  );
}
