import { Callout } from "#app/ui/callout.tsx";
import { hourMs } from "#domain/records/time-units.ts";

interface BackupStatusProps {
  /** Undefined if no backup was ever made. */
  ageMs: number | undefined;
  isLate: boolean;
}

export function BackupStatus({ ageMs, isLate }: BackupStatusProps) {
  const summary = ageMs === undefined ? "No backup yet" : `Last backup ${formatAge(ageMs)}`;
  if (!isLate) return <p className="mt-10 text-s text-muted">{summary}</p>;
  return (
    <Callout tone="warning" className="my-6">
      <strong>{summary}.</strong> Ask whoever runs the site to look at the backups: everything
      written since would be lost if the server failed.
    </Callout>
  );
}

const relativeFormat = new Intl.RelativeTimeFormat("en-CA");

function formatAge(ageMs: number): string {
  const hours = Math.floor(ageMs / hourMs);
  if (hours < 1) return "less than an hour ago";
  return hours < 48
    ? relativeFormat.format(-hours, "hour")
    : relativeFormat.format(-Math.floor(hours / 24), "day");
}
