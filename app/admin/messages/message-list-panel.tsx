import { Button } from "#app/ui/button.tsx";
import { Callout } from "#app/ui/callout.tsx";
import { Spinner } from "#app/ui/spinner.tsx";
import type { MessageFolder } from "#domain/messages/message.ts";
import { MessageList } from "./message-list.tsx";
import { MessageListEmptyState } from "./message-list-empty-state.tsx";
import type { useMessageList } from "./use-message-list.ts";

interface MessageListPanelProps {
  list: ReturnType<typeof useMessageList>;
  folder: MessageFolder;
  openId: number | undefined;
  isLoading: boolean;
}

export function MessageListPanel({ list, folder, openId, isLoading }: MessageListPanelProps) {
  return (
    <>
      {list.failure !== undefined && (
        <div className="grid justify-items-start gap-4 border-b border-line p-4">
          <Callout tone="error" role="alert">
            {list.failure}
          </Callout>
          <Button variant="line" size="small" onClick={list.retry}>
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
        <MessageListEmptyState
          folder={folder}
          search={list.search}
          counts={list.counts}
          onClear={() => list.setSearch("")}
        />
      )}
      {list.hasMore && list.rows.length > 0 && (
        <div className="border-t border-line p-4">
          <Button variant="line" size="small" disabled={list.isBusy} onClick={list.showMore}>
            {list.isBusy && <Spinner />}
            Show more
          </Button>
        </div>
      )}
    </>
  );
}
