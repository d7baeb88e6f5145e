import { ButtonLink, type ButtonLook } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { clinic } from "#content/clinic.ts";

interface ActionProps {
  look?: ButtonLook;
  size?: "normal" | "small";
  className?: string;
  children?: string;
}

/** Opens the booking site in a new tab, and says so. */
export function BookButton({
  look = "book",
  children = "Book an Appointment",
  ...rest
}: ActionProps) {
  return (
    <ButtonLink {...rest} look={look} to={clinic.bookingUrl} target="_blank" rel="noopener">
      {children}
      <Icon name="arrow-up-right" className="size-[1.15em]" />
      <span className="sr-only"> (opens in a new tab)</span>
    </ButtonLink>
  );
}

export function CallButton({ look = "line", children, ...rest }: ActionProps) {
  return (
    <ButtonLink {...rest} look={look} to={clinic.phone.link}>
      <Icon name="phone" className="size-[1.15em]" />
      <span className="whitespace-nowrap">{children ?? clinic.phone.shown}</span>
    </ButtonLink>
  );
}
