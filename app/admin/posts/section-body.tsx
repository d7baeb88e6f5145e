import { type ComponentType, useEffect, useRef } from "react";
import { CheckedTextField } from "#app/admin/editor/checked-text-field.tsx";
import { MoveButtons } from "#app/admin/ui/move-controls.tsx";
import { type PostSection, sectionFields } from "#domain/posts/post.ts";
import { ParagraphField } from "./paragraph-field.tsx";
import type { SectionError } from "./section-values.ts";
import type { ParagraphEditorProps } from "./use-tiptap-editor.ts";

export interface SectionBodyProps {
  id: string;
  section: PostSection;
  number: number;
  count: number;
  /** Each new object puts the focus on the heading. */
  focusRequest: object | undefined;
  hasToolbar: boolean;
  error: SectionError | undefined;
  ParagraphEditor: ComponentType<ParagraphEditorProps> | undefined;
  onChange: (patch: Partial<PostSection>) => void;
  onMove: (offset: -1 | 1) => void;
  onSplit: () => void;
  isOpen: boolean;
  onPendingPictures: (isPending: boolean) => void;
}

export function SectionBody(props: SectionBodyProps) {
  const { id, section, number, count, focusRequest, hasToolbar, error, ParagraphEditor } = props;
  const { onChange, onMove, onSplit, isOpen, onPendingPictures } = props;
  const body = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (focusRequest) body.current?.querySelector("input")?.focus();
  }, [focusRequest]);
  const getError = (field: SectionError["field"]) =>
    error?.field === field ? error.message : undefined;

  return (
    <div ref={body} id={id} hidden={!isOpen} className="grid gap-4 px-4 pb-4">
      <CheckedTextField
        name={`heading_${number}`}
        rule={sectionFields.heading}
        value={section.heading}
        error={getError("heading")}
        onChange={(heading) => onChange({ heading })}
      />
      <ParagraphField
        html={section.paragraph}
        error={getError("paragraph")}
        Editor={ParagraphEditor}
        hasToolbar={hasToolbar}
        onSplit={onSplit}
        onPendingPictures={onPendingPictures}
        onChange={(paragraph) => onChange({ paragraph })}
      />
      <div hidden={!hasToolbar} className="-mb-1 flex flex-wrap gap-x-2">
        <MoveButtons index={number - 1} count={count} onMove={onMove} />
      </div>
    </div>
  );
}
