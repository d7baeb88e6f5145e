import { Fragment } from "react";
import { Icon } from "#app/ui/icon.tsx";
import { Note } from "#app/ui/note.tsx";
import { clinic } from "#content/clinic.ts";
import type { MessageForm } from "#domain/messages/message.ts";
import { type Contact, thankYouPage } from "./use-contact-form.ts";

interface ContactOutcomeProps {
  contact: Contact;
  form: MessageForm;
  idOf: (name: string) => string;
}

/** The success and failure messages take the focus, so that screen readers read them once. */
export function ContactOutcome({ contact, form, idOf }: ContactOutcomeProps) {
  const { state, wrongFields, errors, sentBy, isAlive } = contact;
  if (state === "sent")
    return (
      <div
        role="status"
        tabIndex={-1}
        data-outcome
        className="flex gap-4.5 rounded-field bg-ok-tint p-4.5 text-s leading-normal"
      >
        <span
          aria-hidden="true"
          className="arch-small grid h-14 w-11 flex-none place-items-center bg-white text-ok"
        >
          <Icon name="check" className="size-6" />
        </span>
        <div className="min-w-0">
          <strong className="block font-display text-ds leading-[1.22] text-evergreen">
            {form.confirmation}
          </strong>
          <p className="mt-1.5">
            Thank you, {sentBy.name}. A person will read it and reply to{" "}
            <strong className="break-words">{sentBy.email}</strong> within one business day.
          </p>
          <p className="mt-1.5">
            A thank-you page opens in a new tab. If you do not see it,{" "}
            <a href={thankYouPage} target="_blank" rel="noopener" className="underline">
              open it here
              <span className="sr-only"> (opens in a new tab)</span>
            </a>
            .
          </p>
        </div>
      </div>
    );
  if (state === "failed")
    return (
      <Note tone="error" role="alert" tabIndex={-1} autoFocus={!isAlive} data-outcome>
        <strong>{form.failed}</strong> Or call{" "}
        <a href={clinic.phone.link} className="whitespace-nowrap underline">
          {clinic.phone.shown}
        </a>
        .{" "}
        {contact.values.email
          ? "No need to reload: your message is still here. Press Send message to try again."
          : "Your message is still here: enter your email again and press Send message."}
      </Note>
    );
  if (state === "invalid" && Object.keys(errors).length > 0)
    return <Summary wrongFields={wrongFields} idOf={idOf} />;
  return null;
}

const count = ["", "One thing needs", "Two things need", "Three things need", "Four things need"];

const called: Record<string, string> = {
  name: "your name",
  phone: "your phone number",
  phoneNum: "your phone number",
  email: "your email",
  message: "your message",
};

/** Announced as an alert, because the focus is already on the first invalid field. */
function Summary({
  wrongFields,
  idOf,
}: {
  wrongFields: string[];
  idOf: ContactOutcomeProps["idOf"];
}) {
  return (
    <Note tone="error" role="alert">
      <strong>{count[wrongFields.length]} a second look.</strong> Check{" "}
      {wrongFields.map((name, i) => (
        <Fragment key={name}>
          {i > 0 && (i === wrongFields.length - 1 ? " and " : ", ")}
          <a
            href={`#${idOf(name)}`}
            className="underline"
            onClick={(event) => {
              event.preventDefault();
              document.getElementById(idOf(name))?.focus();
            }}
          >
            {called[name]}
          </a>
        </Fragment>
      ))}
      . Nothing that you typed is lost.
    </Note>
  );
}
