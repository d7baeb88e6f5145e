import { Icon, type IconName } from "#app/admin/ui/staff-icon.tsx";
import { type Role, roleDescriptions, roleLabels, roles } from "#domain/staff/roles.ts";

const icons: Record<Role, IconName> = { owner: "key", desk: "inbox", writer: "pencil" };

export function RoleList() {
  return (
    <dl className="grid gap-x-6 gap-y-3 tablet:grid-cols-[1fr_1.4fr_1.4fr]">
      {roles.map((role) => (
        <div key={role}>
          <dt className="flex items-center gap-2 font-semibold text-brand">
            <Icon name={icons[role]} /> {roleLabels[role]}
          </dt>
          <dd className="text-s text-muted">{roleDescriptions[role]}</dd>
        </div>
      ))}
    </dl>
  );
}
