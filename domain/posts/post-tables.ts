import type { Generated } from "kysely";
import type { Instant } from "../records/column-types.ts";
import type { ItemStatus } from "../records/item.ts";
import type { PostTexts } from "./post.ts";

declare module "../records/tables.ts" {
  interface Tables {
    category: CategoryTable;
    post: PostTable;
    imported_post: ImportedPostTable;
    former_permalink: FormerPermalinkTable;
  }
}

interface CategoryTable {
  category_id: Generated<number>;
  category: string;
}

export interface PostTable extends PostTexts {
  blog_id: Generated<number>;
  /** The normal form of `slug_url`, which holds the text as it was typed. */
  slug: string;
  title_key: string;
  published_date: Instant;
  category: number;
  /** JSON: a list of {heading, paragraph}. */
  blogs_content: string;
  status: ItemStatus;
  created_at: Instant;
  updated_at: Instant;
}

/** A post of another site. The row outlives the post, which is not imported twice. */
interface ImportedPostTable {
  source: string;
  source_id: number;
  blog_id: number;
}

/** An address that an imported post had on its former site, as `normalizePermalink` writes it. */
interface FormerPermalinkTable {
  permalink: string;
  blog_id: number;
}
