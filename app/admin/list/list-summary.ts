import { trashKeptDays } from "#domain/items/item.ts";
import type { ListOrder, ListQuery } from "#domain/items/staff-list.ts";
import type { ListWords } from "./list-words.ts";

const orders: Record<string, Record<ListOrder, string>> = {
  date: { desc: "newest first", asc: "oldest first" },
  title: { asc: "A to Z", desc: "Z to A" },
  status: { asc: "by status", desc: "by status, backwards" },
  category: { asc: "by category", desc: "by category, backwards" },
};

export function orderInWords(sort: string, order: ListOrder): string {
  return orders[sort]?.[order] ?? "";
}

/** How many there are, and in which order: said aloud after each search. */
export function foundInWords({ one, many }: ListWords, query: ListQuery, found: number): string {
  const { view, q, sort, order } = query;
  const noun = found === 1 ? one : many;
  if (q !== "") return `${found} ${noun} found for “${q}”`;
  if (view === "trash")
    return `${upperFirst(many)} stay here for ${trashKeptDays} days, then they are gone.`;
  const kind = view === "all" ? "" : `${view} `;
  const inOrder = found > 1 ? `, ${orderInWords(sort, order)}` : "";
  return `${found} ${kind}${noun}${inOrder}`;
}

export function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
