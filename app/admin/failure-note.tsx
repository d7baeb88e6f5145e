import { Note } from "#app/ui/note.tsx";

export function FailureNote({ failure }: { failure: string | undefined }) {
  if (failure === undefined) return null;
  return (
    <Note tone="error" role="alert">
      <strong>{failure}</strong>
    </Note>
  );
}
