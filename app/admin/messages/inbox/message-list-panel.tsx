import type { RefObject } from "react";
import { Link, useNavigate } from "react-router";
import { Pager } from "#app/admin/list/pager.tsx";
import { useSelection } from "#app/admin/list/use-selection.ts";
import { LineButton } from "#app/admin/ui/ghost-button.tsx";
import { Select } from "#app/admin/ui/select.tsx";
import { Callout } from "#app/ui/callout.tsx";
import { type MessageSort, messageFolders } from "#domain/messages/message.ts";
import type { MessageView } from "#domain/messages/message-view.ts";
import type { StaffLabel } from "#domain/staff/staff-label.server.ts";
import { folderLabels, getFolder, messagesPath } from "../message-folders.ts";
import { BatchBar } from "./batch-bar.tsx";
import { MessageList } from "./message-list.tsx";
import type { useMessageList } from "./use-message-list.ts";

interface MessageListPanelProps {
  list: ReturnType<typeof useMessageList>;
  view: MessageView;
  openId: number | undefined;
  isLoading: boolean;
  readers: StaffLabel[];
  heading: RefObject<HTMLElement | null>;
}

export function MessageListPanel(props: MessageListPanelProps) {
  const { list, view, openId, isLoading, readers, heading } = props;
  const { rows, sort, page, pages, search } = list;
  const ids = rows.map(({ message_id }) => message_id);
  const selection = useSelection(`${view} ${sort} ${page} ${search}`, ids);
  return (
    <>
      {list.failure !== undefined && (
        <div className="grid justify-items-start gap-4 border-b border-line p-4">
          <Callout tone="error" role="alert">
            {list.failure}
          </Callout>
          <LineButton onClick={list.retry}>Try again</LineButton>
        </div>
      )}
      {rows.length > 0 ? (
        <>
          <BatchBar
            folder={getFolder(view)}
            rows={rows}
            selection={selection}
            readers={readers}
            heading={heading}
          >
            {view === "inbox" && <MessageSortSelect sort={sort} openId={openId} />}
          </BatchBar>
          <MessageList
            rows={rows}
            readers={readers}
            openId={openId}
            selection={selection}
            position={{ view, sort, page }}
            isBusy={isLoading || list.isBusy}
          />
          {search !== "" && (
            <div className="flex flex-wrap gap-x-5 border-t border-line px-4 empty:hidden print:hidden">
              <OtherFolderHits view={view} counts={list.counts} />
            </div>
          )}
        </>
      ) : (
        <MessageListEmptyState
          view={view}
          search={list.search}
          counts={list.counts}
          onClear={() => list.setSearch("")}
        />
      )}
      {pages > 1 && (
        <div className="border-t border-line p-2 print:hidden">
          <Pager
            page={page}
            pages={pages}
            getUrl={(number) => messagesPath({ view, sort, page: number })}
          />
        </div>
      )}
    </>
  );
}

interface MessageListEmptyStateProps {
  view: MessageView;
  search: string;
  counts: Record<MessageView, number>;
  onClear: () => void;
}

const emptyTexts: Record<MessageView, string> = {
  late: "Nobody has waited for more than a business day.",
  inbox: "No messages here. What visitors send from the website appears in this list.",
  handled: "No handled messages yet. “Mark handled” in a message puts it here.",
  spam: "No spam. What looks like advertising comes here, not to the inbox.",
  held: "No held messages. When too many arrive at once, those above the usual number wait here.",
};

function MessageListEmptyState(props: MessageListEmptyStateProps) {
  const { view, search, counts, onClear } = props;
  if (search === "") return <p className="p-6">{emptyTexts[view]}</p>;
  return (
    <div className="grid justify-items-start gap-4 p-6">
      <p className="[overflow-wrap:anywhere]">
        Nobody in this folder has “{search}” in their name, email, phone number or message.
      </p>
      <OtherFolderHits view={view} counts={counts} />
      <LineButton onClick={onClear}>Clear the search</LineButton>
    </div>
  );
}

interface MessageSortSelectProps {
  sort: MessageSort;
  openId: number | undefined;
}

function MessageSortSelect({ sort, openId }: MessageSortSelectProps) {
  const navigate = useNavigate();
  function choose(chosen: MessageSort) {
    const url = messagesPath({ view: "inbox", sort: chosen }, openId);
    void navigate(url, { preventScrollReset: true });
  }
  return (
    <Select
      aria-label="Sort by"
      look="text"
      value={sort}
      onChange={({ target }) => choose(target.value as MessageSort)}
      options={[
        ["newest", "Newest first"],
        ["oldest", "Waiting longest first"],
      ]}
    />
  );
}

interface OtherFolderHitsProps {
  view: MessageView;
  counts: Record<MessageView, number>;
}

/** A search looks at one folder, and what somebody looks for is often in another. */
function OtherFolderHits({ view, counts }: OtherFolderHitsProps) {
  return messageFolders
    .filter((other) => other !== getFolder(view) && counts[other] > 0)
    .map((other) => (
      <Link
        key={other}
        to={messagesPath({ view: other })}
        preventScrollReset
        className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
      >
        {counts[other]} in {folderLabels[other]}
      </Link>
    ));
}
