import { trashKeptDays } from "#domain/items/item.ts";
import { type ListOrder, type ListQuery, trashDaysLeft } from "#domain/items/staff-list.ts";
import type { ListWords } from "./list-words.ts";

const orders: Record<string, Record<ListOrder, string>> = {
  date: { desc: "newest first", asc: "oldest first" },
  title: { asc: "A to Z", desc: "Z to A" },
  status: { asc: "by status", desc: "by status, reversed" },
  category: { asc: "by category", desc: "by category, reversed" },
};

export function orderInWords(sort: string, order: ListOrder): string {
  return orders[sort]?.[order] ?? "";
}

/** Screen readers announce this sentence after each search. */
export function foundInWords(words: ListWords, query: ListQuery, found: number): string {
  const { view, q, sort, order } = query;
  if (q !== "") return `${found} ${found === 1 ? words.one : words.many} found for “${q}”`;
  if (view === "trash")
    return `${upperFirst(words.many)} stay here for ${trashKeptDays} days, then they are deleted for good.`;
  const inOrder = found > 1 ? `, ${orderInWords(sort, order)}` : "";
  return `${found} ${kindInWords(words, view, found)}${inOrder}`;
}

/** For example "posts", "published posts" or "drafts". */
export function kindInWords({ one, many }: ListWords, view: string, count: number): string {
  if (view === "draft") return count === 1 ? "draft" : "drafts";
  return `${view === "all" ? "" : `${view} `}${count === 1 ? one : many}`;
}

export function daysLeftInWords(deletedAt: string, now: Date): string {
  const days = trashDaysLeft(deletedAt, now);
  return days === 1 ? "1 day left" : `${days} days left`;
}

export function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
