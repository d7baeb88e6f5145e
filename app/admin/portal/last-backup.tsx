import { Note } from "#app/ui/note.tsx";

interface LastBackupProps {
  /** Undefined if no backup was ever made. */
  ageMs: number | undefined;
  isLate: boolean;
}

export function LastBackup({ ageMs, isLate }: LastBackupProps) {
  const line = ageMs === undefined ? "No backup yet" : `Last backup ${formatAge(ageMs)}`;
  if (!isLate) return <p className="mt-10 text-s text-ink-soft">{line}</p>;
  return (
    <Note tone="care" className="my-6">
      <strong>{line}.</strong> Ask whoever runs the site to look at the backups: everything written
      since would be lost if the server failed.
    </Note>
  );
}

const hourMs = 60 * 60 * 1000;
const relative = new Intl.RelativeTimeFormat("en-CA");

function formatAge(ageMs: number): string {
  const hours = Math.floor(ageMs / hourMs);
  if (hours < 1) return "less than an hour ago";
  return hours < 48
    ? relative.format(-hours, "hour")
    : relative.format(-Math.floor(hours / 24), "day");
}
