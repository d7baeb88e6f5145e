import { staffFieldStyle } from "#app/admin/editor/text-field.tsx";
import type {
  ContentField,
  ContentImage,
  DateField,
  NumberField,
} from "#domain/fields/content-fields.ts";
import type { TimeSpan } from "#domain/fields/time-of-day.ts";
import {
  type ContentRecord,
  formatAmount,
  formatNumber,
  parseAmount,
  parseNumber,
  type TypedNumber,
} from "../describe-content.ts";
import type { ControlProps } from "../form-context.ts";
import { ChoiceControl, ChoicesControl } from "./choice-control.tsx";
import { ControlField } from "./control-field.tsx";
import { HoursControl } from "./hours-control.tsx";
import { ImageControl } from "./image-control.tsx";
import { ListControl } from "./list-control.tsx";
import { TextControl } from "./text-control.tsx";
import { TextsControl } from "./texts-control.tsx";
import { ToggleControl } from "./toggle-control.tsx";
import { useTypedText } from "./use-typed-text.ts";

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
      return <NumberControl {...rest} field={field} value={value as TypedNumber} />;
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

function DateControl({ field, path, value, onChange }: ControlProps<DateField, string>) {
  return (
    <ControlField field={field} path={path}>
      {(control) => (
        <input
          {...control}
          name={path}
          type={field.kind === "date" ? "date" : "datetime-local"}
          value={value}
          onChange={({ target }) => onChange(target.value)}
          className={staffFieldStyle}
        />
      )}
    </ControlField>
  );
}

function NumberControl(props: ControlProps<NumberField, TypedNumber>) {
  const { field, path, value, onChange } = props;
  const isMoney = field.kind === "money";
  const format = isMoney ? formatAmount : formatNumber;
  const parse = isMoney ? parseAmount : parseNumber;
  const { shownText, setTyped } = useTypedText(value, format(value));
  const unit = isMoney ? "dollars" : field.unit;
  return (
    <ControlField field={field} path={path}>
      {(control) => (
        <span className="flex items-center gap-2">
          {isMoney && <span aria-hidden="true">$</span>}
          <input
            {...control}
            name={path}
            inputMode="decimal"
            autoComplete="off"
            value={shownText}
            onChange={({ target }) => {
              const number = parse(target.value);
              setTyped({ text: target.value, value: number });
              onChange(number);
            }}
            onBlur={() => setTyped(undefined)}
            className={`${staffFieldStyle} max-w-40`}
          />
          <span className={isMoney ? "sr-only" : "text-s text-muted"}>{unit}</span>
        </span>
      )}
    </ControlField>
  );
}
