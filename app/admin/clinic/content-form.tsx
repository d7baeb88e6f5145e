import { type ReactNode, useState } from "react";
import type { EditorFormState } from "#app/admin/editor/editor-state.ts";
import { FieldError } from "#app/ui/field.tsx";
import type { ContentFields } from "#domain/fields/content-fields.ts";
import { ContentControl } from "./controls/content-control.tsx";
import { FieldSet } from "./controls/field-set.tsx";
import type { ContentRecord, ReferenceLabels } from "./describe-content.ts";
import { ClinicFormContext } from "./form-context.ts";

interface ContentFormProps {
  editor: EditorFormState<ContentRecord> & { refusalCount: number };
  fields: ContentFields;
  references: ReferenceLabels;
  pictureUrls: Record<string, string>;
  localTime: string;
  children?: ReactNode;
}

/** The form of any definition. */
export function ContentForm({
  editor,
  fields,
  references,
  pictureUrls,
  localTime,
  children,
}: ContentFormProps) {
  const { values, errors, refusalCount } = editor;
  const [announcement, setAnnouncement] = useState("");
  return (
    <ClinicFormContext
      value={{
        Control: ContentControl,
        errors,
        refusalCount,
        references,
        pictureUrls,
        announce: setAnnouncement,
        localTime,
      }}
    >
      <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-7">
        <p role="status" className="sr-only">
          {announcement}
        </p>
        <p className="text-s text-muted">Fields with an asterisk (*) must be filled in.</p>
        {errors.body && <FieldError>{errors.body}</FieldError>}
        <FieldSet fields={fields} value={values} path="" onChange={editor.change} />
        {children}
      </div>
    </ClinicFormContext>
  );
}
