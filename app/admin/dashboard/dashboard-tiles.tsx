import { Link } from "react-router";
import { listLabels } from "#app/admin/list/list-labels.ts";
import { Icon, type IconName } from "#app/admin/ui/staff-icon.tsx";
import { useOpenState } from "#app/layout/open-status.tsx";
import { useClinic } from "#app/layout/use-clinic.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import type { PostState } from "#domain/posts/post.ts";
import { pluralize } from "#domain/records/pluralize.ts";
import type { Route } from "./+types/dashboard-page";

type DashboardParts = Route.ComponentProps["loaderData"];

export function QuickActions({ writing, inbox, mayEditHours }: DashboardParts) {
  const actions: { to: string; icon: IconName; text: string }[] = [];
  if (writing)
    actions.push({ to: "/admin/blogs/new", icon: "plus", text: listLabels.post.newItem });
  if (writing && !inbox)
    actions.push({
      to: "/admin/location-pages/new",
      icon: "plus" as const,
      text: listLabels.location.newItem,
    });
  if (mayEditHours)
    actions.push(
      { to: "/admin/clinic/hours?add=specialDays", icon: "calendar", text: "Close a day" },
      { to: "/admin/clinic/notice?add=notices", icon: "megaphone", text: "Put up a notice" },
    );
  return (
    <div className="flex flex-wrap gap-3">
      {actions.map(({ to, icon, text }, index) => (
        <ButtonLink
          key={to}
          to={to}
          size="small"
          variant={index === 0 ? "primary" : "line"}
          className="text-base!"
        >
          <Icon name={icon} /> {text}
        </ButtonLink>
      ))}
    </div>
  );
}

export function DashboardTiles({ writing, inbox }: DashboardParts) {
  return (
    <ul className="mt-6 grid auto-rows-fr grid-cols-2 gap-3 wide:flex wide:gap-5 wide:[&>li]:flex-1">
      {inbox && (
        <Tile
          to="/admin/messages"
          icon="inbox"
          title="Messages"
          text={formatInboxCounts(inbox)}
          needsAttention={inbox.unread > 0 || inbox.late > 0}
        />
      )}
      {writing && (
        <>
          <Tile
            to="/admin/blogs"
            icon="document"
            title="Blogs"
            text={formatPostCounts(writing.posts)}
          />
          <Tile
            to="/admin/location-pages"
            icon="pin"
            title="Location Pages"
            text={`${writing.locations} published`}
          />
        </>
      )}
      <ClinicTile />
    </ul>
  );
}

function ClinicTile() {
  const { notices } = useClinic();
  const { isOpen } = useOpenState();
  const notice = notices.length === 0 ? "no notice up" : "notice up";
  const text = `${isOpen ? "Open" : "Closed"}, ${notice}`;
  return <Tile to="/admin/clinic" icon="building" title="The clinic" text={text} />;
}

function formatInboxCounts({ unread, late }: { unread: number; late: number }): string {
  const parts = [unread === 0 ? "Nothing unread" : `${unread} unread`];
  if (late > 0) parts.push(`${late} late`);
  return parts.join(", ");
}

function formatPostCounts({ published, scheduled, draft }: Record<PostState, number>): string {
  const parts = [`${published} published`];
  if (scheduled > 0) parts.push(`${scheduled} scheduled`);
  if (draft > 0) parts.push(pluralize(draft, "draft"));
  return parts.join(", ");
}

interface TileProps {
  to: string;
  icon: IconName;
  title: string;
  text: string;
  needsAttention?: boolean;
}

function Tile({ to, icon, title, text, needsAttention = false }: TileProps) {
  const colors = needsAttention
    ? "border-brand-soft bg-brand-tint"
    : "border-line bg-surface-raised";
  return (
    <li>
      <Link
        to={to}
        className={`grid h-full content-start items-center gap-x-4 gap-y-0.5 rounded-m border px-4 py-3.5 hover:border-brand focus-visible:rounded-m tablet:grid-cols-[auto_minmax(0,1fr)] tablet:content-center tablet:px-5 ${colors}`}
      >
        <Icon name={icon} className="size-7! text-brand tablet:row-span-2" />
        <h2 className="text-[1.25rem] leading-tight">{title}</h2>
        <p className="text-s text-muted">{text}</p>
      </Link>
    </li>
  );
}
