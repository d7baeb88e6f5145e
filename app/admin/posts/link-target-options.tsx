import { StatusChip } from "#app/admin/list/status-chip.tsx";
import { formatLongDate } from "#app/admin/ui/format-date.ts";
import { Icon, type IconName } from "#app/admin/ui/staff-icon.tsx";
import type { LinkTarget } from "#domain/content-types/record-endpoints.server.ts";

interface LinkTargetOptionsProps {
  id: string;
  targets: LinkTarget[];
  activeIndex: number;
  onChoose: (target: LinkTarget) => void;
}

/** The list of a combobox: the focus stays in its field. */
export function LinkTargetOptions(props: LinkTargetOptionsProps) {
  const { id, targets, activeIndex, onChoose } = props;
  return (
    <div
      id={id}
      role="listbox"
      aria-label="Pages of this site"
      className="divide-y divide-line overflow-hidden rounded-field border border-line bg-surface-bright shadow-1"
    >
      {targets.map((target, i) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the field of the combobox has the keys.
        <div
          key={target.path}
          id={getOptionId(id, i)}
          role="option"
          tabIndex={-1}
          aria-selected={i === activeIndex}
          // The field would lose the focus.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onChoose(target)}
          className="flex min-h-11 cursor-pointer flex-wrap items-center gap-x-3 gap-y-1 border-l-4 border-l-transparent px-3 py-2 hover:bg-brand-tint aria-selected:border-l-brand aria-selected:bg-brand-tint-strong"
        >
          <Icon name={icons[target.kind]} className="flex-none text-brand" />
          <span className="min-w-0 flex-[1_1_12rem] [overflow-wrap:anywhere]">
            <span className="block font-semibold [unicode-bidi:plaintext]">{target.title}</span>
            <span className="block text-s text-muted">{describeTarget(target)}</span>
          </span>
          {target.state !== "published" && <StatusChip state={target.state} />}
        </div>
      ))}
    </div>
  );
}

export function getOptionId(listId: string, index: number): string {
  return `${listId}-${index}`;
}

const icons: Record<LinkTarget["kind"], IconName> = {
  page: "home",
  service: "person",
  post: "document",
  location: "pin",
};

const kindNames: Record<LinkTarget["kind"], string> = {
  page: "Page",
  service: "Service",
  post: "Post",
  location: "Location page",
};

/** Says as well if readers would not find the page. */
function describeTarget({ kind, path, state, published_date }: LinkTarget): string {
  const name = kindNames[kind];
  if (state === "draft") return `${name}, a draft: readers get “not found” until it is published`;
  if (state === "scheduled") {
    const day = formatLongDate(published_date);
    return `${name}, scheduled for ${day}: readers get “not found” until then`;
  }
  return `${name}, ${decodeURI(path)}`;
}
