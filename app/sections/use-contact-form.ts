import { type FormEvent, useEffect, useRef, useState } from "react";
import { fetchFormStamp, sendMessage } from "#app/api-client.ts";
import type { RefusedForm } from "#app/context.ts";
import { afterPaint } from "#app/ui/after-paint.ts";
import { type FieldErrors, keepTyped } from "#domain/field.ts";
import type { MessageForm } from "#domain/messages/message.ts";
import { ownErrors, problemAt, problemsOf } from "./contact-form-problems.ts";

type State = "idle" | "invalid" | "sending" | "sent" | "failed";
type Values = Record<string, string>;

export const thankYouPage = "/thank-you";

export type Contact = ReturnType<typeof useContactForm>;

/** Implements section 4 of the specification, with the contract's decisions. */
export function useContactForm(form: MessageForm, refused: RefusedForm | undefined) {
  const answer = refused?.path === form.path ? refused : undefined;
  const refusedErrors = ownErrors(form, answer?.errors);
  const [values, setValues] = useState<Values>(answer?.values ?? {});
  const [errors, setErrors] = useState(refusedErrors);
  /** The summary keeps listing these fields until the next attempt or until no error is left. */
  const [wrongFields, setWrongFields] = useState(Object.keys(refusedErrors));
  const [state, setState] = useState<State>(
    answer === undefined ? "idle" : isEmpty(refusedErrors) ? "failed" : "invalid",
  );
  const [isAlive, setIsAlive] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const [sentBy, setSentBy] = useState({ name: "", email: "" });
  const submissionId = useRef<string>(undefined);
  /** Proves when filling in began. Fetched on first focus, since the page itself is cached. */
  const stamp = useRef<Promise<string | undefined>>(undefined);
  const isSending = useRef(false);
  const isPressingSend = useRef(false);
  const touched = useRef(new Set<string>());
  const formElement = useRef<HTMLFormElement>(null);

  // The browser validates until hydration; text that was typed before is taken over.
  useEffect(() => {
    setIsAlive(true);
    const early = new FormData(formElement.current ?? undefined).entries();
    const typed = [...early].flatMap(([name, value]) =>
      typeof value === "string" && value !== "" ? [[name, kept(form, name, value)]] : [],
    );
    setValues((known) => ({ ...known, ...(Object.fromEntries(typed) as Values) }));
  }, [form]);

  // After an attempt the focus moves to the first invalid field or to the status message.
  useEffect(() => {
    if (attempt === 0 || state === "sending") return;
    const place = state === "invalid" ? "[aria-invalid=true]" : "[data-outcome]";
    afterPaint(() => formElement.current?.querySelector<HTMLElement>(place)?.focus());
  }, [attempt, state]);

  function showErrors(found: FieldErrors) {
    setErrors(found);
    setWrongFields(Object.keys(found));
    setState("invalid");
    setAttempt((before) => before + 1);
  }

  function showOutcome(outcome: "sent" | "failed") {
    setState(outcome);
    setAttempt((before) => before + 1);
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSending.current) return;
    const found = problemsOf(form, values);
    if (!isEmpty(found)) return showErrors(found);

    submissionId.current ??= newSubmissionId();
    isSending.current = true;
    setErrors({});
    setState("sending");
    const result = await sendMessage(form.path, {
      ...values,
      formType: form.formType,
      submission_id: submissionId.current,
      stamp: await stamp.current,
    });
    isSending.current = false;

    if (result.kind === "bad-input") {
      const told = ownErrors(form, result.errors);
      return isEmpty(told) ? showOutcome("failed") : showErrors(told);
    }
    if (result.kind !== "sent") {
      if (result.kind === "refused") setValues((typed) => ({ ...typed, email: "" }));
      return showOutcome("failed");
    }
    submissionId.current = undefined;
    stamp.current = undefined;
    touched.current.clear();
    setSentBy({ name: values.name?.trim() ?? "", email: values.email?.trim() ?? "" });
    setValues({});
    showOutcome("sent");
    // If the browser blocks the new tab, the status message has a link.
    window.open(thankYouPage, "_blank", "noopener");
  }

  function tell(name: string, problem: string | undefined) {
    setErrors(({ [name]: _before, ...others }) =>
      problem === undefined ? others : { ...others, [name]: problem },
    );
  }

  return {
    formElement,
    values,
    errors,
    wrongFields,
    state,
    isAlive,
    sentBy,
    submit,
    /** Validates an invalid field on every keystroke, so that its error disappears once fixed. */
    type: (name: string, value: string) => {
      touched.current.add(name);
      setValues((typed) => ({ ...typed, [name]: value }));
      if (errors[name] !== undefined) tell(name, problemAt(form, name, value));
    },
    enter: () => {
      isPressingSend.current = false;
      stamp.current ??= fetchFormStamp();
    },
    leave: (name: string) => {
      if (touched.current.has(name) && !isPressingSend.current)
        tell(name, problemAt(form, name, values[name]));
    },
    /** An error that appears on blur would move the button away from under the pointer. */
    pressSend: () => {
      isPressingSend.current = true;
    },
  };
}

function kept(form: MessageForm, name: string, typed: string): string {
  const field = form.fields[name];
  return field === undefined ? typed : keepTyped(field, typed);
}

function isEmpty(errors: FieldErrors): boolean {
  return Object.keys(errors).length === 0;
}

/** crypto.randomUUID does not exist without HTTPS. */
function newSubmissionId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
