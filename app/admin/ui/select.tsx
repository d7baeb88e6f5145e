import type { ComponentProps } from "react";
import { Field, fieldStyle } from "#app/ui/field.tsx";
import { useIsHydrated } from "#app/ui/use-is-hydrated.ts";
import { Icon } from "./staff-icon.tsx";

const looks = {
  field: {
    box: "block",
    select: `${fieldStyle} min-h-11.5! py-2! pr-11! text-base!`,
    icon: "right-4",
  },
  pill: {
    box: "min-w-0 max-tablet:w-full",
    select:
      "min-h-11 w-full rounded-full border-[1.5px] border-field bg-surface-bright pr-10 pl-4 text-s font-medium focus-visible:rounded-full",
    icon: "right-4 size-[1em]!",
  },
  text: {
    box: "min-w-0",
    select:
      "field-sizing-content min-h-11 w-full rounded-full bg-transparent pr-8 pl-3 text-right text-s font-semibold text-brand focus-visible:rounded-full",
    icon: "right-2 size-[1em]! text-brand",
  },
};

interface SelectProps extends Omit<ComponentProps<"select">, "children"> {
  options: (readonly [value: string | number, label: string])[];
  look?: keyof typeof looks;
  boxClassName?: string;
}

export function Select({ options, look = "field", boxClassName = "", ...control }: SelectProps) {
  const { box, select, icon } = looks[look];
  const isHydrated = useIsHydrated();
  return (
    <span className={`relative ${box} ${boxClassName}`}>
      <select
        // A choice before hydration would be lost.
        disabled={control.onChange !== undefined && !isHydrated}
        {...control}
        className={`appearance-none ${select}`}
      >
        {options.map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <Icon
        name="chevron-down"
        className={`pointer-events-none absolute top-1/2 -translate-y-1/2 ${icon}`}
      />
    </span>
  );
}

type SelectFieldProps = SelectProps & { label: string; error?: string | undefined };

export function SelectField({ label, error, ...rest }: SelectFieldProps) {
  return (
    <Field label={label} error={error}>
      {(control) => <Select {...control} {...rest} />}
    </Field>
  );
}
