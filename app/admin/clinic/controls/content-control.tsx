import type { ContentField, ContentImage } from "#domain/fields/content-fields.ts";
import type { TimeSpan } from "#domain/fields/time-of-day.ts";
import type { ContentRecord } from "../describe-content.ts";
import type { ControlProps } from "../form-context.ts";
import { ChoiceControl, ChoicesControl } from "./choice-control.tsx";
import { DateControl } from "./date-control.tsx";
import { HoursControl } from "./hours-control.tsx";
import { ImageControl } from "./image-control.tsx";
import { ListControl } from "./list-control.tsx";
import { NumberControl } from "./number-control.tsx";
import { TextControl } from "./text-control.tsx";
import { TextsControl } from "./texts-control.tsx";
import { ToggleControl } from "./toggle-control.tsx";

/** One control for each kind of field: the definition guarantees the type of the value. */
export function ContentControl({ field, value, ...rest }: ControlProps<ContentField, unknown>) {
  switch (field.kind) {
    case "choice":
      return <ChoiceControl {...rest} field={field} value={value as string} />;
    case "choices":
    case "references":
      return <ChoicesControl {...rest} field={field} value={value as string[]} />;
    case "toggle":
      return <ToggleControl {...rest} field={field} value={value as boolean} />;
    case "number":
    case "money":
      return <NumberControl {...rest} field={field} value={value as number | null} />;
    case "date":
    case "dateTime":
      return <DateControl {...rest} field={field} value={value as string} />;
    case "hours":
      return <HoursControl {...rest} field={field} value={value as TimeSpan[]} />;
    case "image":
      return <ImageControl {...rest} field={field} value={value as ContentImage} />;
    case "texts":
      return <TextsControl {...rest} field={field} value={value as string[]} />;
    case "list":
      return <ListControl {...rest} field={field} value={value as ContentRecord[]} />;
    default:
      return <TextControl {...rest} field={field} value={value as string} />;
  }
}
