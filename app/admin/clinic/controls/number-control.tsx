import { staffFieldStyle } from "#app/admin/editor/text-field.tsx";
import type { NumberField } from "#domain/fields/content-fields.ts";
import { formatAmount, parseAmount } from "../describe-content.ts";
import type { ControlProps } from "../form-context.ts";
import { ControlField } from "./control-field.tsx";
import { useTypedText } from "./use-typed-text.ts";

export function NumberControl(props: ControlProps<NumberField, number | null>) {
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
            onBlur={() => {
              if (!Number.isNaN(value)) setTyped(undefined);
            }}
            className={`${staffFieldStyle} max-w-40`}
          />
          <span className={isMoney ? "sr-only" : "text-s text-muted"}>{unit}</span>
        </span>
      )}
    </ControlField>
  );
}

function formatNumber(value: number | null): string {
  return value === null || Number.isNaN(value) ? "" : String(value);
}

function parseNumber(text: string): number | null {
  const compact = text.replace(/\s/g, "");
  return compact === "" ? null : Number(compact);
}
