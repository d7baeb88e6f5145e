import type { ComponentProps } from "react";
import { useDisabled } from "./use-is-alive.ts";

/** A borderless button for secondary actions. */
export function QuietButton({ className = "", ...rest }: ComponentProps<"button">) {
  const disabled = useDisabled(rest);
  return (
    <button
      type="button"
      {...rest}
      disabled={disabled}
      className={`inline-flex min-h-11 items-center justify-center gap-[0.45em] rounded-full px-3 text-s font-semibold whitespace-nowrap text-evergreen transition-colors hover:bg-sage-100 focus-visible:rounded-full disabled:cursor-progress disabled:opacity-60 ${className}`}
    />
  );
}
