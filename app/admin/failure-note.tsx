import { Note } from "#app/ui/note.tsx";

/** What went wrong, in the place where it was asked for; nothing where all is well. */
export function FailureNote({ failure }: { failure: string | undefined }) {
  if (failure === undefined) return null;
  return (
    <Note tone="error" role="alert">
      <strong>{failure}</strong>
    </Note>
  );
}
