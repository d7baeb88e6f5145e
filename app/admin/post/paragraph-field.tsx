import { type ComponentType, useEffect, useId, useState } from "react";
import { ClaimNote, wordsOf } from "#app/admin/editor/claim-note.tsx";
import { Icon } from "#app/admin/staff-icon.tsx";
import type { ParagraphEditorProps } from "./paragraph-editor.tsx";

/** The paragraph editor, fetched apart: it is larger than all the rest of the staff area. */
export function useParagraphEditor() {
  const [ParagraphEditor, setEditor] = useState<ComponentType<ParagraphEditorProps>>();
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    import("./paragraph-editor.tsx").then(
      (loaded) => setEditor(() => loaded.default),
      (error: unknown) => {
        reportError(error);
        setFailed(true);
      },
    );
  }, []);

  return { ParagraphEditor, failed };
}

interface ParagraphFieldProps {
  html: string;
  onChange: (html: string) => void;
  error: string | undefined;
  /** Undefined until it is there. */
  Editor: ComponentType<ParagraphEditorProps> | undefined;
}

/** The text of a section, with what is wrong with it and what the colleges would say. */
export function ParagraphField({ html, onChange, error, Editor }: ParagraphFieldProps) {
  const id = useId();
  const errorId = `${id}-error`;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <span id={id} className="leading-[1.3] font-semibold">
        Text
      </span>
      {Editor ? (
        <Editor
          html={html}
          onChange={onChange}
          labelledBy={id}
          describedBy={error && errorId}
          isInvalid={error !== undefined}
        />
      ) : (
        <div className="h-47 rounded-field bg-sand-200" />
      )}
      {error && (
        <p id={errorId} className="flex gap-[0.5em] text-s font-semibold text-danger">
          <Icon name="alert" className="mt-[0.1em]" />
          {error}
        </p>
      )}
      {Editor && <ClaimNote text={wordsOf(html)} />}
    </div>
  );
}
