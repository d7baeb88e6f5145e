import type { ComponentProps } from "react";
import { AdvertisingWarning } from "./advertising-warning.tsx";
import { TextField } from "./text-field.tsx";

/** A text field with a warning about wording that the colleges' advertising rules restrict. */
export function CheckedTextField(props: ComponentProps<typeof TextField>) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <TextField {...props} />
      <AdvertisingWarning text={props.value} />
    </div>
  );
}
