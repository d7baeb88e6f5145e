import { stablePath } from "#content/pictures/picture.ts";
import { team } from "#content/team.ts";
import { allCategories } from "#domain/clinic/category.ts";
import { createParser, type ParsedInput } from "#domain/fields/input-parser.server.ts";
import { newLocationSchema } from "#domain/location-pages/location-page-schema.server.ts";
import { createLocation } from "#domain/location-pages/write-location-pages.server.ts";
import { newPostSchema } from "#domain/posts/post-schema.server.ts";
import { createPost } from "#domain/posts/write-posts.server.ts";
import type { Db } from "#domain/records/tables.ts";
import { dayMs } from "#domain/records/time-units.ts";
import { demoLocations } from "./demo-locations.ts";
import { demoPosts } from "./posts/demo-posts.ts";

/** The category of a new post is number 1, so "All" comes last. */
const categories = [
  "Recovery",
  "Posture",
  "Strength",
  "Feet",
  "Visits",
  "Stress",
  allCategories,
] as const;

export const demoAuthor = "The demo";
const weekMs = 7 * dayMs;
const parsePost = createParser(newPostSchema);
const parseLocation = createParser(newLocationSchema);

export async function writeDemo(trx: Db, now = Date.now()): Promise<void> {
  const getMorning = createMorningShift(now);
  for (const category of categories)
    await trx.insertInto("category").values({ category }).execute();
  for (const { cover, category, updated_date, reviewer, sources = [], ...post } of demoPosts) {
    const { slug_url } = post;
    const published_date = getMorning(post.published_date);
    // Search engines read when a text last changed, and seeding a database changes no text.
    const updatedAt = getMorning(updated_date ?? post.published_date);
    const parsed = parsePost({
      ...post,
      blog_image: stablePath(cover),
      category: categories.indexOf(category) + 1,
      published_date,
      sources: sources.join("\n"),
      ...findReview(reviewer, updatedAt),
    });
    const input = requireValid(slug_url, parsed);
    assertSaved(slug_url, await createPost(trx, input, demoAuthor, updatedAt));
  }
  for (const location of demoLocations) {
    const { slug_url } = location;
    const input = requireValid(slug_url, parseLocation(location));
    assertSaved(slug_url, await createLocation(trx, input, demoAuthor));
  }
}

/** Whole weeks keep the days of the week; the newest post is a few days old. */
export function createMorningShift(now: number): (day: string) => string {
  const toMorning = (day: string) => Date.parse(`${day}T14:00:00.000Z`);
  const newest = Math.max(...demoPosts.map((post) => toMorning(post.published_date)));
  const shiftMs = Math.floor((now - newest) / weekMs) * weekMs;
  return (day) => new Date(toMorning(day) + shiftMs).toISOString();
}

/** Another clinic has other people, and may try the demo all the same. */
function findReview(reviewerId: string | undefined, updatedAt: string) {
  const reviewer = team.find(({ id }) => id === reviewerId);
  if (reviewer === undefined) return {};
  const reviewed_by = [reviewer.name, reviewer.role].filter(Boolean).join(", ");
  return { reviewed_by, reviewed_on: updatedAt.slice(0, "YYYY-MM-DD".length) };
}

function requireValid<T>(slug: string, parsed: ParsedInput<T>): T {
  if ("value" in parsed) return parsed.value;
  throw new Error(`${slug}: ${JSON.stringify(parsed.errors)}`);
}

function assertSaved(slug: string, result: object): void {
  if ("errors" in result) throw new Error(`${slug}: ${JSON.stringify(result.errors)}`);
}
