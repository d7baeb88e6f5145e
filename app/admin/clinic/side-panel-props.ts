import type { ContentFields } from "#domain/fields/content-fields.ts";
import type { ContentRecord } from "./describe-content.ts";

export interface SidePanelProps {
  fields: ContentFields;
  values: ContentRecord;
  onChange: (patch: ContentRecord) => void;
}
