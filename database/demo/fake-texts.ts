import { stablePath } from "#content/pictures/picture.ts";
import { blankValues } from "#domain/fields/field-list.ts";
import type { LocationTexts } from "#domain/location-pages/location-page.ts";
import { postFields } from "#domain/posts/post.ts";
import type { NewPost } from "#domain/posts/post-columns.server.ts";
import { dayMs } from "#domain/records/time-units.ts";
import { demoLocations } from "./demo-locations.ts";
import { demoPosts } from "./posts/demo-posts.ts";

export const fakeSlugPrefix = "sample-";

const yearsBack = 12;

const draftEvery = 40;
const scheduledEvery = 50;

const bodyParts = [
  "Knee",
  "Neck",
  "Ankle",
  "Shoulder",
  "Hip",
  "Wrist",
  "Lower back",
  "Elbow",
  "Jaw",
];
const situations = ["on stairs", "at a desk", "in the garden", "on long drives", "after a fall"];
const questions = [
  "what helps first",
  "when to be assessed",
  "a plan for ten days",
  "what to skip",
];

export function createFakePost(number: number, categories: number[], now: Date): NewPost {
  const pick = createPicker(number);
  const title = `${pick(bodyParts)} pain ${pick(situations)}: ${pick(questions)} (${number})`;
  const isScheduled = number % scheduledEvery === 0;
  const days = isScheduled ? -1 - pick(365) : pick(yearsBack * 365);
  return {
    ...blankValues(postFields),
    title,
    slug_url: `${fakeSlugPrefix}${toSlug(title)}`,
    brief_paragraph: pick(demoPosts).brief_paragraph,
    blog_image: stablePath(pick(demoPosts).cover),
    category: pick(categories),
    published_date: new Date(now.getTime() - days * dayMs - number * 1000).toISOString(),
    status: number % draftEvery === 0 ? "draft" : "published",
    blogs_content: Array.from({ length: 4 + pick(4) }, () => pick(pick(demoPosts).blogs_content)),
  };
}

/** Shuffles sentences of the demo, so that no two pages are similar. */
export function createFakeLocation(number: number): LocationTexts {
  const pick = createPicker(number);
  const place = `${pick(["North", "South", "East", "West", "Upper", "Lower"])} ${pick(["Maple", "Willow", "Harbour", "Orchard", "Quarry", "Ferry"])} ${pick(["Hills", "Village", "Park", "Corners", "Mills", "Heights"])} ${number}`;
  const text = (sentences: number) =>
    Array.from({ length: sentences }, () => pick(demoSentences)).join(" ");
  const model = pick(demoLocations);
  const slug = `${fakeSlugPrefix}${toSlug(place)}`;
  return {
    ...model,
    slug_url: slug,
    main_heading: `Care close to ${place}`,
    main_paragraph: text(2),
    paragraph_1: text(5),
    paragraph_2: text(5),
    paragraph_3: text(5),
    paragraph_4: text(5),
    meta_title: `Physiotherapy near ${place}`,
    meta_link: `/location/${slug}`,
    meta_description: `Do you live in ${place}? How to get here, and who sees you.`,
  };
}

const demoSentences = demoPosts
  .flatMap(({ blogs_content }) => blogs_content.map(({ paragraph }) => paragraph))
  .flatMap((html) => html.replace(/<[^>]*>/g, " ").match(/[^.!?\s][^.!?]{20,}[.!?]/g) ?? []);

function toSlug(text: string): string {
  return (
    text
      .normalize("NFD")
      .toLowerCase()
      .match(/[a-z\d]+/g)
      ?.join("-") ?? ""
  );
}

interface Picker {
  (max: number): number;
  <T>(list: readonly T[]): T;
}

function createPicker(number: number): Picker {
  let state = number;
  const pickBelow = (max: number) => {
    state = (state + 0x6d2b79f5) | 0;
    let shuffled = Math.imul(state ^ (state >>> 15), 1 | state);
    shuffled = (shuffled + Math.imul(shuffled ^ (shuffled >>> 7), 61 | shuffled)) ^ shuffled;
    return ((shuffled ^ (shuffled >>> 14)) >>> 0) % max;
  };
  return ((from: number | readonly unknown[]) =>
    typeof from === "number" ? pickBelow(from) : from[pickBelow(from.length)]) as Picker;
}
