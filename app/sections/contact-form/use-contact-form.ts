import { type FormEvent, useEffect, useRef, useState } from "react";
import type { RefusedForm } from "#app/context.ts";
import { afterPaint } from "#app/ui/after-paint.ts";
import { type FieldErrors, pickErrors } from "#domain/fields/field-list.ts";
import type { MessageForm } from "#domain/messages/message.ts";
import { useContactFields } from "./use-contact-fields.ts";
import { useSubmission } from "./use-submission.ts";

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
  /** The summary keeps listing these fields until the next attempt or until no error is left. */
  const [invalidFields, setInvalidFields] = useState(Object.keys(fields.errors));
  const [state, setState] = useState<State>(
    refusal === undefined ? "idle" : isEmpty(fields.errors) ? "failed" : "invalid",
  );
  const [attemptCount, setAttemptCount] = useState(0);
  const [sender, setSender] = useState<Record<string, string>>({});
  const submission = useSubmission(form);

  useEffect(() => {
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
    const sending = submission.getSending();
    if (sending) void showResult(sending);
  }, []);

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

  async function showResult(sending: ReturnType<typeof submission.send>) {
    setState("sending");
    const result = await sending;
    if (!formElement.current) return;
    submission.forgetSending();
    if (result.kind === "bad-input") {
      const serverErrors = pickErrors(form.fields, result.errors);
      return isEmpty(serverErrors) ? showStatus("failed") : showErrors(serverErrors);
    }
    if (result.kind !== "sent") {
      if (result.kind === "refused") clearValue("email");
      return showStatus("failed");
    }
    setSender(result.values);
    clearValues();
    showStatus("sent");
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (submission.getSending()) return;
    const validationErrors = validate();
    if (!isEmpty(validationErrors)) return showErrors(validationErrors);
    void showResult(submission.send(fields.values));
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
      submission.fetchToken();
    },
  };
}

function isEmpty(errors: FieldErrors): boolean {
  return Object.keys(errors).length === 0;
}
