import {
  type ComponentType,
  memo,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from "react";
import { CheckedTextField } from "#app/admin/editor/checked-text-field.tsx";
import { DragHandle, iconButton, MoveButtons } from "#app/admin/ui/move-controls.tsx";
import { onFirstClick } from "#app/admin/ui/on-first-click.ts";
import { Icon } from "#app/admin/ui/staff-icon.tsx";
import { type PostSection, sectionFields } from "#domain/posts/post.ts";
import { ParagraphField } from "./paragraph-field.tsx";
import { findSectionClaims } from "./publish-checks.ts";
import { findHalfSections, isBlank, type SectionError } from "./section-values.ts";
import type { ParagraphEditorProps } from "./use-tiptap-editor.ts";

interface SectionCardProps extends Omit<SectionBodyProps, "id" | "onPendingPictures"> {
  className: string;
  /** Appears above the card. */
  notice: ReactNode;
  onToggle: () => void;
  onDragStart: (event: PointerEvent) => void;
  onRemove: () => void;
}

/** Memoized: typing changes one section of sixty, and the handlers always act on the latest list. */
export const SectionCard = memo(Card, (before, after) =>
  shownProps.every((name) => before[name] === after[name]),
);

const shownProps = [
  ...(["className", "notice", "section", "number", "count", "isOpen", "hasToolbar"] as const),
  ...(["focusRequest", "error", "ParagraphEditor"] as const),
];

function Card(props: SectionCardProps) {
  const { className, notice, section, number, count, isOpen, error } = props;
  const { onToggle, onMove, onDragStart, onRemove } = props;
  const bodyId = useId();
  const summaryId = useId();
  const claimCount = findSectionClaims(section).length;
  const [hasPendingPictures, setHasPendingPictures] = useState(false);
  const isBegun = !isOpen && findHalfSections([section]).length > 0;

  return (
    <li data-row="" className={className}>
      {notice}
      <section
        aria-label={`Section ${number}`}
        className={`rounded-m border bg-surface-raised ${isOpen ? "border-field shadow-1" : "border-line"} ${error && !isOpen ? "border-danger" : ""}`}
      >
        <div className="relative flex min-h-13 items-center gap-1 py-1 pr-1 pl-2">
          <DragHandle
            index={number - 1}
            count={count}
            onMove={onMove}
            aria-label={`Move section ${number}`}
            aria-describedby={`${summaryId} section-handle-hint`}
            onPointerDown={onDragStart}
          />
          <b className="min-w-5 text-center font-semibold">{number}</b>
          <span id={summaryId} className="ml-1.5 min-w-0 truncate text-s text-muted">
            <Summary section={section} />
          </span>
          <span className="ml-auto flex items-center gap-1">
            {isBegun && <Chip>Begun</Chip>}
            {!isOpen && hasPendingPictures && <Chip>A picture has not arrived yet</Chip>}
            {!isOpen && claimCount > 0 && (
              <span className="flex items-center gap-1.5 rounded-full bg-warning-tint px-2.5 py-0.5 text-s font-semibold">
                <Icon name="warning" className="text-warning" />
                {claimCount}
                <span className="sr-only">
                  {claimCount === 1 ? "word" : "words"} that the colleges warn about
                </span>
              </span>
            )}
            {isOpen && (
              <button
                type="button"
                aria-label={`Remove section ${number}`}
                onClick={onFirstClick(onRemove)}
                className={`${iconButton} relative z-1`}
              >
                <Icon name="trash" />
              </button>
            )}
            <button
              type="button"
              aria-label={`${isOpen ? "Close" : "Open"} section ${number}`}
              aria-expanded={isOpen}
              aria-controls={isOpen ? bodyId : undefined}
              aria-describedby={summaryId}
              data-toggle=""
              onClick={onToggle}
              // The pseudo-element makes the whole row clickable.
              className={`${iconButton} after:absolute after:inset-0`}
            >
              <Icon name="chevron-down" className={isOpen ? "rotate-180" : ""} />
            </button>
          </span>
        </div>
        {(isOpen || hasPendingPictures) && (
          <SectionBody {...props} id={bodyId} onPendingPictures={setHasPendingPictures} />
        )}
      </section>
    </li>
  );
}

function Chip({ children }: { children: ReactNode }) {
  return (
    <span className="rounded-full bg-surface-sunken px-2.5 py-0.5 text-s font-semibold text-muted">
      {children}
    </span>
  );
}

function Summary({ section }: { section: PostSection }): ReactNode {
  if (isBlank(section))
    return (
      <>
        Empty<span className="opacity-85 max-tablet:sr-only">: left out when you save</span>
      </>
    );
  return section.heading.trim() || "No heading yet";
}

interface SectionBodyProps {
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
  onMove: (to: number) => void;
  onSplit: () => void;
  isOpen: boolean;
  onPendingPictures: (isPending: boolean) => void;
}

function SectionBody(props: SectionBodyProps) {
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
