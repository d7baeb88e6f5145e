import { Link } from "react-router";
import { Icon } from "#app/admin/ui/staff-icon.tsx";
import { useMessageOutlet } from "../message-outlet.ts";

export function AllMessagesLink({ className = "" }: { className?: string }) {
  const { listUrl } = useMessageOutlet();
  return (
    <Link
      to={listUrl}
      preventScrollReset
      className={`inline-flex min-h-11 items-center gap-2 font-semibold text-brand ${className}`}
    >
      <Icon name="arrow-left" /> All messages
    </Link>
  );
}
