import { type FieldErrors, validateField } from "#domain/fields/field-list.ts";
import type { MessageForm } from "#domain/messages/message.ts";

/** Uses the same rules and sentences as the server. */
export function validateFormField(form: MessageForm, name: string, value = ""): string | undefined {
  const field = form.fields[name];
  return field && validateField(field, value);
}

export function validateForm(form: MessageForm, values: Record<string, string>): FieldErrors {
  return collectErrors(form, (name) => validateFormField(form, name, values[name]));
}

/** The server may name other fields, so only those of this form are shown, in its order. */
export function pickFormErrors(form: MessageForm, errors: FieldErrors = {}): FieldErrors {
  return collectErrors(form, (name) => errors[name]);
}

function collectErrors(
  form: MessageForm,
  findError: (name: string) => string | undefined,
): FieldErrors {
  const collected: FieldErrors = {};
  for (const name of Object.keys(form.fields)) {
    const error = findError(name);
    if (error !== undefined) collected[name] = error;
  }
  return collected;
}
