import type { PictureSource } from "#app/ui/picture.tsx";
import type { PostState } from "#domain/posts/post.ts";

export type RowState = PostState | "trash";

export interface ListRow {
  id: number;
  title: string;
  address: string;
  state: RowState;
  /** For example "Nov 12, 2025", "Saved 9:41 AM" or "28 days left". */
  when: string;
  category?: string;
  cover?: PictureSource;
}
