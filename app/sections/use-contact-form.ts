import { type FormEvent, useEffect, useRef, useState } from "react";
import { sendMessage } from "#app/api-client.ts";
import type { RefusedForm } from "#app/context.ts";
import {
  emailPattern,
  emailSentence,
  type FieldErrors,
  missingSentence,
  tooLongSentence,
} from "#domain/field.ts";
import type { MessageForm } from "#domain/messages/message.ts";

type State = "idle" | "invalid" | "sending" | "sent" | "failed";

const thankYouPage = "/thank-you";

/** The states of a contact form: section 4 of the specification, with the contract's decisions. */
export function useContactForm(form: MessageForm, refused: RefusedForm | undefined) {
  const answer = refused?.path === form.path ? refused : undefined;
  const [values, setValues] = useState<Record<string, string>>(answer?.values ?? {});
  const [errors, setErrors] = useState<FieldErrors>(answer?.errors ?? {});
  const [state, setState] = useState<State>(
    answer === undefined ? "idle" : answer.failure ? "failed" : "invalid",
  );
  const [isAlive, setIsAlive] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const submissionId = useRef<string>(undefined);
  const formElement = useRef<HTMLFormElement>(null);

  // The browser's own checks serve until ours are there; what was typed by then is kept.
  useEffect(() => {
    setIsAlive(true);
    const early = new FormData(formElement.current ?? undefined).entries();
    const typed = [...early].filter(([, value]) => typeof value === "string" && value !== "");
    setValues((known) => ({ ...known, ...(Object.fromEntries(typed) as Record<string, string>) }));
  }, []);

  function problemOf(name: string): string | undefined {
    const field = form.fields[name];
    if (field === undefined) return undefined;
    const value = (values[name] ?? "").trim();
    if (value === "") return field.required ? missingSentence(field) : undefined;
    if (Array.from(value).length > field.limit) return tooLongSentence(field);
    if (field.kind === "email" && !new RegExp(emailPattern).test(value)) return emailSentence;
    return undefined;
  }

  function showErrors(found: FieldErrors) {
    setErrors(found);
    setState("invalid");
    const first = Object.keys(form.fields).find((name) => found[name] !== undefined);
    formElement.current?.querySelector<HTMLElement>(`[data-field="${first}"]`)?.focus();
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (state === "sending") return;
    const found = Object.fromEntries(
      Object.keys(form.fields).flatMap((name) => {
        const problem = problemOf(name);
        return problem === undefined ? [] : [[name, problem]];
      }),
    );
    if (Object.keys(found).length > 0) return showErrors(found);

    submissionId.current ??= crypto.randomUUID();
    setErrors({});
    setState("sending");
    const result = await sendMessage(form.path, {
      ...values,
      formType: form.formType,
      submission_id: submissionId.current,
    });
    setAttempt((before) => before + 1);
    if (result.kind === "bad-input") return showErrors(result.errors);
    if (result.kind === "sent") {
      submissionId.current = undefined;
      setValues({});
      setState("sent");
      // Where the browser blocks it, the link above the form is there.
      window.open(thankYouPage, "_blank", "noopener");
      return;
    }
    setState("failed");
    if (result.kind === "refused") setValues((typed) => ({ ...typed, email: "" }));
  }

  return {
    formElement,
    values,
    errors,
    state,
    isAlive,
    attempt,
    submit,
    type: (name: string, value: string) => {
      setValues((typed) => ({ ...typed, [name]: value }));
      setErrors(({ [name]: _mended, ...others }) => others);
    },
    /** On leaving a field: tell what is wrong, but not that it is empty. */
    check: (name: string) => {
      const problem = problemOf(name);
      if (problem !== undefined && (values[name] ?? "").trim() !== "")
        setErrors((others) => ({ ...others, [name]: problem }));
    },
  };
}
