import { useRef } from "react";
import { Outlet, useNavigate, useNavigation } from "react-router";
import { dbContext, messageCareContext } from "#app/context.ts";
import { Button } from "#app/ui/button.tsx";
import { Note } from "#app/ui/note.tsx";
import { Spinner } from "#app/ui/spinner.tsx";
import { countByFolder, listMessages } from "#domain/messages/inbox.server.ts";
import { messagesPerPage } from "#domain/messages/message.ts";
import type { Route } from "./+types/messages";
import { folderNames, folderOf, inboxAddress, shownFolders } from "./inbox/folders.ts";
import { HeldMessages } from "./inbox/held-messages.tsx";
import { InboxNothing } from "./inbox/inbox-nothing.tsx";
import type { LetterPlace } from "./inbox/letter-place.ts";
import { MessageList } from "./inbox/message-list.tsx";
import { toRows } from "./inbox/message-row.ts";
import { useLetterFocus } from "./inbox/use-letter-focus.ts";
import { useMessageList } from "./inbox/use-message-list.ts";
import { lateMails } from "./late-mails.server.ts";
import { LateMails } from "./late-mails.tsx";
import { ListChips } from "./list/list-chips.tsx";
import { ListFailure } from "./list/list-failure.tsx";
import { SearchBox } from "./search-box.tsx";

export async function loader({ context, request }: Route.LoaderArgs) {
  const db = context.get(dbContext);
  const folder = folderOf(new URL(request.url).searchParams);
  return {
    folder,
    rows: toRows(await listMessages(db, { folder, limit: messagesPerPage }), new Date()),
    counts: await countByFolder(db),
    lateMails: await lateMails(context),
    retentionDays: context.get(messageCareContext).retentionDays,
  };
}

export default function MessagesPage({ loaderData, params }: Route.ComponentProps) {
  const { folder, lateMails, retentionDays } = loaderData;
  const list = useMessageList(loaderData);
  const navigate = useNavigate();
  const isLoading = useNavigation().state === "loading";
  const heading = useRef<HTMLHeadingElement>(null);
  const listPlace = useRef<HTMLDivElement>(null);
  const openId = "id" in params ? Number(params.id) : undefined;
  const focusNext = useLetterFocus(openId, heading);

  const place: LetterPlace = {
    folder,
    leave: () => {
      const at = list.rows.findIndex(({ message_id }) => message_id === openId);
      focusNext.current = at < 0 ? undefined : (list.rows[at + 1] ?? list.rows[at - 1])?.message_id;
      void navigate(inboxAddress(folder), { preventScrollReset: true });
    },
  };

  function find(search: string) {
    list.find(search);
    // On a phone the open message would cover the results.
    if (search !== list.search && listPlace.current?.checkVisibility() === false)
      void navigate(inboxAddress(folder), { preventScrollReset: true });
  }

  return (
    <>
      <h1 ref={heading} tabIndex={-1} className="w-fit text-[clamp(2rem,1.7rem+1vw,2.5rem)]">
        Messages
      </h1>
      <p className="mt-1.5 mb-6 text-ink-soft">
        {keptInWords(retentionDays)} Every opening is recorded in the access log.
      </p>
      <LateMails count={lateMails} />
      <HeldMessages count={loaderData.counts.held} isOpen={folder === "held"} />
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3 pb-4">
        <ListChips
          chips={shownFolders(list.counts, folder).map((view) => ({
            view,
            name: folderNames[view],
            count: list.counts[view],
            to: inboxAddress(view),
            isCurrent: view === folder,
          }))}
        />
        {/* Unlike other searches, this one stays out of the URL because it may be a name. */}
        <SearchBox
          label="Search messages by name, email or phone"
          placeholder="Name, email or phone"
          search={list.search}
          maxLength={100}
          onSearch={find}
        />
      </div>
      <p role="status" className="sr-only">
        {list.search !== "" && !list.isBusy && `${list.counts[folder]} found`}
      </p>
      <div className="overflow-clip rounded-m border border-line bg-white desk:grid desk:min-h-152 desk:grid-cols-[24rem_minmax(0,1fr)] print:block">
        <div
          ref={listPlace}
          className={`border-line desk:block desk:border-r ${openId === undefined ? "" : "hidden print:hidden"}`}
        >
          {list.failure !== undefined && (
            <div className="grid justify-items-start gap-4 border-b border-line p-4">
              <Note tone="error" role="alert">
                {list.failure}
              </Note>
              <Button look="line" size="small" onClick={list.tryAgain}>
                Try again
              </Button>
            </div>
          )}
          {list.rows.length > 0 ? (
            <MessageList
              rows={list.rows}
              folder={folder}
              openId={openId}
              isBusy={isLoading || list.isBusy}
            />
          ) : (
            <InboxNothing
              folder={folder}
              search={list.search}
              counts={list.counts}
              onClear={() => list.find("")}
            />
          )}
          {list.hasMore && list.rows.length > 0 && (
            <div className="border-t border-line p-4">
              <Button look="line" size="small" disabled={list.isBusy} onClick={list.showMore}>
                {list.isBusy && <Spinner />}
                Show more
              </Button>
            </div>
          )}
        </div>
        {openId === undefined ? (
          <p className="hidden place-content-center p-8 text-ink-soft desk:grid">
            {list.rows.length > 0 && "Choose a message to read it in full."}
          </p>
        ) : (
          <Outlet context={place} />
        )}
      </div>
    </>
  );
}

export function ErrorBoundary() {
  return <ListFailure title="Messages" />;
}

function keptInWords(days: number): string {
  if (days === 0) return "Messages are kept until they are deleted by hand.";
  return days === 1 ? "Messages are kept for 1 day." : `Messages are kept for ${days} days.`;
}
