import { LineButton } from "#app/admin/ui/ghost-button.tsx";
import { Panel } from "#app/admin/ui/panel.tsx";
import { Icon } from "#app/admin/ui/staff-icon.tsx";
import { Tag } from "#app/admin/ui/tag.tsx";
import { toastSuccess } from "#app/admin/ui/toasts.tsx";
import { useMutation } from "#app/admin/ui/use-mutation.ts";
import { useIsHydrated } from "#app/ui/use-is-hydrated.ts";
import { formatLocalTime } from "#domain/clinic/local-time.ts";
import type { Notice } from "#domain/clinic/notice-definition.ts";
import { listShownNotices } from "#domain/clinic/shown-notices.ts";
import { isEqualValue } from "#domain/records/differences.ts";
import { changeNotices, listNotices } from "./change-notices.ts";
import { type ContentRecord, formatLocalDate } from "./describe-content.ts";
import type { SidePanelProps } from "./side-panel-props.ts";

const tones: Record<Notice["tone"], string> = {
  yellow: "bg-warning-tint",
  green: "bg-success-tint text-success",
  red: "bg-danger-tint text-danger",
};

/** The bar as it looks at the top of each page, and when it is up. */
export function NoticePanel({ values, editor }: SidePanelProps) {
  // Each rendering takes the browser's current time, because a notice may just have ended.
  const now = useIsHydrated() ? formatLocalTime(new Date()) : undefined;
  const notices = listNotices(values).filter(({ text }) => text.trim() !== "");
  const shown = now ? listShownNotices(notices, now) : [];
  return (
    <Panel heading="As visitors see it">
      <ul className="grid gap-5 empty:hidden">
        {notices.map((notice, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a notice has no identity of its own.
          <li key={i} className="grid gap-2">
            <p className={`flex gap-3 rounded-field px-4 py-2.5 text-s ${tones[notice.tone]}`}>
              <Icon name="clock" className="mt-[0.15em]" />
              <span>
                {notice.text}{" "}
                {notice.linkText !== "" && (
                  <span className="font-semibold underline">{notice.linkText}</span>
                )}
              </span>
            </p>
            <p className="flex flex-wrap items-center gap-2 text-s text-muted">
              {now && <NoticeState notice={notice} isShown={shown.includes(notice)} now={now} />}
            </p>
            {now && canTakeDown(notice, now, editor.base.values) && (
              <TakeDownButton notice={notice} editor={editor} />
            )}
          </li>
        ))}
      </ul>
      <p className="text-s text-muted">
        {notices.length === 0
          ? "No notice is up. Visitors see the usual announcement instead."
          : "It replaces the scrolling line and does not move."}
      </p>
    </Panel>
  );
}

/** A notice that is not saved is not up. */
function canTakeDown(notice: Notice, now: string, stored: ContentRecord): boolean {
  return notice.until > now && listNotices(stored).some((one) => isEqualValue(one, notice));
}

interface NoticeStateProps {
  notice: Notice;
  isShown: boolean;
  now: string;
}

function NoticeState({ notice: { from, until }, isShown, now }: NoticeStateProps) {
  if (until === "") return "Choose when it ends.";
  if (until <= from) return "It ends before it begins.";
  if (until <= now)
    return (
      <>
        <Tag tone="quiet">Ended</Tag> on {formatLocalDate(until)}
      </>
    );
  if (from > now)
    return (
      <>
        <Tag>Planned</Tag> from {formatLocalDate(from)} until {formatLocalDate(until)}
      </>
    );
  if (!isShown)
    return (
      <>
        <Tag tone="quiet">Not shown</Tag> while two others come first
      </>
    );
  return (
    <>
      <Tag tone="ok">Up now</Tag> until {formatLocalDate(until)}
    </>
  );
}

/** Asks nothing, since the toast can undo it. Unsaved changes of other notices stay unsaved. */
function TakeDownButton({ notice, editor }: { notice: Notice } & EditorProps) {
  const { run, isBusy } = useMutation("action");

  async function replace(before: Notice, after: Notice, message: string, undo?: () => void) {
    const swap = (notices: Notice[]) =>
      notices.map((one) => (isEqualValue(one, before) ? after : one));
    const save = () =>
      changeNotices((stored, changedBy) =>
        stored.some((one) => isEqualValue(one, before)) ? swap(stored) : formatChange(changedBy),
      );
    const toast = () => toastSuccess(message, undo && { label: "Undo", onClick: undo });
    const saved = await run(save, { toast });
    if (saved) editor.adopt(saved.data, (values) => ({ notices: swap(listNotices(values)) }));
  }

  function takeDown() {
    const ended = endNotice(notice, new Date());
    void replace(notice, ended, "The notice is down.", () => {
      void replace(ended, notice, "The notice is back.");
    });
  }

  return (
    <LineButton aria-disabled={isBusy} onClick={takeDown} className="justify-self-start">
      Take down now<span className="sr-only"> “{notice.text}”</span>
    </LineButton>
  );
}

function formatChange(changedBy: string): string {
  return `${changedBy || "Somebody"} has changed this notice meanwhile. Close the notices and open them again: what you typed is kept.`;
}

type EditorProps = Pick<SidePanelProps, "editor">;

/** It ends this minute, also if it has not begun yet. */
function endNotice(notice: Notice, now: Date): Notice {
  const until = formatLocalTime(now);
  return { ...notice, from: notice.from < until ? notice.from : "", until };
}
