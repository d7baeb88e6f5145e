import { useEffect, useState } from "react";
import { useRevalidator } from "react-router";
import { type FoundMessages, findMessages } from "#app/admin/message-calls.ts";
import type { CallResult } from "#app/admin/staff-calls.ts";
import { type MessageFolder, messagesPerPage } from "#domain/messages/message.ts";
import { type MessageRow, toRows } from "./message-row.ts";

interface Listed {
  folder: MessageFolder;
  rows: MessageRow[];
  counts: FoundMessages["counts"];
}

/** A search, or pages after the first. Every new object starts a new request. */
interface Wish {
  folder: MessageFolder;
  search: string;
  pages: number;
}

interface Outcome {
  of: { loaded: Listed; wish: Wish };
  /** After a failure, the list that was shown before. */
  listed: Listed | undefined;
  failure?: string;
}

/**
 * Adds search results and further pages to the list that the loader loads. Both are fetched again
 * whenever the loader runs, as it does after each action.
 */
export function useMessageList(loaded: Listed) {
  const { revalidate } = useRevalidator();
  const [wish, setWish] = useState<Wish>({ folder: loaded.folder, search: "", pages: 1 });
  const [outcome, setOutcome] = useState<Outcome>();

  useEffect(() => {
    if (!isBeyond(loaded, wish)) return;
    let isWanted = true;
    void findAll(loaded, wish).then((result) => {
      if (!isWanted) return;
      const of = { loaded, wish };
      if (result.kind === "done") return setOutcome({ of, listed: result.data });
      // The report leaves out the search text, which may be a name.
      reportError(new Error(`The messages were not loaded: ${result.kind}`));
      setOutcome((before) => ({ of, listed: before?.listed, failure: failed }));
      // The guard redirects to the sign-in page.
      if (result.kind === "signed-out") void revalidate();
    });
    return () => {
      isWanted = false;
    };
  }, [loaded, wish, revalidate]);

  const { folder } = loaded;
  const { search } = wish;
  const isAsked = isBeyond(loaded, wish);
  const isAnswered = outcome?.of.loaded === loaded && outcome.of.wish === wish;
  const shown =
    isAsked && outcome?.listed?.folder === folder ? { ...loaded, ...outcome.listed } : loaded;
  return {
    rows: shown.rows,
    counts: shown.counts,
    search,
    isBusy: isAsked && !isAnswered,
    failure: isAsked && isAnswered ? outcome.failure : undefined,
    hasMore: shown.counts[folder] > shown.rows.length,
    find: (text: string) => {
      if (text !== search) setWish({ folder, search: text, pages: 1 });
    },
    showMore: () => setWish({ folder, search, pages: pagesOf(loaded, wish) + 1 }),
    tryAgain: () => setWish({ ...wish }),
  };
}

const failed = "The messages could not be loaded. Nothing is lost. Please try again in a moment.";

/** Another folder starts at its first page. */
function pagesOf({ folder }: Listed, wish: Wish): number {
  return wish.folder === folder ? wish.pages : 1;
}

function isBeyond(loaded: Listed, wish: Wish): boolean {
  return wish.search !== "" || pagesOf(loaded, wish) > 1;
}

async function findAll(loaded: Listed, wish: Wish): Promise<CallResult<Listed>> {
  const { folder } = loaded;
  const rows = new Map<number, MessageRow>();
  for (let page = 1; ; page += 1) {
    const result = await findMessages({ folder, search: wish.search, page });
    if (result.kind !== "done") return result as CallResult<never>;
    const { messages, counts } = result.data;
    // A message that arrives meanwhile shifts the pages, and a row can be on two of them.
    for (const row of toRows(messages, new Date())) rows.set(row.message_id, row);
    if (page >= pagesOf(loaded, wish) || messages.length < messagesPerPage)
      return { ...result, data: { folder, rows: [...rows.values()], counts } };
  }
}
