import { type RefObject, useEffect, useRef, useState } from "react";
import type { RefusedForm } from "#app/context.ts";
import { type FieldErrors, filterInput } from "#domain/fields/field-list.ts";
import type { MessageForm } from "#domain/messages/message.ts";
import { pickFormErrors, validateFormField } from "./contact-form-validation.ts";
import type { ContactFormValues } from "./use-submission.ts";

export function useContactFields(
  form: MessageForm,
  formElement: RefObject<HTMLFormElement | null>,
  refusal: RefusedForm | undefined,
) {
  const initialErrors = pickFormErrors(form, refusal?.errors);
  const [values, setValues] = useState<ContactFormValues>(refusal?.values ?? {});
  const [errors, setErrors] = useState(initialErrors);
  /** The summary keeps listing these fields until the next attempt or until no error is left. */
  const [invalidFields, setInvalidFields] = useState(Object.keys(initialErrors));
  const [isHydrated, setIsHydrated] = useState(false);
  const isSubmitPressed = useRef(false);
  const touched = useRef(new Set<string>());

  useEffect(() => {
    setIsHydrated(true);
    const typedInput = readEarlyInput(form, formElement.current);
    setValues((current) => ({ ...current, ...typedInput }));
  }, [form, formElement]);

  function setFieldError(name: string, error: string | undefined) {
    setErrors(({ [name]: _before, ...others }) =>
      error === undefined ? others : { ...others, [name]: error },
    );
  }

  return {
    values,
    errors,
    invalidFields,
    isHydrated,
    replaceErrors(next: FieldErrors) {
      setErrors(next);
      setInvalidFields(Object.keys(next));
    },
    clearErrors: () => setErrors({}),
    clearValue: (name: string) => setValues((typedInput) => ({ ...typedInput, [name]: "" })),
    clearValues() {
      touched.current.clear();
      setValues({});
    },
    /** Validates an invalid field on every keystroke, so that its error disappears once fixed. */
    onChange(name: string, value: string) {
      touched.current.add(name);
      setValues((typedInput) => ({ ...typedInput, [name]: value }));
      if (errors[name] !== undefined) setFieldError(name, validateFormField(form, name, value));
    },
    onFocus() {
      isSubmitPressed.current = false;
    },
    onBlur(name: string) {
      if (touched.current.has(name) && !isSubmitPressed.current)
        setFieldError(name, validateFormField(form, name, values[name]));
    },
    /** An error that appears on blur would move the button away from under the pointer. */
    onPointerDown() {
      isSubmitPressed.current = true;
    },
  };
}

/** The browser validates until hydration; text that was typed before is taken over. */
function readEarlyInput(form: MessageForm, element: HTMLFormElement | null): ContactFormValues {
  const typedInput = [...new FormData(element ?? undefined).entries()].flatMap(([name, value]) =>
    typeof value === "string" && value !== "" ? [[name, filterFieldInput(form, name, value)]] : [],
  );
  return Object.fromEntries(typedInput);
}

function filterFieldInput(form: MessageForm, name: string, typedInput: string): string {
  const field = form.fields[name];
  return field === undefined ? typedInput : filterInput(field, typedInput);
}
