import { useState } from "react";
import { staffFieldStyle } from "#app/admin/editor/text-field.tsx";
import type { NumberField } from "#domain/fields/content-fields.ts";
import { formatAmount, parseAmount } from "../describe-content.ts";
import type { ControlProps } from "../form-context.ts";
import { ControlField } from "./control-field.tsx";

/** The typed text stays as it is until the focus leaves, so that "95." does not become "95". */
export function NumberControl({
  field,
  path,
  value,
  onChange,
}: ControlProps<NumberField, number | null>) {
  const [typed, setTyped] = useState<string>();
  const isMoney = field.kind === "money";
  const format = isMoney ? formatAmount : formatNumber;
  const parse = isMoney ? parseAmount : parseNumber;
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
            value={typed ?? format(value)}
            onChange={({ target }) => {
              setTyped(target.value);
              onChange(parse(target.value));
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
