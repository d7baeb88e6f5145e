import type { ComponentProps } from "react";
import { Icon, type IconName } from "./icon.tsx";

const tones = {
  info: { boxClass: "bg-brand-tint", iconClass: "text-brand", icon: "shield" },
  warning: { boxClass: "bg-warning-tint", iconClass: "text-warning", icon: "warning" },
  error: { boxClass: "bg-danger-tint", iconClass: "text-danger", icon: "alert" },
  ok: { boxClass: "bg-success-tint", iconClass: "text-success", icon: "check" },
} as const satisfies Record<string, { boxClass: string; iconClass: string; icon: IconName }>;

export function Callout({
  tone = "info",
  children,
  className = "",
  ...rest
}: { tone?: keyof typeof tones } & ComponentProps<"div">) {
  const { boxClass, iconClass, icon } = tones[tone];
  return (
    <div
      {...rest}
      className={`flex gap-3 rounded-field px-4.5 py-4 text-s leading-normal ${boxClass} ${className}`}
    >
      <Icon name={icon} className={`mt-[0.12em] ${iconClass}`} />
      <div className="min-w-0 text-pretty">{children}</div>
    </div>
  );
}
