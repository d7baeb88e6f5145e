import { Icon as PublicIcon, type IconName as PublicIconName } from "#app/ui/icon.tsx";
import paths from "./staff-icon-paths.json";

export type IconName = PublicIconName | keyof typeof paths;

export function Icon({ name, className }: { name: IconName; className?: string }) {
  const drawn = isStaffIcon(name) ? { path: paths[name] } : { name };
  return <PublicIcon {...drawn} className={className} />;
}

function isStaffIcon(name: IconName): name is keyof typeof paths {
  return name in paths;
}
