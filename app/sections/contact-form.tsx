import { useEffect, useId, useRef } from "react";
import { Link } from "react-router";
import type { RefusedForm } from "#app/context.ts";
import { Button } from "#app/ui/button.tsx";
import { Field, fieldStyle } from "#app/ui/field.tsx";
import { Note } from "#app/ui/note.tsx";
import { clinic } from "#content/clinic.ts";
import type { Field as FieldRule } from "#domain/field.ts";
import { keepDigits, keepLetters } from "#domain/field.ts";
import { honeypotField, type MessageForm } from "#domain/messages/message.ts";
import { useContactForm } from "./use-contact-form.ts";

interface ContactFormProps {
  form: MessageForm;
  /** A refusal of the server's, where the form was posted without JavaScript. */
  refused?: RefusedForm | undefined;
}

const autoComplete: Record<string, string> = {
  name: "name",
  email: "email",
  phone: "tel",
  phoneNum: "tel",
};

/** The form of the home and about pages, or of the contact page: the same but for its fields. */
export function ContactForm({ form, refused }: ContactFormProps) {
  const contact = useContactForm(form, refused);
  const [name, email, phone, message] = orderedFields(form);
  return (
    <form
      ref={contact.formElement}
      action={form.path}
      method="post"
      noValidate={contact.isAlive}
      onSubmit={contact.submit}
      aria-busy={contact.state === "sending"}
      className="grid gap-5.5"
    >
      <Outcome contact={contact} form={form} />
      <div className="grid content-start gap-5.5 tablet:grid-cols-2">
        {[name, phone].map(
          (field) => field && <TextField key={field.name} field={field} contact={contact} />,
        )}
      </div>
      {email && <TextField field={email} contact={contact} />}
      {message && <TextField field={message} contact={contact} />}
      <Honeypot contact={contact} />
      <Note>
        Please leave out medical details, health card or insurance numbers. We only need to know how
        to reach you.{" "}
        <Link to="/privacy" className="underline">
          How we handle messages
        </Link>
      </Note>
      <div>
        <Button type="submit" disabled={contact.state === "sending"} className="w-full">
          {contact.state === "sending" && <Spinner />}
          {contact.state === "sending" ? "Sending…" : "Send message"}
        </Button>
        <p className="mt-3.5 text-s leading-normal text-ink-soft">
          What happens next: a person reads your message and replies within one business day.
        </p>
      </div>
    </form>
  );
}

type Contact = ReturnType<typeof useContactForm>;

interface NamedField {
  name: string;
  rule: FieldRule;
}

function orderedFields({ fields }: MessageForm): NamedField[] {
  const phoneName = "phone" in fields ? "phone" : "phoneNum";
  return ["name", "email", phoneName, "message"].flatMap((name) => {
    const rule = fields[name];
    return rule ? [{ name, rule }] : [];
  });
}

function TextField({ field: { name, rule }, contact }: { field: NamedField; contact: Contact }) {
  const value = contact.values[name] ?? "";
  const hint = rule.multiline ? (
    <>
      <span>For example: “I would like an evening appointment.”</span>
      <span className="whitespace-nowrap">
        {Array.from(value).length} / {rule.limit}
      </span>
    </>
  ) : undefined;
  return (
    <Field
      label={rule.label}
      isOptional={!rule.required}
      error={contact.errors[name]}
      {...(hint ? { hint } : {})}
    >
      {(control) => {
        const shared = {
          ...control,
          name,
          value,
          required: rule.required,
          maxLength: rule.limit,
          onBlur: () => contact.check(name),
          "data-field": name,
        };
        if (rule.multiline)
          return (
            <textarea
              {...shared}
              className={`${fieldStyle} block min-h-34 resize-y`}
              onChange={(event) => contact.type(name, event.target.value)}
            />
          );
        return (
          <input
            {...shared}
            type={rule.kind === "email" ? "email" : rule.kind === "digits" ? "tel" : "text"}
            inputMode={rule.kind === "digits" ? "numeric" : undefined}
            autoComplete={autoComplete[name]}
            className={fieldStyle}
            onChange={(event) => contact.type(name, asTyped(rule, event.target.value))}
          />
        );
      }}
    </Field>
  );
}

function asTyped(rule: FieldRule, text: string): string {
  if (rule.kind === "digits") return keepDigits(text);
  return rule.kind === "letters" ? keepLetters(text) : text;
}

/** People do not see it, so what fills it in is no person. */
function Honeypot({ contact }: { contact: Contact }) {
  const id = useId();
  return (
    <div aria-hidden="true" className="absolute -left-[200vw] size-px overflow-hidden">
      <label htmlFor={id}>Leave this empty</label>
      <input
        id={id}
        name={honeypotField}
        tabIndex={-1}
        autoComplete="off"
        value={contact.values[honeypotField] ?? ""}
        onChange={(event) => contact.type(honeypotField, event.target.value)}
      />
    </div>
  );
}

/** What became of the form, above it; it takes the focus, so that it is seen and heard once. */
function Outcome({ contact, form }: { contact: Contact; form: MessageForm }) {
  const place = useRef<HTMLDivElement>(null);
  const { state, attempt } = contact;
  useEffect(() => {
    if (attempt > 0 && (state === "sent" || state === "failed")) place.current?.focus();
  }, [state, attempt]);

  if (state === "sent")
    return (
      <Note ref={place} tone="ok" role="status" tabIndex={-1}>
        <strong>Thank you. Your message is with us.</strong> A person replies within one business
        day.{" "}
        <a href="/thank-you" target="_blank" rel="noopener" className="underline">
          What happens next
          <span className="sr-only"> (opens in a new tab)</span>
        </a>
      </Note>
    );
  if (state === "failed")
    return (
      <Note ref={place} tone="error" role="alert" tabIndex={-1}>
        <strong>{form.failed}</strong> Or call{" "}
        <a href={clinic.phone.link} className="whitespace-nowrap underline">
          {clinic.phone.shown}
        </a>
        .
      </Note>
    );
  const wrong = Object.keys(contact.errors).length;
  if (state === "invalid" && wrong > 0)
    return (
      <Note tone="error" role="alert">
        <strong>{wrong === 1 ? "One thing needs" : `${wrong} things need`} a second look.</strong>{" "}
        Nothing that you typed is lost.
      </Note>
    );
  return null;
}

function Spinner() {
  return (
    <span
      aria-hidden="true"
      className="size-[1.1em] animate-spin rounded-full border-2 border-current border-r-transparent"
    />
  );
}
