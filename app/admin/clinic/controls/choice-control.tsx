import { useId } from "react";
import { Select } from "#app/admin/ui/select.tsx";
import { Icon } from "#app/admin/ui/staff-icon.tsx";
import type {
  ChoiceField,
  ChoicesField,
  ContentField,
  ReferencesField,
} from "#domain/fields/content-fields.ts";
import { type ControlProps, useClinicForm } from "../form-context.ts";
import { ControlField } from "./control-field.tsx";
import { LabelledGroup } from "./labelled-group.tsx";

const maxRadios = 4;

export const pillStyle =
  "relative inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-full border-[1.5px] border-field bg-surface-raised px-4 text-s font-medium has-checked:border-brand has-checked:bg-brand has-checked:text-surface has-disabled:cursor-default has-disabled:border-dashed has-disabled:text-muted focus-frame";

export function ChoiceControl(props: ControlProps<ChoiceField, string>) {
  const { field, path, value, onChange } = props;
  const name = useId();
  const options = Object.entries(field.options);
  if (options.length > maxRadios) return <SelectControl {...props} options={options} />;
  return (
    <LabelledGroup field={field} path={path}>
      <div className="flex flex-wrap gap-2">
        {options.map(([option, label]) => (
          <label key={option} className={pillStyle}>
            <input
              type="radio"
              name={name}
              checked={value === option}
              onChange={() => onChange(option)}
              className="sr-only"
            />
            {label}
          </label>
        ))}
      </div>
    </LabelledGroup>
  );
}

export function ChoicesControl(props: ControlProps<ChoicesField | ReferencesField, string[]>) {
  const { field, path, value, onChange } = props;
  const { references } = useClinicForm();
  const known = field.kind === "choices" ? field.options : (references[field.to] ?? {});
  // A reference to an entry that was removed stays visible, so that it can be taken off.
  const removed = value.filter((key) => !Object.hasOwn(known, key));
  const options = [...Object.entries(known), ...removed.map((key): Option => [key, key])];
  if (field.kind === "references" && field.max === 1)
    return (
      <SelectControl
        {...props}
        options={[["", field.required ? "Choose" : "None"], ...options]}
        value={value[0] ?? ""}
        onChange={(key) => onChange(key === "" ? [] : [key])}
      />
    );
  return (
    <LabelledGroup field={field} path={path}>
      <div className="flex flex-wrap gap-2">
        {options.map(([option, label]) => {
          const isChecked = value.includes(option);
          const isClosed = field.kind === "choices" && field.closed?.includes(option) === true;
          return (
            <label key={option} className={pillStyle}>
              <input
                type="checkbox"
                checked={isChecked}
                // A day that was chosen before can still be taken off.
                disabled={isClosed && !isChecked}
                onChange={() =>
                  onChange(
                    isChecked ? value.filter((chosen) => chosen !== option) : [...value, option],
                  )
                }
                className="sr-only"
              />
              <Icon name={isChecked ? "check" : "plus"} />
              {label}
              {isClosed && " (closed)"}
            </label>
          );
        })}
      </div>
      {options.length === 0 && <p className="text-s text-muted">There is nothing to choose yet.</p>}
    </LabelledGroup>
  );
}

type Option = [key: string, label: string];

function SelectControl(props: ControlProps<ContentField, string> & { options: Option[] }) {
  const { field, path, options, value, onChange } = props;
  return (
    <ControlField field={field} path={path}>
      {(control) => (
        <Select
          {...control}
          name={path}
          value={value}
          onChange={({ target }) => onChange(target.value)}
          options={options}
        />
      )}
    </ControlField>
  );
}
