import type { EditorState } from "#app/admin/editor/use-item-editor.ts";
import type { ContentFields } from "#domain/fields/content-fields.ts";
import type { ContentRecord } from "./describe-content.ts";

export interface SidePanelProps {
  fields: ContentFields;
  values: ContentRecord;
  editor: EditorState<ContentRecord>;
}
