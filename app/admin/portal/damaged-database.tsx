import { Note } from "#app/ui/note.tsx";

export function DamagedDatabase({ damage }: { damage: string | undefined }) {
  if (damage === undefined) return null;
  return (
    <Note tone="care" className="my-6">
      <strong>The database of this site is damaged ({damage}).</strong> Some texts may be lost or
      unreadable. Ask whoever runs the site to look at the disk and to restore the newest backup.
    </Note>
  );
}
