import type { Generated } from "kysely";
import type { Instant } from "../records/column-types.ts";

declare module "../records/tables.ts" {
  interface Tables {
    image: ImageTable;
    image_file: ImageFileTable;
    image_use: ImageUseTable;
  }
}

interface ImageTable {
  image_id: Generated<number>;
  hash: string;
  width: number;
  height: number;
  created_at: Instant;
  /** As the uploaded file was called. */
  file_name: Generated<string>;
  /** For the places that use the image next. */
  alt: Generated<string>;
  focus_x: Generated<number>;
  focus_y: Generated<number>;
}

interface ImageFileTable {
  image_id: number;
  format: string;
  width: number;
  bytes: Uint8Array;
}

/** An image that nothing uses is removed after a while. */
interface ImageUseTable {
  image_id: number;
  last_used_at: Instant;
}
