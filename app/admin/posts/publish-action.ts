import { formatFullDateTime } from "#app/admin/ui/format-date.ts";
import { clinicTimeZoneName } from "#content/opening-hours.ts";
import { normalizeSlug, slugify } from "#domain/fields/slug.ts";
import { getPostPath, type PostState } from "#domain/posts/post.ts";
import { parsePublishedDate } from "#domain/posts/published-date.ts";
import { describeStatusChange } from "../editor/describe-status-change.ts";
import type { PostValues } from "./post-values.ts";

function isFuture(date: string): boolean {
  return Date.parse(parsePublishedDate(date) ?? "") > Date.now();
}

export function getPostState({ status, published_date }: PostValues): PostState {
  return status === "published" && isFuture(published_date) ? "scheduled" : status;
}

interface PrimaryAction {
  label: "Publish" | "Schedule" | "Save changes";
  patch: Partial<PostValues>;
}

/** Only for a save that has made the post public or scheduled it. */
export function getPublishedAction(saved: PostValues, before: PostValues, id: number | undefined) {
  const state = getPostState(saved);
  if (state === "draft" || state === getPostState(before)) return undefined;
  if (state === "published")
    return { label: "View it", onClick: () => openTab(getPostPath(normalizeSlug(saved.slug_url))) };
  if (id === undefined) return undefined;
  return { label: "Preview", onClick: () => openTab(`/admin/blogs/${id}/preview`) };
}

/** Ends a sentence that begins with the post. */
export function describeOutcome(stored: PostValues, values: PostValues): string {
  if (!isFuture(values.published_date)) return "goes on the site now.";
  const date = parsePublishedDate(values.published_date) ?? values.published_date;
  const time = `${formatFullDateTime(date)}, ${clinicTimeZoneName} time`;
  return getPostState(stored) === "published"
    ? `leaves the site now and comes back on ${time}.`
    : `goes on the site on ${time}.`;
}

export function describePostSave(saved: PostValues, before: PostValues): string | undefined {
  const [state, stateBefore] = [getPostState(saved), getPostState(before)];
  if (state === "scheduled" && stateBefore === "published")
    return `The post leaves the site now and comes back on ${formatFullDateTime(saved.published_date)}.`;
  const isRescheduled = state !== stateBefore || saved.published_date !== before.published_date;
  if (state === "scheduled" && isRescheduled)
    return `The post is scheduled for ${formatFullDateTime(saved.published_date)}.`;
  if (state === "draft" && stateBefore === "scheduled")
    return "It is a draft again, and no longer scheduled.";
  return describeStatusChange("post", { status: state }, { status: stateBefore });
}

function openTab(path: string): void {
  open(path, "_blank", "noopener");
}

export function getPrimaryAction(stored: PostValues, values: PostValues): PrimaryAction {
  const status = "published";
  const currentState = getPostState(stored);
  const nextState = getPostState({ ...values, status });
  if (currentState === nextState) return { label: "Save changes", patch: { status } };
  const slug_url = values.slug_url.trim() || slugify(values.title);
  if (nextState === "scheduled") return { label: "Schedule", patch: { status, slug_url } };
  // A draft's date is that of its creation unless someone chose another; an emptied one means now.
  const isChosenDate =
    values.published_date !== "" &&
    (currentState !== "draft" || values.published_date !== stored.published_date);
  const published_date = isChosenDate ? values.published_date : new Date().toISOString();
  return { label: "Publish", patch: { status, slug_url, published_date } };
}
