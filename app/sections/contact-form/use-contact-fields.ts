import { type RefObject, useEffect, useRef, useState } from "react";
import type { RefusedForm } from "#app/context.ts";
import { useForm } from "#app/ui/use-form.ts";
import { useIsHydrated } from "#app/ui/use-is-hydrated.ts";
import { blankValues, filterInput, pickErrors } from "#domain/fields/field-list.ts";
import type { MessageForm } from "#domain/messages/message.ts";
import { readUnsentMessage, saveUnsentMessage } from "./unsent-message.ts";

export function useContactFields(
  { fields, path }: MessageForm,
  formElement: RefObject<HTMLFormElement | null>,
  start: Pick<RefusedForm, "values"> & Partial<RefusedForm>,
) {
  const { mergeValues, setValue, reset, ...form } = useForm(fields, {
    initialValues: start.values,
    initialErrors: pickErrors(fields, start.errors),
  });
  const isHydrated = useIsHydrated();
  const [isReady, setIsReady] = useState(false);
  const isSubmitPressed = useRef(false);
  const touched = useRef(new Set<string>());

  // biome-ignore lint/correctness/useExhaustiveDependencies: only once, at hydration.
  useEffect(() => {
    const input = {
      ...readUnsentMessage(path),
      ...readEarlyInput(fields, formElement.current, form.values),
    };
    for (const name of Object.keys(input)) if (name in fields) touched.current.add(name);
    mergeValues(input);
    setIsReady(true);
  }, []);

  useEffect(() => {
    // An opening sentence that is left as it is must not follow to another topic.
    if (touched.current.size > 0) saveUnsentMessage(path, form.values, [...touched.current]);
  }, [path, form.values]);

  return {
    ...form,
    isHydrated,
    /** The values have what the visitor typed before hydration. */
    isReady,
    clearValue: (name: string) => setValue(name, ""),
    clearValues() {
      touched.current.clear();
      mergeValues(blankValues(form.values));
    },
    onChange(name: string, value: string) {
      touched.current.add(name);
      setValue(name, value);
    },
    onFocus() {
      isSubmitPressed.current = false;
    },
    onBlur(name: string) {
      if (touched.current.has(name) && !isSubmitPressed.current) form.validateOne(name);
    },
    /** An error that appears on blur would move the button away from under the pointer. */
    onPointerDown() {
      isSubmitPressed.current = true;
    },
  };
}

/** The browser validates until hydration; text that was typed before is taken over. */
function readEarlyInput(
  fields: MessageForm["fields"],
  element: HTMLFormElement | null,
  initialValues: Record<string, string>,
): Record<string, string> {
  const typedInput = [...new FormData(element ?? undefined).entries()].flatMap(([name, value]) => {
    if (typeof value !== "string" || value === initialValues[name]) return [];
    const field = fields[name];
    return [[name, field === undefined ? value : filterInput(field, value)]];
  });
  return Object.fromEntries(typedInput);
}
