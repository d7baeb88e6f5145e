import type { ReactNode } from "react";

const tones = {
  ok: "bg-success-tint text-success",
  plain: "bg-brand-tint text-brand",
  quiet: "bg-surface-sunken text-neutral",
  warning: "bg-warning-tint text-foreground",
  danger: "bg-danger-tint text-danger",
};

export function Tag({
  tone = "plain",
  children,
}: {
  tone?: keyof typeof tones;
  children: ReactNode;
}) {
  return (
    <span
      className={`inline-flex items-center rounded-full px-[0.7rem] py-[0.15rem] text-[0.875rem] font-semibold whitespace-nowrap ${tones[tone]}`}
    >
      {children}
    </span>
  );
}
