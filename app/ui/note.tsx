import type { ComponentProps } from "react";
import { Icon, type IconName } from "./icon.tsx";

const tones = {
  advice: { box: "bg-sage-100", mark: "text-evergreen", icon: "shield" },
  care: { box: "bg-warn-tint", mark: "text-warn", icon: "warning" },
  error: { box: "bg-danger-tint", mark: "text-danger", icon: "warning" },
  ok: { box: "bg-ok-tint", mark: "text-ok", icon: "check" },
} as const satisfies Record<string, { box: string; mark: string; icon: IconName }>;

export function Note({
  tone = "advice",
  children,
  className = "",
  ...rest
}: { tone?: keyof typeof tones } & ComponentProps<"div">) {
  const { box, mark, icon } = tones[tone];
  return (
    <div
      {...rest}
      className={`flex gap-3 rounded-field px-4.5 py-4 text-s leading-normal ${box} ${className}`}
    >
      <Icon name={icon} className={`mt-[0.12em] ${mark}`} />
      <div className="min-w-0">{children}</div>
    </div>
  );
}
