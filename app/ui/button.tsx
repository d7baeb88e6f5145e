import type { ComponentProps, ReactNode } from "react";
import { Link } from "react-router";
import { useButtonState } from "./use-is-hydrated.ts";

const variants = {
  book: "border-accent bg-accent text-surface-bright hover:border-accent-strong hover:bg-accent-strong",
  bookLine: "border-accent text-accent-strong hover:bg-accent-tint",
  primary: "border-brand bg-brand text-surface hover:bg-brand-hover",
  line: "border-brand text-brand hover:bg-brand-tint",
  danger:
    "border-danger bg-danger text-surface-bright hover:border-danger-strong hover:bg-danger-strong",
  pale: "border-surface bg-surface text-brand hover:bg-brand-tint",
  lineOnDark: "border-brand-soft text-surface hover:bg-brand-hover",
} as const;

const sizes = {
  normal: "min-h-13 px-[min(1.6rem,8vw)] py-3 text-[min(1.0625rem,8.6vw)]",
  small: "min-h-11 px-[min(1.15rem,6vw)] py-2 text-s",
} as const;

export type ButtonVariant = keyof typeof variants;

export interface ButtonStyleProps {
  variant?: ButtonVariant;
  size?: keyof typeof sizes;
  className?: string;
  children: ReactNode;
}

export function Button({
  variant = "primary",
  size = "normal",
  className = "",
  ...rest
}: ButtonStyleProps & ComponentProps<"button">) {
  const state = useButtonState(rest);
  return (
    <button type="button" {...rest} {...state} className={getClassName(variant, size, className)} />
  );
}

export function ButtonLink({
  variant = "primary",
  size = "normal",
  className = "",
  to,
  ...rest
}: ButtonStyleProps & { to: string } & Omit<ComponentProps<"a">, "href">) {
  const style = getClassName(variant, size, className);
  if (to.startsWith("/")) return <Link {...rest} to={to} className={style} />;
  return <a {...rest} href={to} className={style} />;
}

function getClassName(
  variant: ButtonVariant,
  size: keyof typeof sizes,
  extraClasses: string,
): string {
  return `inline-flex items-center justify-center gap-[0.6em] rounded-full border-[1.5px] font-semibold leading-[1.15] transition-colors focus-visible:rounded-full disabled:cursor-progress disabled:opacity-75 aria-disabled:cursor-progress aria-disabled:opacity-75 ${variants[variant]} ${sizes[size]} ${extraClasses}`;
}

export function RoundButton({
  label,
  className = "",
  ...rest
}: { label: string } & ComponentProps<"button">) {
  return (
    <button
      type="button"
      aria-label={label}
      {...rest}
      className={`inline-grid size-12 flex-none place-items-center rounded-full border-[1.5px] border-brand text-brand transition-colors hover:bg-brand hover:text-surface focus-visible:rounded-full ${className}`}
    />
  );
}
