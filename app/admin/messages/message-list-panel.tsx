import type { RefObject } from "react";
import { LineButton } from "#app/admin/ui/line-button.tsx";
import { Callout } from "#app/ui/callout.tsx";
import type { MessageView } from "#domain/messages/message.ts";
import type { StaffLabel } from "#domain/staff/staff-label.server.ts";
import { Pager } from "../list/pager.tsx";
import { useSelection } from "../list/use-selection.ts";
import { BatchBar } from "./batch-bar.tsx";
import { getFolder, messagesPath } from "./message-folders.ts";
import { MessageList } from "./message-list.tsx";
import { MessageListEmptyState } from "./message-list-empty-state.tsx";
import { MessageSortSelect } from "./message-sort-select.tsx";
import { OtherFolderHits } from "./other-folder-hits.tsx";
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
