import { stablePath } from "#content/pictures/picture.ts";
import { createParser, type ParsedInput } from "#domain/fields/input-parser.server.ts";
import { newLocationSchema } from "#domain/location-pages/location-page-schema.server.ts";
import { createLocation } from "#domain/location-pages/write-location-pages.server.ts";
import { allCategories } from "#domain/posts/category.ts";
import { newPostSchema } from "#domain/posts/post-schema.server.ts";
import { createPost } from "#domain/posts/write-posts.server.ts";
import type { Db } from "#domain/records/tables.ts";
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
const parsePost = createParser(newPostSchema);
const parseLocation = createParser(newLocationSchema);

export async function writeDemo(trx: Db): Promise<void> {
  for (const category of categories)
    await trx.insertInto("category").values({ category }).execute();
  for (const { cover, category, updated_date, ...post } of demoPosts) {
    const { slug_url } = post;
    const published_date = toMorning(post.published_date);
    const parsed = parsePost({
      ...post,
      blog_image: stablePath(cover),
      category: categories.indexOf(category) + 1,
      published_date,
    });
    // Search engines read when a text last changed, and seeding a database changes no text.
    const updatedAt = updated_date === undefined ? published_date : toMorning(updated_date);
    const input = requireValid(slug_url, parsed);
    assertSaved(slug_url, await createPost(trx, input, demoAuthor, updatedAt));
  }
  for (const location of demoLocations) {
    const { slug_url } = location;
    const input = requireValid(slug_url, parseLocation(location));
    assertSaved(slug_url, await createLocation(trx, input, demoAuthor));
  }
}

function toMorning(day: string): string {
  return `${day}T14:00:00.000Z`;
}

function requireValid<T>(slug: string, parsed: ParsedInput<T>): T {
  if ("value" in parsed) return parsed.value;
  throw new Error(`${slug}: ${JSON.stringify(parsed.errors)}`);
}

function assertSaved(slug: string, result: object): void {
  if ("errors" in result) throw new Error(`${slug}: ${JSON.stringify(result.errors)}`);
}
