import type { PictureSource } from "#app/ui/responsive-picture.tsx";
import type { PostState } from "#domain/posts/post.ts";

export type RowState = PostState | "trash";

export interface ListRow {
  id: number;
  title: string;
  publicPath: string;
  state: RowState;
  /** For example "Nov 12, 2025", "Saved 9:41 AM" or "28 days left". */
  dateLabel: string;
  category?: string;
  cover?: PictureSource;
}
