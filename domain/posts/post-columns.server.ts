import { allCategories } from "../clinic/category.ts";
import { lockCategory } from "../clinic/category-rows.server.ts";
import { findMissingFields } from "../fields/draft-fields.ts";
import { type FieldErrors, getMaxLengthMessage, validateField } from "../fields/field-list.ts";
import { sanitizeParagraph } from "../fields/sanitize-paragraph.server.ts";
import type { ItemStatus } from "../records/item.ts";
import type { Db } from "../records/tables.ts";
import { hasContent, type PostSection, type PostTexts, postFields, sectionFields } from "./post.ts";
import { findDateErrors, parsePublishedDate } from "./published-date.ts";

export interface NewPost extends Partial<PostTexts> {
  title: string;
  slug_url: string;
  category?: number | string;
  published_date?: string;
  status?: ItemStatus;
  blogs_content?: PostSection[];
}

interface ConvertedColumns {
  published_date: string | undefined;
  category: number | undefined;
  blogs_content: string | undefined;
}

/** A published post needs a title and an address; a draft keeps sections that are half written. */
export async function toColumns(
  trx: Db,
  input: Partial<NewPost>,
  post: Pick<NewPost, "title" | "slug_url" | "status">,
): Promise<{ columns: ConvertedColumns } | { errors: FieldErrors }> {
  const { category, published_date, blogs_content } = input;
  const isDraft = post.status === "draft";
  const errors = { ...findMissingFields(postFields, post), ...findDateErrors(input) };
  if (category !== undefined && !(await isPostCategory(trx, Number(category))))
    errors.category = "Please choose one of the categories.";
  if (blogs_content?.some(({ paragraph }) => countTags(paragraph) > maxTags))
    errors.blogs_content = "This text has too many tags. Please paste it without formatting.";
  if (Object.keys(errors).length > 0) return { errors };
  const sections = blogs_content && cleanSections(blogs_content, isDraft);
  const tooLong = sections && findLongSection(sections);
  if (tooLong !== undefined) return { errors: { blogs_content: tooLong } };
  const columns = {
    published_date: published_date ? parsePublishedDate(published_date) : undefined,
    category: category === undefined ? undefined : Number(category),
    blogs_content: sections && JSON.stringify(sections),
  };
  return { columns };
}

/** Sanitizing takes time for each tag; a long article has a few hundred. */
const maxTags = 2000;

function countTags(html: string): number {
  let count = 0;
  for (let index = html.indexOf("<"); index >= 0; index = html.indexOf("<", index + 1)) count += 1;
  return count;
}

async function isPostCategory(trx: Db, id: number): Promise<boolean> {
  const found = await lockCategory(trx, id, "shared");
  return found !== undefined && found.category !== allCategories;
}

/** Sanitizing spells some characters longer, such as "&". */
function findLongSection(sections: PostSection[]): string | undefined {
  const index = sections.findIndex(
    ({ paragraph }) => validateField(sectionFields.paragraph, paragraph) !== undefined,
  );
  if (index < 0) return undefined;
  return `Section ${index + 1}: ${getMaxLengthMessage(sectionFields.paragraph)}`;
}

function cleanSections(sections: PostSection[], keepsHalves: boolean): PostSection[] {
  return sections
    .map(({ heading, paragraph }) => ({ heading, paragraph: sanitizeParagraph(paragraph) }))
    .filter(({ heading, paragraph }) =>
      keepsHalves
        ? heading !== "" || hasContent(paragraph)
        : heading !== "" && hasContent(paragraph),
    );
}
