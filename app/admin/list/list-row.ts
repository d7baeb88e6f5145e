import type { PictureSource } from "#app/ui/picture.tsx";
import type { PostState } from "#domain/posts/post.ts";

export type RowState = PostState | "trash";

/** A post or a location page as its list shows it. */
export interface ListRow {
  id: number;
  title: string;
  /** Where the public finds it. */
  address: string;
  state: RowState;
  /** Such as "Nov 12, 2025", "Saved 9:41 AM" or "28 days left". */
  when: string;
  category?: string;
  cover?: PictureSource;
}
