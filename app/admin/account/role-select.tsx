import type { ComponentProps } from "react";
import { Icon } from "#app/admin/ui/staff-icon.tsx";
import { fieldStyle } from "#app/ui/field.tsx";
import { useIsHydrated } from "#app/ui/use-is-hydrated.ts";
import { type Role, roleLabels, roles } from "#domain/staff/roles.ts";

interface RoleSelectProps extends Omit<ComponentProps<"select">, "onChange"> {
  /** Undefined for a user who may not enter the staff area. */
  role: Role | undefined;
  onChange: (role: Role) => void;
}

export function RoleSelect({ role, onChange, ...control }: RoleSelectProps) {
  const isHydrated = useIsHydrated();
  return (
    <span className="relative block self-start">
      <select
        {...control}
        name="role"
        disabled={!isHydrated}
        value={role ?? ""}
        onChange={({ target }) => onChange(target.value as Role)}
        className={`${fieldStyle} min-h-11.5! appearance-none py-2! pr-11! text-base!`}
      >
        {role === undefined && <option value="">No role</option>}
        {roles.map((name) => (
          <option key={name} value={name}>
            {roleLabels[name]}
          </option>
        ))}
      </select>
      <Icon
        name="chevron-down"
        className="pointer-events-none absolute top-1/2 right-4 -translate-y-1/2"
      />
    </span>
  );
}
