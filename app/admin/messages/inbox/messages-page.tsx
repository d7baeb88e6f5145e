import { useRef } from "react";
import {
  Outlet,
  type ShouldRevalidateFunctionArgs,
  useNavigate,
  useNavigation,
} from "react-router";
import { ListError } from "#app/admin/list/list-error.tsx";
import { ListFilters } from "#app/admin/list/list-filters.tsx";
import { loadIfPossible } from "#app/admin/shell/load-if-possible.ts";
import { createStaffMeta } from "#app/admin/shell/staff-meta.ts";
import { useLastLoaded } from "#app/admin/shell/use-last-loaded.ts";
import { SearchBox } from "#app/admin/ui/search-box.tsx";
import { useShortcutKeys } from "#app/admin/ui/use-shortcut-keys.ts";
import { dbContext, siteContext } from "#app/context.ts";
import { readAnswerTimes } from "#domain/messages/answer-times.server.ts";
import { countByView, listMessages } from "#domain/messages/inbox-queries.server.ts";
import { messagesPerPage } from "#domain/messages/message.ts";
import { countTrashedMessages } from "#domain/messages/message-trash.server.ts";
import { countPages } from "#domain/records/page-numbers.ts";
import { pluralize } from "#domain/records/pluralize.ts";
import { listMessageReaders } from "#domain/staff/staff-users.server.ts";
import {
  getFolder,
  listFolderFilters,
  messagesPath,
  parseListPage,
  parseSort,
  parseView,
} from "../message-folders.ts";
import type { MessageOutletContext } from "../message-outlet.ts";
import { toMessageRows } from "../message-row.ts";
import type { Route } from "./+types/messages-page";
import { EmptySpam } from "./empty-spam.tsx";
import { HeldMessagesWarning } from "./held-messages-warning.tsx";
import { MessageListPanel } from "./message-list-panel.tsx";
import { NewMessageBar } from "./new-message-bar.tsx";
import { NotificationSwitch } from "./notification-switch.tsx";
import { loadOverdueNotificationCount } from "./overdue-notification-count.server.ts";
import { OverdueNotificationsWarning } from "./overdue-notifications-warning.tsx";
import { useMessageFocus } from "./use-message-focus.ts";
import { useMessageList } from "./use-message-list.ts";

export async function loader({ context, request }: Route.LoaderArgs) {
  const db = context.get(dbContext);
  const { searchParams } = new URL(request.url);
  const view = parseView(searchParams);
  const sort = parseSort(searchParams);
  const now = new Date();
  const { hours, lateBefore } = await readAnswerTimes(db, now);
  const counts = await countByView(db, { lateBefore, search: "" });
  const pages = countPages(counts[view], messagesPerPage);
  const page = Math.min(parseListPage(searchParams), pages);
  const slice = { limit: messagesPerPage, offset: (page - 1) * messagesPerPage };
  const messages = await listMessages(db, { view, lateBefore, sort, ...slice });
  return {
    view,
    sort,
    hours,
    rows: toMessageRows(messages, { folder: getFolder(view), hours, now }),
    page,
    counts,
    loadedAtMs: now.getTime(),
    trashCount: await countTrashedMessages(db),
    readers: await listMessageReaders(db),
    overdueNotificationCount: await loadOverdueNotificationCount(context),
    retentionDays: context.get(siteContext).messageSettings.retentionDays,
  };
}

/** If the list cannot be reloaded, such as offline, it stays, and so does the message beside it. */
export const clientLoader = (args: Route.ClientLoaderArgs) => loadIfPossible(args);

/** A message that cannot be loaded, such as offline, leaves the list beside it as it is. */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs) {
  const { currentUrl, currentParams, nextUrl, nextParams, defaultShouldRevalidate } = args;
  const isOpening = nextParams.id !== undefined && nextParams.id !== currentParams.id;
  return isOpening && currentUrl.search === nextUrl.search ? false : defaultShouldRevalidate;
}

export const meta = () => createStaffMeta("Messages");

export default function MessagesPage({ loaderData, params }: Route.ComponentProps) {
  const loaded = useLastLoaded(loaderData);
  if (loaded === undefined) throw new Error("The messages were not loaded");

  const { view, sort, page, overdueNotificationCount, retentionDays } = loaded;
  const list = useMessageList(loaded, { isOutdated: loaderData === undefined });
  const navigate = useNavigate();
  const isLoading = useNavigation().state === "loading";
  const heading = useRef<HTMLHeadingElement>(null);
  const openId = "id" in params ? Number(params.id) : undefined;
  const nextFocusId = useMessageFocus(openId, heading);

  // A search leaves out the trash, whose total would look like a number of matches.
  const trashCount = list.search === "" ? loaded.trashCount : undefined;
  const listUrl = messagesPath({ view, sort, page });
  const openList = () => void navigate(listUrl, { preventScrollReset: true });
  const outletContext: MessageOutletContext = {
    listUrl,
    close: (folder) => {
      const index = list.rows.findIndex(({ message_id }) => message_id === openId);
      const next = list.rows[index + 1] ?? list.rows[index - 1];
      const hasLeft = index >= 0 && folder !== getFolder(view);
      nextFocusId.current = hasLeft ? next?.message_id : undefined;
      openList();
    },
  };

  useShortcutKeys({
    "/": () => document.querySelector<HTMLElement>("main [type=search]")?.focus(),
    // The message stays in the list, so its own row takes the focus.
    Escape: openId === undefined ? undefined : openList,
  });

  function submitSearch(search: string) {
    list.setSearch(search);
    // The results begin on the first page.
    if (search !== list.search && page > 1)
      void navigate(messagesPath({ view, sort }), { preventScrollReset: true });
  }

  return (
    <>
      {/* On a phone the open message is alone on the screen. */}
      <h1
        ref={heading}
        tabIndex={-1}
        className={`w-fit text-[clamp(2rem,1.7rem+1vw,2.5rem)] ${openId === undefined ? "" : "max-desk:sr-only print:hidden"}`}
      >
        Messages
      </h1>
      <div className={openId === undefined ? "" : "max-desk:hidden print:hidden"}>
        <div className="mt-1.5 mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-1 [@media(max-height:32rem)]:mt-0 [@media(max-height:32rem)]:mb-1">
          <p className="text-muted">
            {formatRetention(retentionDays)} Each message records who opened it and when.
          </p>
          <NotificationSwitch />
        </div>
        <OverdueNotificationsWarning count={overdueNotificationCount} />
        <HeldMessagesWarning count={loaded.counts.held} isHeldFolderOpen={view === "held"} />
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3 pb-4 [@media(max-height:32rem)]:pb-2">
          <ListFilters filters={listFolderFilters(list.counts, view, trashCount)} />
          {/* Unlike other searches, this one stays out of the URL because it may be a name. */}
          <SearchBox
            label="Search messages by name, email, phone or text"
            placeholder="Search messages"
            search={list.search}
            maxLength={100}
            onSearch={submitSearch}
          />
        </div>
        {/* Emptying deletes the whole folder, so the number must not be that of a search. */}
        {view === "spam" && list.search === "" && (
          <EmptySpam count={loaded.counts.spam} loadedAtMs={loaded.loadedAtMs} />
        )}
      </div>
      <p role="status" className="sr-only">
        {list.search !== "" && !list.isBusy && `${list.counts[view]} found`}
      </p>
      <div className="overflow-clip rounded-m border border-line bg-surface-raised desk:grid desk:h-[max(38rem,100dvh-4rem)] desk:grid-rows-[minmax(0,1fr)] desk:grid-cols-[24rem_minmax(0,1fr)] print:block">
        <div
          className={`border-line desk:relative desk:block desk:overflow-y-auto desk:border-r ${openId === undefined ? "" : "hidden print:hidden"}`}
        >
          <NewMessageBar listUrl={listUrl} firstId={list.rows[0]?.message_id} openId={openId} />
          <MessageListPanel
            list={list}
            view={view}
            openId={openId}
            isLoading={isLoading}
            heading={heading}
            readers={loaded.readers}
          />
        </div>
        {openId === undefined ? (
          <p className="hidden max-w-none justify-self-center p-8 text-muted desk:block desk:self-center">
            {list.rows.length > 0 && "Choose a message to read it in full."}
          </p>
        ) : (
          <Outlet context={outletContext} />
        )}
      </div>
    </>
  );
}

export function ErrorBoundary() {
  return <ListError title="Messages" />;
}

function formatRetention(days: number): string {
  if (days === 0) return "Messages are kept until they are deleted by hand.";
  return `Messages are kept for ${pluralize(days, "day")}.`;
}
