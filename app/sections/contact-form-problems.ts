import { type FieldErrors, problemOf } from "#domain/field.ts";
import type { MessageForm } from "#domain/messages/message.ts";

/** Uses the same rules and sentences as the server. */
export function problemAt(form: MessageForm, name: string, typed = ""): string | undefined {
  const field = form.fields[name];
  return field && problemOf(field, typed);
}

export function problemsOf(form: MessageForm, values: Record<string, string>): FieldErrors {
  return collect(form, (name) => problemAt(form, name, values[name]));
}

/** The server may name other fields, so only those of this form are shown, in its order. */
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
