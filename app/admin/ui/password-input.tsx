import { type ComponentProps, useState } from "react";
import { fieldStyle } from "#app/ui/field.tsx";
import { useIsHydrated } from "#app/ui/use-is-hydrated.ts";
import { loginFields } from "#domain/staff/staff-user.ts";
import { Icon } from "./staff-icon.tsx";

export function PasswordInput(props: ComponentProps<"input">) {
  const isHydrated = useIsHydrated();
  const [isVisible, setIsVisible] = useState(false);
  const isNew = props.autoComplete === "new-password";
  return (
    <span className="relative block">
      <input
        // The browser would silently cut off a new password that is pasted.
        maxLength={isNew ? undefined : loginFields.password.limit}
        required
        {...props}
        type={isVisible ? "text" : "password"}
        className={`${fieldStyle} pr-24`}
      />
      <button
        type="button"
        aria-pressed={isVisible}
        disabled={!isHydrated}
        onClick={() => setIsVisible(!isVisible)}
        className="absolute top-1 right-1 inline-flex h-11 items-center gap-[0.4em] rounded-full px-3.5 text-s font-semibold text-brand"
      >
        <Icon name="eye" />
        {isVisible ? "Hide" : "Show"}
        <span className="sr-only"> password</span>
      </button>
    </span>
  );
}
