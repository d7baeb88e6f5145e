import type { PictureSource } from "#app/ui/picture-file-urls.ts";
import type { PostState } from "#domain/posts/post.ts";

export type RowState = PostState | "trash";

export interface ListRow {
  id: number;
  title: string;
  publicPath: string;
  previewPath: string;
  state: RowState;
  dateLabel: string;
  category?: string;
  cover?: PictureSource;
}
