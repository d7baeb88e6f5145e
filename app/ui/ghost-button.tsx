import type { ComponentProps } from "react";
import { useDisabled } from "./use-is-hydrated.ts";

export function GhostButton({ className = "", ...rest }: ComponentProps<"button">) {
  const disabled = useDisabled(rest);
  return (
    <button
      type="button"
      {...rest}
      disabled={disabled}
      className={`inline-flex min-h-11 items-center justify-center gap-[0.45em] rounded-full px-3 text-s font-semibold whitespace-nowrap text-brand transition-colors hover:bg-brand-tint focus-visible:rounded-full disabled:cursor-progress disabled:opacity-60 aria-disabled:cursor-progress aria-disabled:opacity-60 ${className}`}
    />
  );
}
