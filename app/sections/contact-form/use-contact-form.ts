import { type FormEvent, useEffect, useRef, useState } from "react";
import { fetchFormToken, sendMessage } from "#app/api/api-client.ts";
import type { RefusedForm } from "#app/context.ts";
import { afterPaint } from "#app/ui/after-paint.ts";
import { type FieldErrors, filterInput } from "#domain/fields/field-list.ts";
import type { MessageForm } from "#domain/messages/message.ts";
import { pickFormErrors, validateForm, validateFormField } from "./contact-form-validation.ts";

type State = "idle" | "invalid" | "sending" | "sent" | "failed";
type Values = Record<string, string>;

export const thankYouPath = "/thank-you";

export type ContactFormController = ReturnType<typeof useContactForm>;

/** Implements section 4 of the specification, with the contract's decisions. */
export function useContactForm(form: MessageForm, refusedForm: RefusedForm | undefined) {
  const refusal = refusedForm?.path === form.path ? refusedForm : undefined;
  const initialErrors = pickFormErrors(form, refusal?.errors);
  const [values, setValues] = useState<Values>(refusal?.values ?? {});
  const [errors, setErrors] = useState(initialErrors);
  /** The summary keeps listing these fields until the next attempt or until no error is left. */
  const [invalidFields, setInvalidFields] = useState(Object.keys(initialErrors));
  const [state, setState] = useState<State>(
    refusal === undefined ? "idle" : isEmpty(initialErrors) ? "failed" : "invalid",
  );
  const [isHydrated, setIsHydrated] = useState(false);
  const [attemptCount, setAttemptCount] = useState(0);
  const [sender, setSender] = useState({ name: "", email: "" });
  const submissionId = useRef<string>(undefined);
  /** Proves when filling in began. Fetched on first focus, since the page itself is cached. */
  const formToken = useRef<Promise<string | undefined>>(undefined);
  const isSending = useRef(false);
  const isSubmitPressed = useRef(false);
  const touched = useRef(new Set<string>());
  const formElement = useRef<HTMLFormElement>(null);

  // The browser validates until hydration; text that was typed before is taken over.
  useEffect(() => {
    setIsHydrated(true);
    const initialEntries = new FormData(formElement.current ?? undefined).entries();
    const typedInput = [...initialEntries].flatMap(([name, value]) =>
      typeof value === "string" && value !== ""
        ? [[name, filterFieldInput(form, name, value)]]
        : [],
    );
    setValues((current) => ({ ...current, ...(Object.fromEntries(typedInput) as Values) }));
  }, [form]);

  // After an attempt the focus moves to the first invalid field or to the status message.
  useEffect(() => {
    if (attemptCount === 0 || state === "sending") return;
    const selector = state === "invalid" ? "[aria-invalid=true]" : "[data-form-status]";
    afterPaint(() => formElement.current?.querySelector<HTMLElement>(selector)?.focus());
  }, [attemptCount, state]);

  function showErrors(validationErrors: FieldErrors) {
    setErrors(validationErrors);
    setInvalidFields(Object.keys(validationErrors));
    setState("invalid");
    setAttemptCount((previous) => previous + 1);
  }

  function showStatus(status: "sent" | "failed") {
    setState(status);
    setAttemptCount((previous) => previous + 1);
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSending.current) return;
    const validationErrors = validateForm(form, values);
    if (!isEmpty(validationErrors)) return showErrors(validationErrors);

    submissionId.current ??= createSubmissionId();
    isSending.current = true;
    setErrors({});
    setState("sending");
    const result = await sendMessage(form.path, {
      ...values,
      formType: form.formType,
      submission_id: submissionId.current,
      stamp: await formToken.current,
    });
    isSending.current = false;

    if (result.kind === "bad-input") {
      const serverErrors = pickFormErrors(form, result.errors);
      return isEmpty(serverErrors) ? showStatus("failed") : showErrors(serverErrors);
    }
    if (result.kind !== "sent") {
      if (result.kind === "refused") setValues((typedInput) => ({ ...typedInput, email: "" }));
      return showStatus("failed");
    }
    submissionId.current = undefined;
    formToken.current = undefined;
    touched.current.clear();
    setSender({ name: values.name?.trim() ?? "", email: values.email?.trim() ?? "" });
    setValues({});
    showStatus("sent");
    // If the browser blocks the new tab, the status message has a link.
    window.open(thankYouPath, "_blank", "noopener");
  }

  function setFieldError(name: string, error: string | undefined) {
    setErrors(({ [name]: _before, ...others }) =>
      error === undefined ? others : { ...others, [name]: error },
    );
  }

  return {
    formElement,
    values,
    errors,
    invalidFields,
    state,
    isHydrated,
    sender,
    submit,
    /** Validates an invalid field on every keystroke, so that its error disappears once fixed. */
    onChange: (name: string, value: string) => {
      touched.current.add(name);
      setValues((typedInput) => ({ ...typedInput, [name]: value }));
      if (errors[name] !== undefined) setFieldError(name, validateFormField(form, name, value));
    },
    onFocus: () => {
      isSubmitPressed.current = false;
      formToken.current ??= fetchFormToken();
    },
    onBlur: (name: string) => {
      if (touched.current.has(name) && !isSubmitPressed.current)
        setFieldError(name, validateFormField(form, name, values[name]));
    },
    /** An error that appears on blur would move the button away from under the pointer. */
    onPointerDown: () => {
      isSubmitPressed.current = true;
    },
  };
}

function filterFieldInput(form: MessageForm, name: string, typedInput: string): string {
  const field = form.fields[name];
  return field === undefined ? typedInput : filterInput(field, typedInput);
}

function isEmpty(errors: FieldErrors): boolean {
  return Object.keys(errors).length === 0;
}

/** crypto.randomUUID does not exist without HTTPS. */
function createSubmissionId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
