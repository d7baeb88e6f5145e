import { Callout } from "#app/ui/callout.tsx";

export function DatabaseCorruptionWarning({ corruption }: { corruption: string | undefined }) {
  if (corruption === undefined) return null;
  return (
    <Callout tone="warning" className="my-6">
      <strong>The database of this site is damaged ({corruption}).</strong> Some texts may be lost
      or unreadable. Ask whoever runs the site to look at the disk and to restore the newest backup.
    </Callout>
  );
}
