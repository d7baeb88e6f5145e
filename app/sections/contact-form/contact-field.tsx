import {
  type ChangeEvent,
  type CompositionEvent,
  type InputEvent,
  type ReactNode,
  useId,
} from "react";
import { Field, fieldStyle } from "#app/ui/field.tsx";
import { type Field as FieldRule, filterInput } from "#domain/fields/field-list.ts";
import { honeypotField } from "#domain/messages/message.ts";
import { correctEmail } from "./correct-email.ts";
import type { ContactFormController } from "./use-contact-form.ts";

type Control = HTMLInputElement | HTMLTextAreaElement;

interface ContactFieldProps {
  id: string;
  name: string;
  rule: FieldRule;
  contact: ContactFormController;
  isFirstInvalid: boolean;
  messageHint: string;
}

export function ContactField(props: ContactFieldProps) {
  const { id, name, rule, contact, isFirstInvalid } = props;
  const value = contact.values[name] ?? "";
  return (
    <Field
      id={id}
      label={rule.label}
      isOptional={!rule.required}
      error={contact.errors[name]}
      hint={hintFor(props, value)}
    >
      {(control) => {
        const inputProps = {
          ...control,
          name,
          value,
          required: rule.required,
          readOnly: contact.state === "sending",
          // Without JavaScript the browser itself focuses the refused field.
          autoFocus: isFirstInvalid && !contact.isHydrated,
          onFocus: contact.onFocus,
          onBlur: () => contact.onBlur(name),
          // Rejecting a character before it is inserted keeps the cursor in place.
          onBeforeInput: (event: InputEvent<Control>) => {
            if (event.data && filterInput(rule, event.data) === "") event.preventDefault();
          },
          // Filtering would break the composition of an input method, such as of an accent.
          onChange: ({ target, nativeEvent }: ChangeEvent<Control>) =>
            contact.onChange(
              name,
              (nativeEvent as globalThis.InputEvent).isComposing
                ? target.value
                : filterInput(rule, target.value),
            ),
          onCompositionEnd: ({ currentTarget }: CompositionEvent<Control>) =>
            contact.onChange(name, filterInput(rule, currentTarget.value)),
        };
        if (rule.kind === "multiline")
          return (
            <textarea
              {...inputProps}
              maxLength={rule.limit}
              className={`${fieldStyle} block min-h-34`}
            />
          );
        // A maximum length would cut a long email, and nobody could reply.
        const type = rule.kind === "email" ? "email" : rule.kind === "phoneDigits" ? "tel" : "text";
        return (
          <input
            {...inputProps}
            type={type}
            inputMode={type}
            autoComplete={type === "tel" ? type : name}
            className={fieldStyle}
          />
        );
      }}
    </Field>
  );
}

function hintFor(props: ContactFieldProps, value: string): ReactNode {
  const { id, name, rule, contact, messageHint } = props;
  if (rule.kind === "multiline")
    return (
      <Hint value={value} rule={rule} contact={contact}>
        {messageHint}
      </Hint>
    );
  if (rule.kind === "email") return suggestEmail(id, name, value, contact);
  // The hyphen of a name would disappear without a word.
  return rule.kind === "letters" ? "Letters and spaces only." : undefined;
}

/** Only a suggestion: the address may be right as it is. */
function suggestEmail(id: string, name: string, value: string, contact: ContactFormController) {
  const corrected = correctEmail(value);
  if (corrected === value) return undefined;
  return (
    <button
      type="button"
      disabled={!contact.isHydrated}
      className="min-h-11 text-start font-semibold text-brand enabled:underline"
      onClick={() => {
        contact.onChange(name, corrected);
        document.getElementById(id)?.focus();
      }}
    >
      Did you mean <span className="wrap-anywhere">{corrected}</span>?
    </button>
  );
}

function Hint({
  value,
  rule,
  contact,
  children,
}: {
  value: string;
  rule: FieldRule;
  contact: ContactFormController;
  children: string;
}) {
  const isFull = value.length >= rule.limit;
  return (
    <>
      {!isFull && <span className="flex-1 basis-48">{children}</span>}
      <b role="status" className={isFull ? "flex-1 basis-48 font-semibold" : "sr-only"}>
        {isFull && `The field is full: ${rule.limit} characters.`}
      </b>
      {/* Screen readers read a description again whenever it changes. */}
      <span aria-hidden="true" className="whitespace-nowrap">
        {contact.isHydrated ? `${value.length} / ${rule.limit}` : `${rule.limit} max.`}
      </span>
      <span className="sr-only">{rule.limit} characters at most.</span>
    </>
  );
}

/** People do not see it, so only bots fill it in. */
export function Honeypot({ contact }: { contact: ContactFormController }) {
  const id = useId();
  return (
    <div aria-hidden="true" className="absolute -start-[200vw] size-px overflow-hidden">
      <label htmlFor={id}>Leave this empty</label>
      <input
        id={id}
        name={honeypotField}
        tabIndex={-1}
        autoComplete="off"
        value={contact.values[honeypotField] ?? ""}
        onChange={(event) => contact.onChange(honeypotField, event.target.value)}
      />
    </div>
  );
}
