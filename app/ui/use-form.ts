import { useState } from "react";
import {
  blankValues,
  type FieldErrors,
  type FieldList,
  type FieldValues,
  validateField,
  validateFields,
} from "#domain/fields/field-list.ts";

interface FormOptions<F extends FieldList> {
  initialValues?: Partial<FieldValues<F>>;
  initialErrors?: FieldErrors;
  /** Rules beyond those of the field list. */
  validate?: (values: FieldValues<F>) => Record<string, string | undefined>;
}

export type Form<F extends FieldList> = ReturnType<typeof useForm<F>>;

/** Holds what is typed, and applies the rules and sentences that the server has too. */
export function useForm<F extends FieldList>(fields: F, options: FormOptions<F> = {}) {
  const initialValues = { ...blankValues(fields), ...options.initialValues };
  const [values, setValues] = useState(initialValues);
  const [errors, setErrors] = useState<FieldErrors>(options.initialErrors ?? {});
  const [refusalCount, setRefusalCount] = useState(0);

  function refuse(found: FieldErrors) {
    setErrors(found);
    setRefusalCount((count) => count + 1);
  }

  function validateOne(name: string, value = "") {
    const field = fields[name];
    const error = field && validateField(field, value);
    setErrors(({ [name]: _before, ...others }) =>
      error === undefined ? others : { ...others, [name]: error },
    );
  }

  return {
    fields,
    values,
    errors,
    /** Unlike the errors, it stays the same while somebody types. */
    refusalCount,
    setErrors: refuse,
    /** Validates an invalid field on every keystroke, so that its error disappears once fixed. */
    setValue(name: keyof F & string, value: string) {
      setValues((current) => ({ ...current, [name]: value }));
      if (errors[name] !== undefined) validateOne(name, value);
    },
    mergeValues: (typed: Partial<FieldValues<F>>) =>
      setValues((current) => ({ ...current, ...typed })),
    validateOne: (name: keyof F & string) => validateOne(name, values[name]),
    validate(): FieldErrors {
      const found = validateFields(fields, values);
      for (const [name, error] of Object.entries(options.validate?.(values) ?? {}))
        if (error !== undefined) found[name] = error;
      refuse(found);
      return found;
    },
    /** Keeps a value that was typed after the render that it was taken from. */
    reset: () =>
      setValues((current) => {
        const changed = Object.entries(current).filter(([name, value]) => value !== values[name]);
        return { ...initialValues, ...Object.fromEntries(changed) };
      }),
  };
}
