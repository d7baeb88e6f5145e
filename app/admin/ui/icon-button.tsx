import type { ComponentProps } from "react";
import { useButtonState } from "#app/ui/use-is-hydrated.ts";
import { Icon, type IconName } from "./staff-icon.tsx";

interface IconButtonProps extends ComponentProps<"button"> {
  icon: IconName;
  label: string;
}

/** For places where a button with words has no room. */
export function IconButton({ icon, label, className = "", ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      {...rest}
      {...useButtonState(rest)}
      className={`inline-grid size-11 flex-none cursor-pointer place-items-center rounded-full text-muted hover:bg-brand-tint hover:text-brand focus-visible:rounded-full ${className}`}
    >
      <Icon name={icon} />
    </button>
  );
}
