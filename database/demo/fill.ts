import { keptAddress } from "#content/pictures/picture.ts";
import { inputReader, type ReadInput } from "#domain/input.server.ts";
import type { LocationTexts } from "#domain/locations/location.ts";
import { newLocationSchema } from "#domain/locations/location-schema.server.ts";
import { createLocation } from "#domain/locations/write-locations.server.ts";
import { categoryAll } from "#domain/posts/category.ts";
import type { NewPost } from "#domain/posts/post-columns.server.ts";
import { newPostSchema } from "#domain/posts/post-schema.server.ts";
import { createPost } from "#domain/posts/write-posts.server.ts";
import type { Db } from "#domain/tables.ts";
import { demoLocations } from "./locations.ts";
import { demoPosts } from "./posts/all.ts";

/** The category of a new post is number 1, so "All" comes last. */
const categories = [
  "Recovery",
  "Posture",
  "Strength",
  "Feet",
  "Visits",
  "Stress",
  categoryAll,
] as const;

/** The author in the revisions of the demo. */
export const demoWriter = "The demo";
const readPost = inputReader<NewPost>(newPostSchema);
const readLocation = inputReader<LocationTexts>(newLocationSchema);

export async function fillWithDemo(trx: Db): Promise<void> {
  for (const category of categories)
    await trx.insertInto("category").values({ category }).execute();
  for (const { cover, category, updated_date, ...post } of demoPosts) {
    const { slug_url } = post;
    const published_date = inTheMorning(post.published_date);
    const read = readPost({
      ...post,
      blog_image: keptAddress(cover),
      category: categories.indexOf(category) + 1,
      published_date,
    });
    // Search engines read when a text last changed, and seeding a database changes no text.
    const updatedAt = updated_date === undefined ? published_date : inTheMorning(updated_date);
    const input = acceptedInput(slug_url, read);
    stopIfRefused(slug_url, await createPost(trx, input, demoWriter, updatedAt));
  }
  for (const location of demoLocations) {
    const { slug_url } = location;
    const input = acceptedInput(slug_url, readLocation(location));
    stopIfRefused(slug_url, await createLocation(trx, input, demoWriter));
  }
}

function inTheMorning(day: string): string {
  return `${day}T14:00:00.000Z`;
}

function acceptedInput<T>(slug: string, read: ReadInput<T>): T {
  if ("value" in read) return read.value;
  throw new Error(`${slug}: ${JSON.stringify(read.errors)}`);
}

function stopIfRefused(slug: string, result: object): void {
  if ("errors" in result) throw new Error(`${slug}: ${JSON.stringify(result.errors)}`);
}
