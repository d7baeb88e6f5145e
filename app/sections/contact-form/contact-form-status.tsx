import { Fragment } from "react";
import { useClinic } from "#app/layout/use-clinic.ts";
import { Callout } from "#app/ui/callout.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { getPhoneLink } from "#domain/clinic/clinic-facts.ts";
import type { MessageForm } from "#domain/messages/message.ts";
import type { ContactFormController } from "./use-contact-form.ts";
import { thankYouPath } from "./use-submission.ts";

interface ContactFormStatusProps {
  contact: ContactFormController;
  form: MessageForm;
  getFieldId: (name: string) => string;
}

/** The success and failure messages take the focus, so that screen readers read them once. */
export function ContactFormStatus({ contact, form, getFieldId }: ContactFormStatusProps) {
  const { phone } = useClinic();
  const { state, invalidFields, errors, sender, isHydrated } = contact;
  if (state === "sent")
    return (
      <div
        role="status"
        tabIndex={-1}
        data-form-status
        className="flex gap-4 rounded-field bg-success-tint p-4.5 text-s leading-normal"
      >
        <span
          aria-hidden="true"
          className="arch-small grid h-14 w-11 flex-none place-items-center bg-surface-raised text-success"
        >
          <Icon name="check" className="size-6" />
        </span>
        <div className="min-w-0">
          <strong className="block font-display text-ds leading-[1.22] text-brand">
            {form.confirmation}
          </strong>
          <p className="mt-1.5">
            Thank you, {sender.name?.trim()}. A person will read it and reply within one business
            day, by email to <strong className="break-words">{sender.email}</strong> or by phone.
          </p>
          <p className="mt-1.5">
            A thank-you page opens in a new tab. If you do not see it,{" "}
            <a href={thankYouPath} target="_blank" rel="noopener" className="underline">
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
      <Callout tone="error" role="alert" tabIndex={-1} autoFocus={!isHydrated} data-form-status>
        <strong>{form.failed}</strong> Or call{" "}
        <a href={getPhoneLink(phone)} className="whitespace-nowrap underline">
          {phone}
        </a>
        .{" "}
        {contact.values.email
          ? "No need to reload: your message is still here. Press Send message to try again."
          : "Your message is still here: enter your email again and press Send message."}
      </Callout>
    );
  if (state === "invalid" && invalidFields.some((name) => errors[name] !== undefined))
    return <Summary invalidFields={invalidFields} getFieldId={getFieldId} />;
  return null;
}

const correctionCounts = [
  "",
  "One thing needs",
  "Two things need",
  "Three things need",
  "Four things need",
];

/** Announced as an alert, because the focus is already on the first invalid field. */
function Summary({
  invalidFields,
  getFieldId,
}: {
  invalidFields: string[];
  getFieldId: ContactFormStatusProps["getFieldId"];
}) {
  return (
    <Callout tone="error" role="alert">
      <strong>{correctionCounts[invalidFields.length]} a second look.</strong> Check{" "}
      {invalidFields.map((name, i) => (
        <Fragment key={name}>
          {i > 0 && (i === invalidFields.length - 1 ? " and " : ", ")}
          <a
            href={`#${getFieldId(name)}`}
            className="underline"
            onClick={(event) => {
              event.preventDefault();
              document.getElementById(getFieldId(name))?.focus();
            }}
          >
            your {name.startsWith("phone") ? "phone number" : name}
          </a>
        </Fragment>
      ))}
      . Nothing that you typed is lost.
    </Callout>
  );
}
