import type { ComponentProps } from "react";
import { Button } from "#app/ui/button.tsx";
import { Spinner } from "#app/ui/spinner.tsx";
import { useButtonState } from "#app/ui/use-is-hydrated.ts";
import { Icon, type IconName } from "./staff-icon.tsx";

const tones = {
  plain: "text-brand hover:bg-brand-tint",
  filled: "bg-brand-tint text-brand hover:bg-brand-tint-strong",
  danger: "text-danger hover:bg-danger-tint",
};

export type GhostTone = keyof typeof tones;

export function getGhostStyle(tone: GhostTone, extraClasses: string): string {
  return `inline-flex min-h-11 cursor-pointer items-center justify-center gap-[0.45em] rounded-full text-s font-semibold whitespace-nowrap transition-colors focus-visible:rounded-full disabled:cursor-progress disabled:opacity-60 aria-disabled:cursor-default aria-disabled:opacity-60 ${tones[tone]} ${extraClasses}`;
}

interface GhostButtonProps extends ComponentProps<"button"> {
  icon?: IconName;
  tone?: GhostTone;
  /** A spinner takes the place of the icon. */
  isBusy?: boolean;
}

export function GhostButton(props: GhostButtonProps) {
  const { icon, tone = "plain", isBusy = false, className = "", children, ...rest } = props;
  const state = useButtonState({ ...rest, "aria-disabled": isBusy || rest["aria-disabled"] });
  return (
    <button type="button" {...rest} {...state} className={getGhostStyle(tone, `px-3 ${className}`)}>
      {icon && (isBusy ? <Spinner /> : <Icon name={icon} />)}
      {children}
    </button>
  );
}

/** The button beside a primary one, and that of a card. */
export function LineButton(props: ComponentProps<typeof Button>) {
  return <Button variant="line" size="small" {...props} />;
}
