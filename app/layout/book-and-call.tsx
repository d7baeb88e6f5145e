import { ButtonLink, type ButtonStyleProps } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { type BookingSelection, bookingUrl } from "#content/external-sites.ts";
import { getPhoneLink } from "#domain/clinic/clinic-facts.ts";
import { getMessageUrl } from "./message-url.ts";
import { useClinic } from "./use-clinic.ts";
import { useMessageTopic } from "./use-message-topic.ts";

type ActionProps = Partial<ButtonStyleProps>;

interface BookProps extends ActionProps, BookingSelection {
  newTabNote?: string | undefined;
}

export function BookButton({
  variant = "book",
  children = "Book an Appointment",
  newTabNote = "(opens in a new tab)",
  service,
  provider,
  ...rest
}: BookProps) {
  const to = bookingUrl({ service, provider }, useClinic().bookingUrl);
  return (
    <ButtonLink {...rest} variant={variant} to={to} target="_blank" rel="noopener">
      {children}
      <Icon name="arrow-up-right" className="size-[1.15em] rtl:scale-[-1_1]" />
      <span className="sr-only"> {newTabNote}</span>
    </ButtonLink>
  );
}

export function CallButton({ variant = "line", children, ...rest }: ActionProps) {
  const { phone } = useClinic();
  return (
    <ButtonLink {...rest} variant={variant} to={getPhoneLink(phone)}>
      <Icon name="phone" className="size-[1.15em]" />
      <span className="inline-block">{children ?? <bdi dir="ltr">{phone}</bdi>}</span>
    </ButtonLink>
  );
}

/** Leads to the form of the contact page. */
export function MessageButton({
  variant = "line",
  children = "Send a message",
  ...rest
}: ActionProps) {
  return (
    <ButtonLink {...rest} variant={variant} to={getMessageUrl(useMessageTopic())}>
      {children}
    </ButtonLink>
  );
}
