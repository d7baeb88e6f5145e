import { type ReactNode, useRef, useState } from "react";
import { useFocusRequestedField } from "#app/admin/editor/use-focus-requested-field.ts";
import type { EditorState } from "#app/admin/editor/use-item-editor.ts";
import { FieldError } from "#app/ui/field.tsx";
import type { ContentFields } from "#domain/fields/content-fields.ts";
import type { FieldErrors } from "#domain/fields/field-list.ts";
import { ContentControl } from "./controls/content-control.tsx";
import { FieldSet } from "./controls/field-set.tsx";
import type { ContentRecord, ReferenceLabels } from "./describe-content.ts";
import { ClinicFormContext } from "./form-context.ts";
import { useFieldLeave } from "./use-field-leave.ts";

interface ContentFormProps {
  editor: EditorState<ContentRecord>;
  fields: ContentFields;
  references: ReferenceLabels;
  pictureUrls: Record<string, string>;
  localTime: string;
  /** Opens its entry and takes the focus; each new object asks again. */
  requestedField: { field: string } | undefined;
  /** Returns an error to announce. */
  onLeave: (path: string) => string | undefined;
  children?: ReactNode;
}

/** The form of any definition. */
export function ContentForm(props: ContentFormProps) {
  const { editor, fields, references, pictureUrls, localTime, requestedField } = props;
  const { values, errors, refusalCount } = editor;
  const container = useRef<HTMLDivElement>(null);
  const pathsToOpen = usePathsToOpen(errors, refusalCount, requestedField);
  const [announcement, setAnnouncement] = useState("");
  useFieldLeave(container, (path) => {
    const error = props.onLeave(path);
    if (error !== undefined) setAnnouncement(error);
  });

  return (
    <ClinicFormContext
      value={{
        Control: ContentControl,
        errors,
        pathsToOpen,
        references,
        pictureUrls,
        announce: setAnnouncement,
        localTime,
      }}
    >
      <div
        ref={container}
        data-editor-fields=""
        className="grid grid-cols-[minmax(0,1fr)] content-start gap-7"
      >
        <p role="status" className="sr-only">
          {announcement}
        </p>
        <p className="text-s text-muted">Fields with an asterisk (*) must be filled in.</p>
        {errors.body && <FieldError>{errors.body}</FieldError>}
        <FieldSet fields={fields} value={values} path="" onChange={editor.change} />
        {props.children}
      </div>
    </ClinicFormContext>
  );
}

/** The fields with errors, after each refused save, or the requested one. */
function usePathsToOpen(
  errors: FieldErrors,
  refusalCount: number,
  requestedField: { field: string } | undefined,
): readonly string[] {
  const [handled, setHandled] = useState({ refusalCount, requestedField });
  const [paths, setPaths] = useState<readonly string[]>([]);
  useFocusRequestedField(requestedField);
  if (refusalCount !== handled.refusalCount || requestedField !== handled.requestedField) {
    setHandled({ refusalCount, requestedField });
    setPaths(
      requestedField !== undefined && requestedField !== handled.requestedField
        ? [requestedField.field]
        : Object.keys(errors),
    );
  }
  return paths;
}
