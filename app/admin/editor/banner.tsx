import type { ReactNode } from "react";
import { Icon, type IconName } from "#app/admin/staff-icon.tsx";

const tones = {
  care: { box: "border-warn-line bg-warn-tint", mark: "text-warn", icon: "warning" },
  error: { box: "border-danger/40 bg-danger-tint", mark: "text-danger", icon: "alert" },
  advice: { box: "border-sage bg-sage-100", mark: "text-evergreen", icon: "clock" },
} as const satisfies Record<string, { box: string; mark: string; icon: IconName }>;

interface BannerProps {
  tone: keyof typeof tones;
  children: ReactNode;
  /** Buttons that resolve the situation. */
  actions?: ReactNode;
}

/** A full-width message that stays until its cause is resolved. */
export function Banner({ tone, children, actions }: BannerProps) {
  const { box, mark, icon } = tones[tone];
  return (
    <div className={`border-b ${box}`}>
      <div className="mx-auto flex max-w-360 flex-wrap items-center gap-x-5 gap-y-2 px-gutter py-2.5">
        <div
          role={tone === "advice" ? "status" : "alert"}
          className="flex min-w-0 flex-[1_1_18rem] gap-4"
        >
          <Icon name={icon} className={`mt-[0.15em] ${mark}`} />
          <div className="min-w-0">{children}</div>
        </div>
        {actions && <div className="flex flex-wrap items-center gap-1 desk:gap-3">{actions}</div>}
      </div>
    </div>
  );
}
