import type { ComponentProps } from "react";
import { Icon, type IconName } from "#app/admin/staff-icon.tsx";

const tones = {
  plain: "text-evergreen hover:bg-sage-100",
  filled: "bg-sage-100 text-evergreen hover:bg-sage-200",
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
