import { type ReactNode, useId } from "react";
import type { RefusedForm } from "#app/context.ts";
import { Button } from "#app/ui/button.tsx";
import { Callout } from "#app/ui/callout.tsx";
import { Spinner } from "#app/ui/spinner.tsx";
import type { MessageForm } from "#domain/messages/message.ts";
import { ContactField, Honeypot } from "./contact-field.tsx";
import { ContactFormStatus } from "./contact-form-status.tsx";
import { type ContactFormController, useContactForm } from "./use-contact-form.ts";

interface ContactFormProps {
  form: MessageForm;
  refusedForm?: RefusedForm | undefined;
  /** The message begins with it. */
  openingSentence?: string;
  messageHint?: string;
  renderAboveMessage?: (contact: ContactFormController) => ReactNode;
}

export function ContactForm(props: ContactFormProps) {
  const { form, refusedForm, openingSentence = "" } = props;
  const { messageHint = "For example: “A morning visit, please.”", renderAboveMessage } = props;
  const contact = useContactForm(form, refusedForm, openingSentence);
  const formId = useId();
  const isSending = contact.state === "sending";
  const fields = Object.entries(form.fields).map(([name, rule]) => (
    <ContactField
      key={name}
      id={fieldId(formId, name)}
      name={name}
      rule={rule}
      contact={contact}
      isFirstInvalid={name === contact.invalidFields[0]}
      messageHint={messageHint}
    />
  ));
  return (
    <form
      ref={contact.formElement}
      action={form.path}
      method="post"
      noValidate={contact.isReady}
      onSubmit={contact.submit}
      aria-busy={isSending}
      className="grid grid-cols-[minmax(0,1fr)] gap-5.5"
    >
      <ContactFormStatus
        contact={contact}
        form={form}
        getFieldId={(name) => fieldId(formId, name)}
      />
      <div className="grid content-start gap-5.5 tablet:grid-cols-2">{fields.slice(0, 2)}</div>
      {fields.slice(2, -1)}
      {renderAboveMessage?.(contact)}
      {fields.slice(-1)}
      <Honeypot contact={contact} />
      <Callout>
        Please leave out medical details, health card or insurance numbers.{" "}
        {/* A new tab keeps the typed text here. */}
        <a href="/privacy" target="_blank" rel="noopener" className="underline">
          How we handle messages
          <span className="sr-only"> (opens in a new tab)</span>
        </a>
      </Callout>
      <div>
        <Button
          type="submit"
          disabled={isSending}
          onPointerDown={contact.onPointerDown}
          className="w-full"
        >
          {isSending && <Spinner />}
          {isSending ? "Sending…" : "Send message"}
        </Button>
        <p className="mt-3.5 text-s leading-normal text-muted">
          What happens next: a person reads your message and replies within one business day.
        </p>
      </div>
    </form>
  );
}

function fieldId(formId: string, name: string): string {
  return `${formId}-${name}`;
}
