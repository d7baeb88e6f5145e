import type { ComponentProps } from "react";
import { ClaimNote } from "./claim-note.tsx";
import { TextField } from "./text-field.tsx";

/** A text field with a warning about wording that the colleges' advertising rules restrict. */
export function ClaimField(props: ComponentProps<typeof TextField>) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <TextField {...props} />
      <ClaimNote text={props.value} />
    </div>
  );
}
