import { type FormEvent, useEffect, useRef, useState } from "react";
import type { RefusedForm } from "#app/context.ts";
import { afterPaint } from "#app/ui/after-paint.ts";
import { type FieldErrors, pickErrors } from "#domain/fields/field-list.ts";
import type { MessageForm } from "#domain/messages/message.ts";
import { useContactFields } from "./use-contact-fields.ts";
import { sendings, useSubmission } from "./use-submission.ts";

type State = "idle" | "invalid" | "sending" | "sent" | "failed";

export type ContactFormController = ReturnType<typeof useContactForm>;

/** Implements section 4 of the specification, with the contract's decisions. */
export function useContactForm(
  form: MessageForm,
  refusedForm: RefusedForm | undefined,
  openingSentence: string,
) {
  const refusal = refusedForm?.path === form.path ? refusedForm : undefined;
  const formElement = useRef<HTMLFormElement>(null);
  const { setErrors, validate, clearValue, clearValues, ...fields } = useContactFields(
    form,
    formElement,
    refusal ?? { values: { message: openingSentence } },
  );
  /** The summary keeps listing these fields until the next attempt or until none of them has an error. */
  const [invalidFields, setInvalidFields] = useState(Object.keys(fields.errors));
  const [state, setState] = useState<State>(
    refusal === undefined ? "idle" : isEmpty(fields.errors) ? "failed" : "invalid",
  );
  const [attemptCount, setAttemptCount] = useState(0);
  const [sender, setSender] = useState<Record<string, string>>({});
  const submission = useSubmission(form);

  useEffect(() => {
    // Another page with the form must not scroll to the result.
    if (attemptCount === 0 || state === "sending") return;
    const selector = state === "invalid" ? "[aria-invalid=true]" : "[data-form-status]";
    afterPaint(() => {
      // It stays with a visitor who has gone on to another part of the page.
      if (document.querySelector(":focus:not(main, form *)")) return;
      formElement.current?.querySelector<HTMLElement>(selector)?.focus();
    });
  }, [attemptCount, state]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only a visitor who comes back meets one.
  useEffect(() => {
    void showResult();
  }, []);

  function showErrors(validationErrors: FieldErrors) {
    setErrors(validationErrors);
    setInvalidFields(Object.keys(validationErrors));
    setState("invalid");
  }

  async function showResult() {
    const sending = sendings[form.path];
    if (!sending) return;
    setState("sending");
    const result = await sending;
    if (!formElement.current) return;
    delete sendings[form.path];
    if (result.kind === "bad-input") {
      const serverErrors = pickErrors(form.fields, result.errors);
      return isEmpty(serverErrors) ? setState("failed") : showErrors(serverErrors);
    }
    if (result.kind !== "sent") {
      if (result.kind === "refused") clearValue("email");
      return setState("failed");
    }
    setSender(result.values);
    clearValues();
    setState("sent");
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (sendings[form.path]) return;
    setAttemptCount((previous) => previous + 1);
    const validationErrors = validate();
    if (!isEmpty(validationErrors)) return showErrors(validationErrors);
    sendings[form.path] = submission.send(fields.values);
    void showResult();
  }

  return {
    ...fields,
    invalidFields,
    formElement,
    state,
    sender,
    submit,
    onFocus() {
      fields.onFocus();
      void submission.fetchToken();
    },
  };
}

function isEmpty(errors: FieldErrors): boolean {
  return Object.keys(errors).length === 0;
}
