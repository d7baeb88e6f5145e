import { useEffect, useState } from "react";
import { useRevalidator } from "react-router";
import { searchMessages } from "#app/api/message-api.ts";
import { messagesPerPage } from "#domain/messages/message.ts";
import { countPages } from "#domain/records/page-numbers.ts";
import { getFolder } from "../message-folders.ts";
import { toMessageRows } from "../message-row.ts";
import type { Route } from "./+types/messages-page";

type LoadedList = NonNullable<Route.ComponentProps["loaderData"]>;

/** Every new object starts a new request. */
interface SearchRequest {
  search: string;
}

interface SearchResult {
  source: { loaded: LoadedList; request: SearchRequest };
  list: Pick<LoadedList, "view" | "rows" | "counts"> | undefined;
  failure?: string;
}

/**
 * Shows a search instead of the list that the loader loads. It is fetched again whenever the loader
 * runs, as it does after each action and on each page.
 */
export function useMessageList(loaded: LoadedList, { isOutdated }: { isOutdated: boolean }) {
  const { revalidate } = useRevalidator();
  const [request, setRequest] = useState<SearchRequest>({ search: "" });
  const [result, setResult] = useState<SearchResult>();
  const { view, sort, page } = loaded;
  const { search } = request;
  const isSearching = search !== "";

  useEffect(() => {
    if (request.search === "") return;
    let isCurrent = true;
    const { view: searched, hours, sort, page } = loaded;
    const body = { folder: searched, search: request.search, sort, page };
    void searchMessages(body).then((response) => {
      if (!isCurrent) return;
      const source = { loaded, request };
      if (response.kind === "done") {
        const { messages, counts } = response.data;
        const rows = toMessageRows(messages, {
          folder: getFolder(searched),
          hours,
          now: new Date(),
        });
        return setResult({ source, list: { view: searched, rows, counts } });
      }
      // The report leaves out the search text, which may be a name.
      reportError(new Error(`The messages were not loaded: ${response.kind}`));
      setResult((previous) => ({ source, list: previous?.list, failure: failureMessage }));
      // The guard redirects to the sign-in page, or says what a role may not do.
      if (["signed-out", "forbidden"].includes(response.kind)) void revalidate();
    });
    return () => {
      isCurrent = false;
    };
  }, [loaded, request, revalidate]);

  const isFetched = result?.source.loaded === loaded && result.source.request === request;
  const found = isSearching && result?.list?.view === view ? result.list : undefined;
  const { rows, counts } = found ?? loaded;
  return {
    rows,
    counts,
    search,
    sort,
    page,
    pages: countPages(counts[view], messagesPerPage),
    isBusy: isSearching && !isFetched,
    failure: isOutdated ? failureMessage : isSearching && isFetched ? result.failure : undefined,
    setSearch: (text: string) => {
      if (text !== search) setRequest({ search: text });
    },
    retry: () => (isOutdated ? void revalidate() : setRequest({ ...request })),
  };
}

const failureMessage =
  "The messages could not be loaded. Nothing is lost. Please try again in a moment.";
