import { useEffect, useState } from "react";
import { useRevalidator } from "react-router";
import type { ApiResult } from "#app/api/call-endpoint.ts";
import { type MessageCounts, searchMessages } from "#app/api/message-api.ts";
import type { DatedHours } from "#domain/clinic/open-state.ts";
import { type MessageFolder, messagesPerPage } from "#domain/messages/message.ts";
import { type MessageRow, toMessageRows } from "./message-row.ts";

interface LoadedList {
  folder: MessageFolder;
  hours: DatedHours;
  rows: MessageRow[];
  counts: MessageCounts;
}

/** Every new object starts a new request. */
interface ListRequest {
  folder: MessageFolder;
  search: string;
  pages: number;
}

interface ListResult {
  source: { loaded: LoadedList; listRequest: ListRequest };
  list: LoadedList | undefined;
  failure?: string;
}

/**
 * Adds search results and further pages to the list that the loader loads. Both are fetched again
 * whenever the loader runs, as it does after each action.
 */
export function useMessageList(loaded: LoadedList) {
  const { revalidate } = useRevalidator();
  const [listRequest, setListRequest] = useState<ListRequest>({
    folder: loaded.folder,
    search: "",
    pages: 1,
  });
  const [listResult, setListResult] = useState<ListResult>();

  useEffect(() => {
    if (!exceedsLoader(loaded, listRequest)) return;
    let isCurrent = true;
    void fetchAll(loaded, listRequest).then((result) => {
      if (!isCurrent) return;
      const source = { loaded, listRequest };
      if (result.kind === "done") return setListResult({ source, list: result.data });
      // The report leaves out the search text, which may be a name.
      reportError(new Error(`The messages were not loaded: ${result.kind}`));
      setListResult((previous) => ({ source, list: previous?.list, failure: failureMessage }));
      // The guard redirects to the sign-in page.
      if (result.kind === "signed-out") void revalidate();
    });
    return () => {
      isCurrent = false;
    };
  }, [loaded, listRequest, revalidate]);

  const { folder } = loaded;
  const { search } = listRequest;
  const needsFetch = exceedsLoader(loaded, listRequest);
  const isFetched =
    listResult?.source.loaded === loaded && listResult.source.listRequest === listRequest;
  const visible =
    needsFetch && listResult?.list?.folder === folder ? { ...loaded, ...listResult.list } : loaded;
  return {
    rows: visible.rows,
    counts: visible.counts,
    search,
    isBusy: needsFetch && !isFetched,
    failure: needsFetch && isFetched ? listResult.failure : undefined,
    hasMore: visible.counts[folder] > visible.rows.length,
    setSearch: (text: string) => {
      if (text !== search) setListRequest({ folder, search: text, pages: 1 });
    },
    showMore: () =>
      setListRequest({ folder, search, pages: getPageCount(loaded, listRequest) + 1 }),
    retry: () => setListRequest({ ...listRequest }),
  };
}

const failureMessage =
  "The messages could not be loaded. Nothing is lost. Please try again in a moment.";

function getPageCount({ folder }: LoadedList, listRequest: ListRequest): number {
  return listRequest.folder === folder ? listRequest.pages : 1;
}

function exceedsLoader(loaded: LoadedList, listRequest: ListRequest): boolean {
  return listRequest.search !== "" || getPageCount(loaded, listRequest) > 1;
}

async function fetchAll(
  loaded: LoadedList,
  listRequest: ListRequest,
): Promise<ApiResult<LoadedList, undefined>> {
  const { folder, hours } = loaded;
  const rows = new Map<number, MessageRow>();
  for (let page = 1; ; page += 1) {
    const result = await searchMessages({ folder, search: listRequest.search, page });
    if (result.kind !== "done") return result;
    const { messages, counts } = result.data;
    // A message that arrives meanwhile shifts the pages, and a row can be on two of them.
    for (const row of toMessageRows(messages, { folder, hours, now: new Date() }))
      rows.set(row.message_id, row);
    if (page >= getPageCount(loaded, listRequest) || messages.length < messagesPerPage)
      return { ...result, data: { folder, hours, rows: [...rows.values()], counts } };
  }
}
