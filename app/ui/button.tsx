import type { ComponentProps, ReactNode } from "react";
import { Link } from "react-router";
import { useDisabled } from "./use-is-alive.ts";

const looks = {
  book: "border-terracotta bg-terracotta text-pure hover:border-terracotta-deep hover:bg-terracotta-deep",
  bookLine: "border-terracotta text-terracotta-deep hover:bg-blush",
  primary: "border-evergreen bg-evergreen text-paper hover:bg-evergreen-lift",
  line: "border-evergreen text-evergreen hover:bg-sage-100",
  danger: "border-danger bg-danger text-pure hover:border-danger-deep hover:bg-danger-deep",
  pale: "border-paper bg-paper text-evergreen hover:bg-sage-100",
  lineOnDark: "border-sage text-paper hover:bg-evergreen-lift",
} as const;

const sizes = {
  normal: "min-h-13 px-[1.6rem] py-[0.7rem] text-[1.0625rem]",
  small: "min-h-11 px-[1.15rem] py-2 text-s",
} as const;

export type ButtonLook = keyof typeof looks;

interface ButtonLooks {
  look?: ButtonLook;
  size?: keyof typeof sizes;
  className?: string;
  children: ReactNode;
}

export function Button({
  look = "primary",
  size = "normal",
  className = "",
  ...rest
}: ButtonLooks & ComponentProps<"button">) {
  const disabled = useDisabled(rest);
  return (
    <button
      type="button"
      {...rest}
      disabled={disabled}
      className={classes(look, size, className)}
    />
  );
}

export function ButtonLink({
  look = "primary",
  size = "normal",
  className = "",
  to,
  ...rest
}: ButtonLooks & { to: string } & Omit<ComponentProps<"a">, "href">) {
  const style = classes(look, size, className);
  if (to.startsWith("/")) return <Link {...rest} to={to} className={style} />;
  return <a {...rest} href={to} className={style} />;
}

function classes(look: ButtonLook, size: keyof typeof sizes, more: string): string {
  return `inline-flex items-center justify-center gap-[0.6em] rounded-full border-[1.5px] font-semibold leading-[1.15] transition-colors focus-visible:rounded-full disabled:cursor-progress disabled:opacity-75 ${looks[look]} ${sizes[size]} ${more}`;
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
      className={`inline-grid size-12 flex-none place-items-center rounded-full border-[1.5px] border-evergreen text-evergreen transition-colors hover:bg-evergreen hover:text-paper focus-visible:rounded-full ${className}`}
    />
  );
}
