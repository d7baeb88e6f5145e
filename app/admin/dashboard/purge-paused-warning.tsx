import { Callout } from "#app/ui/callout.tsx";

export function PurgePausedWarning({ hold }: { hold: { reason: "clock" | "size" } | undefined }) {
  if (hold === undefined) return null;
  return (
    <Callout tone="warning" className="my-6">
      <strong>Old messages and the trash are not being deleted for a day.</strong>{" "}
      {hold.reason === "clock"
        ? "The server’s clock is more than a week ahead of the last time it recorded. If the site was switched off for that long, nothing has to be done. If not, ask whoever runs the site to set the clock."
        : "More than a quarter of all messages have reached the end of their retention period, which is unusual. If that is right, nothing has to be done. If not, ask whoever runs the site to look at the clock and at MESSAGE_RETENTION_DAYS."}
    </Callout>
  );
}
