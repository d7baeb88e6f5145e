import { getDraftName } from "../records/draft-name.ts";
import { removeMarkup } from "../records/search-texts.server.ts";
import { hidePlaceholder } from "../records/stored-slug.server.ts";
import type { PostSection } from "./post.ts";
import type { PostTable } from "./post-tables.ts";

type SearchedColumns = Pick<PostTable, "title" | "slug" | "brief_paragraph" | "blogs_content">;

export function getPostSearchText(post: SearchedColumns): string {
  const sections = JSON.parse(post.blogs_content) as PostSection[];
  return [
    getDraftName(post.title),
    hidePlaceholder(post.slug),
    post.brief_paragraph,
    ...sections.flatMap(({ heading, paragraph }) => [heading, removeMarkup(paragraph)]),
  ].join("\n");
}
