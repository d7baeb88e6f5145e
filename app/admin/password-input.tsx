import { type ComponentProps, useState } from "react";
import { fieldStyle } from "#app/ui/field.tsx";
import { useIsAlive } from "#app/ui/use-is-alive.ts";
import { loginFields } from "#domain/staff/user.ts";
import { Icon } from "./staff-icon.tsx";

export function PasswordInput(props: ComponentProps<"input">) {
  const isAlive = useIsAlive();
  const [isShown, setIsShown] = useState(false);
  return (
    <span className="relative block">
      <input
        maxLength={loginFields.password.limit}
        required
        {...props}
        type={isShown ? "text" : "password"}
        className={`${fieldStyle} pr-24`}
      />
      <button
        type="button"
        aria-pressed={isShown}
        disabled={!isAlive}
        onClick={() => setIsShown(!isShown)}
        className="absolute top-1 right-1 inline-flex h-11 items-center gap-[0.4em] rounded-full px-3.5 text-s font-semibold text-evergreen"
      >
        <Icon name="eye" />
        {isShown ? "Hide" : "Show"}
        <span className="sr-only"> password</span>
      </button>
    </span>
  );
}
