import type { Generated } from "kysely";
import type { Instant } from "../records/column-types.ts";
import type { ItemStatus } from "../records/item.ts";
import type { LocationTexts } from "./location-page.ts";

declare module "../records/tables.ts" {
  interface Tables {
    location_page: LocationTable;
    location_sketch: LocationSketchTable;
  }
}

export interface LocationTable extends LocationTexts {
  location_id: Generated<number>;
  slug: string;
  status: ItemStatus;
  title_key: string;
  created_at: Instant;
  updated_at: Instant;
}

interface LocationSketchTable {
  hash: number;
  location_id: number;
}
