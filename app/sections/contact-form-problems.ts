import {
  emailPattern,
  emailSentence,
  type FieldErrors,
  missingSentence,
  tooLongSentence,
} from "#domain/field.ts";
import type { MessageForm } from "#domain/messages/message.ts";

/** What is wrong with one field, as the server would say it. */
export function problemOf(form: MessageForm, name: string, typed = ""): string | undefined {
  const field = form.fields[name];
  if (field === undefined) return undefined;
  const value = typed.trim();
  if (value === "") return field.required ? missingSentence(field) : undefined;
  if (Array.from(value).length > field.limit) return tooLongSentence(field);
  if (field.kind === "email" && !new RegExp(emailPattern).test(value)) return emailSentence;
  return undefined;
}

export function problemsOf(form: MessageForm, values: Record<string, string>): FieldErrors {
  return collect(form, (name) => problemOf(form, name, values[name]));
}

/** What an answer says of the fields that the form has, in its order: it may name others. */
export function ownErrors(form: MessageForm, errors: FieldErrors = {}): FieldErrors {
  return collect(form, (name) => errors[name]);
}

function collect(form: MessageForm, find: (name: string) => string | undefined): FieldErrors {
  const found: FieldErrors = {};
  for (const name of Object.keys(form.fields)) {
    const problem = find(name);
    if (problem !== undefined) found[name] = problem;
  }
  return found;
}
