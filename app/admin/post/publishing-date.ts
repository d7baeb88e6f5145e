import type { PostState } from "#domain/posts/post.ts";
import { readPublishedDate } from "#domain/posts/published-date.ts";
import type { PostValues } from "./post-values.ts";

export function isToCome(date: string): boolean {
  return Date.parse(readPublishedDate(date) ?? "") > Date.now();
}

export function stateOf({ status, published_date }: PostValues): PostState {
  return status === "published" && isToCome(published_date) ? "scheduled" : status;
}

interface MainAction {
  label: "Publish" | "Schedule" | "Save changes";
  patch: Partial<PostValues>;
}

export function mainAction(stored: PostValues, values: PostValues): MainAction {
  const status = "published";
  const before = stateOf(stored);
  const after = stateOf({ ...values, status });
  if (before === after) return { label: "Save changes", patch: { status } };
  if (after === "scheduled") return { label: "Schedule", patch: { status } };
  // A draft's date is that of its creation unless someone chose another.
  const isOwnDate = before !== "draft" || values.published_date !== stored.published_date;
  const published_date = isOwnDate ? values.published_date : new Date().toISOString();
  return { label: "Publish", patch: { status, published_date } };
}
