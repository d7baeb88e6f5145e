import type { ComponentProps } from "react";
import { Select } from "#app/admin/ui/select.tsx";
import { type Role, roleLabels, roles } from "#domain/staff/roles.ts";

interface RoleSelectProps extends Omit<ComponentProps<"select">, "onChange"> {
  /** Undefined for a user who may not enter the staff area. */
  role: Role | undefined;
  onChange: (role: Role) => void;
  boxClassName?: string;
}

export function RoleSelect({ role, onChange, ...control }: RoleSelectProps) {
  return (
    <Select
      {...control}
      name="role"
      value={role ?? ""}
      onChange={({ target }) => onChange(target.value as Role)}
      options={[
        ...(role === undefined ? [["", "No role"] as const] : []),
        ...roles.map((name) => [name, roleLabels[name]] as const),
      ]}
    />
  );
}
