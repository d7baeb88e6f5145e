import type { ComponentProps } from "react";
import { Icon, type IconName } from "./staff-icon.tsx";

const tones = {
  plain: "text-brand hover:bg-brand-tint",
  filled: "bg-brand-tint text-brand hover:bg-brand-tint-strong",
  danger: "text-danger hover:bg-danger-tint",
} as const;

interface TextButtonProps extends ComponentProps<"button"> {
  icon: IconName;
  tone?: keyof typeof tones;
}

export function TextButton({
  icon,
  tone = "plain",
  className = "",
  children,
  ...rest
}: TextButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={`inline-flex min-h-11 items-center gap-2 rounded-full px-4 font-semibold focus-visible:rounded-full ${tones[tone]} ${className}`}
    >
      <Icon name={icon} />
      {children}
    </button>
  );
}
