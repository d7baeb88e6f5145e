import { useId } from "react";
import type { ToggleField } from "#domain/fields/content-fields.ts";
import type { ControlProps } from "../form-context.ts";

export function ToggleControl({ field, value, onChange }: ControlProps<ToggleField, boolean>) {
  const helpId = useId();
  return (
    <div className="grid gap-1">
      <Switch
        label={field.label}
        isOn={value}
        describedBy={field.help && helpId}
        onChange={onChange}
      />
      {field.help && (
        <p id={helpId} className="pl-15 text-s leading-[1.45] text-muted">
          {field.help}
        </p>
      )}
    </div>
  );
}

interface SwitchProps {
  label: string;
  /** The name for screen readers, if the visible label alone is ambiguous. */
  name?: string;
  isOn: boolean;
  describedBy?: string | undefined;
  onChange: (isOn: boolean) => void;
}

export function Switch({ label, name, isOn, describedBy, onChange }: SwitchProps) {
  return (
    <label className="inline-flex min-h-11 cursor-pointer items-center gap-3 font-semibold">
      <input
        type="checkbox"
        aria-label={name}
        aria-describedby={describedBy}
        checked={isOn}
        onChange={({ target }) => onChange(target.checked)}
        className="peer sr-only"
      />
      <span
        aria-hidden="true"
        className="relative h-7 w-12 flex-none rounded-full border-[1.5px] border-field bg-surface-raised transition-colors after:absolute after:top-1/2 after:left-0.75 after:size-5 after:-translate-y-1/2 after:rounded-full after:border-10 after:border-transparent after:bg-neutral after:transition-transform peer-checked:border-brand peer-checked:bg-brand peer-checked:after:translate-x-5 peer-checked:after:bg-surface-bright peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-brand"
      />
      {label}
    </label>
  );
}
