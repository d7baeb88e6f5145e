import type { PostState } from "#domain/posts/post.ts";
import { parsePublishedDate } from "#domain/posts/published-date.ts";
import type { PostValues } from "./post-values.ts";

export function isFuture(date: string): boolean {
  return Date.parse(parsePublishedDate(date) ?? "") > Date.now();
}

export function getPostState({ status, published_date }: PostValues): PostState {
  return status === "published" && isFuture(published_date) ? "scheduled" : status;
}

interface PrimaryAction {
  label: "Publish" | "Schedule" | "Save changes";
  patch: Partial<PostValues>;
}

export function getPrimaryAction(stored: PostValues, values: PostValues): PrimaryAction {
  const status = "published";
  const currentState = getPostState(stored);
  const nextState = getPostState({ ...values, status });
  if (currentState === nextState) return { label: "Save changes", patch: { status } };
  if (nextState === "scheduled") return { label: "Schedule", patch: { status } };
  // A draft's date is that of its creation unless someone chose another.
  const isChosenDate = currentState !== "draft" || values.published_date !== stored.published_date;
  const published_date = isChosenDate ? values.published_date : new Date().toISOString();
  return { label: "Publish", patch: { status, published_date } };
}
