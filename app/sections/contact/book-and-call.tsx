import type { ReactNode } from "react";
import { ButtonLink, type ButtonVariant } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { clinic } from "#content/clinic.ts";
import { type BookingSelection, bookingUrl } from "#content/external-sites.ts";

interface ActionProps {
  variant?: ButtonVariant;
  size?: "normal" | "small";
  className?: string;
  children?: ReactNode;
}

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
  const to = bookingUrl({ service, provider });
  return (
    <ButtonLink {...rest} variant={variant} to={to} target="_blank" rel="noopener">
      {children}
      <Icon name="arrow-up-right" className="size-[1.15em] rtl:-scale-x-100" />
      <span className="sr-only"> {newTabNote}</span>
    </ButtonLink>
  );
}

export function CallButton({ variant = "line", children, ...rest }: ActionProps) {
  return (
    <ButtonLink {...rest} variant={variant} to={clinic.phone.link}>
      <Icon name="phone" className="size-[1.15em]" />
      <span className="whitespace-nowrap">
        {children ?? <bdi dir="ltr">{clinic.phone.formatted}</bdi>}
      </span>
    </ButtonLink>
  );
}
