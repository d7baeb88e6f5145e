import {
  type ComponentType,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
} from "react";
import { ClaimField } from "#app/admin/editor/claim-field.tsx";
import { Icon } from "#app/admin/staff-icon.tsx";
import { type ContentPair, pairFields } from "#domain/posts/post.ts";
import type { ParagraphEditorProps } from "./paragraph-editor.tsx";
import { ParagraphField } from "./paragraph-field.tsx";
import { isBlank, type PairProblem } from "./section-pairs.ts";

interface SectionCardProps {
  pair: ContentPair;
  number: number;
  /** How many sections there are. */
  count: number;
  isOpen: boolean;
  /** The cursor goes to the heading when it opens. */
  wantsFocus: boolean;
  problem: PairProblem | undefined;
  ParagraphEditor: ComponentType<ParagraphEditorProps> | undefined;
  onToggle: () => void;
  onEdit: (patch: Partial<ContentPair>) => void;
  onMove: (by: -1 | 1) => void;
  onDragStart: (event: PointerEvent) => void;
  onRemove: () => void;
}

const iconButton =
  "inline-grid size-11 flex-none place-items-center rounded-[12px] text-ink-soft hover:bg-sage-100 hover:text-evergreen focus-visible:-outline-offset-2";

/** One section of a post: folded to a line, or open to be written. */
export function SectionCard(props: SectionCardProps) {
  const { pair, number, isOpen, problem, onToggle, onMove, onDragStart, onRemove } = props;
  const bodyId = useId();

  function moveByKey(event: KeyboardEvent) {
    if (event.key !== "ArrowUp" && event.key !== "ArrowDown") return;
    event.preventDefault();
    onMove(event.key === "ArrowUp" ? -1 : 1);
  }

  return (
    <section
      aria-label={`Section ${number}`}
      className={`rounded-m border bg-white ${isOpen ? "border-field shadow-1" : "border-line"} ${problem && !isOpen ? "border-danger" : ""}`}
    >
      <div className="flex min-h-13 items-center gap-1 py-1 pr-1 pl-2">
        <button
          type="button"
          aria-label={`Move section ${number}`}
          aria-describedby="section-handle-hint"
          title="Drag, or press the up and down arrow keys"
          onKeyDown={moveByKey}
          onPointerDown={onDragStart}
          className={`${iconButton} cursor-grab touch-none active:cursor-grabbing`}
        >
          <Icon name="grip" />
        </button>
        <b className="min-w-5 text-center font-semibold">{number}</b>
        <span className="ml-1.5 min-w-0 truncate text-s text-ink-soft">
          <Summary pair={pair} />
        </span>
        <span className="ml-auto flex">
          {isOpen && (
            <button
              type="button"
              aria-label={`Remove section ${number}`}
              onClick={onRemove}
              className={iconButton}
            >
              <Icon name="trash" />
            </button>
          )}
          <button
            type="button"
            aria-label={`${isOpen ? "Close" : "Open"} section ${number}`}
            aria-expanded={isOpen}
            aria-controls={isOpen ? bodyId : undefined}
            data-toggle=""
            onClick={onToggle}
            className={iconButton}
          >
            <Icon name="chevron-down" className={isOpen ? "rotate-180" : ""} />
          </button>
        </span>
      </div>
      {isOpen && <SectionBody {...props} id={bodyId} />}
    </section>
  );
}

function Summary({ pair }: { pair: ContentPair }): ReactNode {
  if (isBlank(pair))
    return (
      <>
        Empty<span className="opacity-85 max-tablet:sr-only">: left out when you save</span>
      </>
    );
  return pair.heading.trim() || "No heading yet";
}

function SectionBody({
  id,
  pair,
  number,
  count,
  wantsFocus,
  problem,
  ParagraphEditor,
  onEdit,
  onMove,
}: SectionCardProps & { id: string }) {
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
        <MoveButton icon="arrow-up" isPossible={number > 1} onClick={() => onMove(-1)}>
          Move up
        </MoveButton>
        <MoveButton icon="arrow-down" isPossible={number < count} onClick={() => onMove(1)}>
          Move down
        </MoveButton>
      </div>
    </div>
  );
}

interface MoveButtonProps {
  icon: "arrow-up" | "arrow-down";
  isPossible: boolean;
  onClick: () => void;
  children: ReactNode;
}

function MoveButton({ icon, isPossible, onClick, children }: MoveButtonProps) {
  return (
    <button
      type="button"
      // It keeps the focus at the end of the list, so it is not disabled.
      aria-disabled={!isPossible}
      onClick={() => isPossible && onClick()}
      className="inline-flex min-h-11 items-center gap-2 rounded-full px-3 font-semibold text-evergreen hover:bg-sage-100 focus-visible:rounded-full aria-disabled:opacity-50"
    >
      <Icon name={icon} />
      {children}
    </button>
  );
}
