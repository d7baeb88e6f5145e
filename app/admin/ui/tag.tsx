import type { ReactNode } from "react";

const tones = {
  ok: "bg-success-tint text-success",
  plain: "bg-brand-tint text-brand",
  quiet: "bg-surface-sunken text-neutral",
  warning: "bg-warning-tint text-foreground",
  danger: "bg-danger-tint text-danger",
  scheduled: "bg-scheduled-tint text-scheduled",
};

export type TagTone = keyof typeof tones;

export function Tag({ tone = "plain", children }: { tone?: TagTone; children: ReactNode }) {
  return (
    <span
      className={`inline-flex items-center gap-[0.5em] rounded-full px-[0.7rem] py-[0.15rem] text-[0.875rem] font-semibold whitespace-nowrap ${tones[tone]}`}
    >
      {children}
    </span>
  );
}
