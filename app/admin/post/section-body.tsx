import { type ComponentType, useEffect, useRef } from "react";
import { ClaimField } from "#app/admin/editor/claim-field.tsx";
import { type ContentPair, pairFields } from "#domain/posts/post.ts";
import type { ParagraphEditorProps } from "./paragraph-editor.tsx";
import { ParagraphField } from "./paragraph-field.tsx";
import type { PairProblem } from "./section-pairs.ts";
import { TextButton } from "./text-button.tsx";

export interface SectionBodyProps {
  id: string;
  pair: ContentPair;
  number: number;
  count: number;
  wantsFocus: boolean;
  problem: PairProblem | undefined;
  ParagraphEditor: ComponentType<ParagraphEditorProps> | undefined;
  onEdit: (patch: Partial<ContentPair>) => void;
  onMove: (by: -1 | 1) => void;
}

export function SectionBody({
  id,
  pair,
  number,
  count,
  wantsFocus,
  problem,
  ParagraphEditor,
  onEdit,
  onMove,
}: SectionBodyProps) {
  const body = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (wantsFocus) body.current?.querySelector("input")?.focus();
  }, [wantsFocus]);
  const sentence = (field: PairProblem["field"]) =>
    problem?.field === field ? problem.sentence : undefined;

  return (
    <div ref={body} id={id} className="grid gap-4 px-4 pb-4">
      <ClaimField
        name={`heading_${number}`}
        rule={pairFields.heading}
        value={pair.heading}
        error={sentence("heading")}
        onChange={(heading) => onEdit({ heading })}
      />
      <ParagraphField
        html={pair.paragraph}
        error={sentence("paragraph")}
        Editor={ParagraphEditor}
        onChange={(paragraph) => onEdit({ paragraph })}
      />
      <div className="-mb-1 flex flex-wrap gap-x-2">
        {moves.map(({ icon, by, words }) => {
          const isPossible = number + by >= 1 && number + by <= count;
          return (
            <TextButton
              key={icon}
              icon={icon}
              // At the end of the list a disabled button would lose the focus.
              aria-disabled={!isPossible}
              onClick={() => isPossible && onMove(by)}
              className="px-3! aria-disabled:opacity-50"
            >
              {words}
            </TextButton>
          );
        })}
      </div>
    </div>
  );
}

const moves = [
  { icon: "arrow-up", by: -1, words: "Move up" },
  { icon: "arrow-down", by: 1, words: "Move down" },
] as const;
