import type { ReactNode, Ref } from "react";
import { Icon, type IconName } from "#app/admin/ui/staff-icon.tsx";

const tones = {
  warning: {
    boxClass: "border-warning-line bg-warning-tint",
    iconClass: "text-warning",
    icon: "warning",
  },
  error: { boxClass: "border-danger/40 bg-danger-tint", iconClass: "text-danger", icon: "alert" },
  info: { boxClass: "border-brand-soft bg-brand-tint", iconClass: "text-brand", icon: "clock" },
} as const satisfies Record<string, { boxClass: string; iconClass: string; icon: IconName }>;

interface BannerProps {
  tone: keyof typeof tones;
  children: ReactNode;
  actions?: ReactNode;
  ref?: Ref<HTMLDivElement>;
}

export function Banner({ tone, children, actions, ref }: BannerProps) {
  const { boxClass, iconClass, icon } = tones[tone];
  return (
    <div ref={ref} className={`border-b ${boxClass}`}>
      <div className="mx-auto flex max-w-360 flex-wrap items-center gap-x-5 gap-y-2 px-gutter py-2.5">
        <div
          role={tone === "info" ? "status" : "alert"}
          className="flex min-w-0 flex-[1_1_26rem] gap-4"
        >
          <Icon name={icon} className={`mt-[0.15em] ${iconClass}`} />
          <div className="min-w-0">{children}</div>
        </div>
        {actions && <div className="flex flex-wrap items-center gap-1 desk:gap-3">{actions}</div>}
      </div>
    </div>
  );
}

/** On a phone it is at the top of the page, which may be scrolled far away. */
export function scrollToBanner(banner: HTMLElement | null): void {
  if (banner && banner.getBoundingClientRect().top < 0)
    banner.closest("dialog")?.scrollTo({ top: 0 });
}
