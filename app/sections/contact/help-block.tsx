import { BookButton, CallButton, MessageButton } from "#app/layout/book-and-call.tsx";
import { useClosedUntil } from "#app/layout/open-status.tsx";
import { useMessageTopic } from "#app/layout/use-message-topic.ts";

interface HelpBlockProps {
  heading?: string;
  /** Shown while the clinic is open. */
  invitation?: string;
}

export function HelpBlock({
  heading = "Need Help? Call Us!",
  invitation = "Tell us what hurts and when you are free. We will suggest who to see, and you can think it over.",
}: HelpBlockProps) {
  /** A message about it takes the place of a booking. */
  const messageTopic = useMessageTopic();
  const closedUntil = useClosedUntil();
  return (
    <section aria-labelledby="help" data-closing className="section bg-brand-tint print:hidden">
      <div className="wrap grid items-center gap-8 desk:flex desk:flex-wrap">
        <div className="grid flex-1 basis-48 gap-6">
          <h2 id="help">{heading}</h2>
          <p className="lead">
            {closedUntil
              ? `We are closed ${closedUntil}. Leave a message, or book online at any hour.`
              : invitation}
          </p>
        </div>
        <div className="flex flex-wrap gap-3">
          {closedUntil && <MessageButton variant="primary" />}
          <CallButton variant={closedUntil ? "line" : "primary"} />
          {!messageTopic ? <BookButton variant="bookLine" /> : !closedUntil && <MessageButton />}
        </div>
      </div>
    </section>
  );
}
