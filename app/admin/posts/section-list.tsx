import { useLayoutEffect, useRef, useState } from "react";
import { useItemRemoval } from "#app/admin/editor/use-item-removal.tsx";
import { getDropIndicatorClass } from "#app/admin/list/use-row-drag.ts";
import { GhostButton } from "#app/admin/ui/ghost-button.tsx";
import { Icon } from "#app/admin/ui/staff-icon.tsx";
import { UndoNotice } from "#app/admin/ui/undo-notice.tsx";
import { maxSections } from "#domain/posts/post.ts";
import { pluralize } from "#domain/records/pluralize.ts";
import { ParagraphEditorError, useParagraphEditor } from "./paragraph-field.tsx";
import { SectionCard } from "./section-card.tsx";
import { getSectionName } from "./section-values.ts";
import { type SectionListProps, useSectionList } from "./use-section-list.ts";

export function SectionList(props: SectionListProps) {
  const { sections, onChange } = props;
  const list = useRef<HTMLOListElement>(null);
  const [announcement, setAnnouncement] = useState("");
  const state = useSectionList({ ...props, list, announce: setAnnouncement });
  const { shownCount } = state;
  const removal = useItemRemoval({
    items: sections,
    getName: (section) => `“${getSectionName(section)}”`,
    onChange,
    list,
    announce: setAnnouncement,
  });
  const { removedIndex, notice } = removal;
  const latest = useRef({ sections, onChange, state, removal });
  useLayoutEffect(() => {
    latest.current = { sections, onChange, state, removal };
  });
  const { ParagraphEditor, hasFailed } = useParagraphEditor();

  return (
    <>
      <SectionListHeading
        claimCounts={state.claimCounts}
        isAllOpen={state.isAllOpen}
        onToggleAll={state.toggleAll}
        onShowClaims={state.showNextClaims}
      />
      <p id="section-handle-hint" hidden>
        Press the up and down arrow keys to move it.
      </p>
      <p role="status" className="sr-only">
        {announcement}
      </p>
      {hasFailed && <ParagraphEditorError />}
      {state.undoSplit && (
        <UndoNotice
          undoLabel="Put them back"
          onUndo={() => {
            state.undoSplit?.();
            list.current?.querySelector<HTMLElement>("[contenteditable]")?.focus();
          }}
          onClose={state.acceptSplit}
        >
          The headings are headings of sections now.
        </UndoNotice>
      )}
      <ol
        ref={list}
        onFocus={state.onFocus}
        className="grid grid-cols-[minmax(0,1fr)] gap-3 [overflow-anchor:none]"
      >
        {sections.slice(0, shownCount).map((section, i) => {
          const key = state.keys[i] ?? i;
          return (
            <SectionCard
              key={key}
              className={getDropIndicatorClass(state.drag, i, shownCount)}
              notice={removedIndex === i && notice}
              section={section}
              number={i + 1}
              count={sections.length}
              isOpen={state.isOpen(key)}
              hasToolbar={state.hasToolbar(key)}
              focusRequest={key === state.focusRequest?.key ? state.focusRequest : undefined}
              error={state.sectionErrors.find(({ index }) => index === i)}
              ParagraphEditor={ParagraphEditor}
              onToggle={() => latest.current.state.toggle(key)}
              onChange={(patch) => {
                const { sections, onChange } = latest.current;
                onChange(sections.with(i, { ...(sections[i] ?? section), ...patch }));
              }}
              onSplit={() => latest.current.state.split(i)}
              onMove={(to) => latest.current.state.move(i, to)}
              onDragStart={(event) => latest.current.state.startDrag(event, i)}
              onRemove={() => latest.current.removal.remove(i)}
            />
          );
        })}
      </ol>
      {removedIndex >= shownCount && notice}
      <AddButtons
        count={sections.length}
        hiddenCount={sections.length - shownCount}
        onShowAll={state.showAll}
        onAdd={state.add}
      />
    </>
  );
}

interface AddButtonsProps {
  count: number;
  hiddenCount: number;
  onShowAll: () => void;
  onAdd: () => void;
}

function AddButtons({ count, hiddenCount, onShowAll, onAdd }: AddButtonsProps) {
  return (
    <div className="flex flex-wrap gap-x-2">
      {hiddenCount > 0 && (
        <GhostButton icon="chevron-down" onClick={onShowAll}>
          Show {pluralize(hiddenCount, "more empty section")}
        </GhostButton>
      )}
      {count < maxSections ? (
        <GhostButton icon="plus" onClick={onAdd}>
          Add a section
        </GhostButton>
      ) : (
        <p className="text-s text-muted">A post can have {maxSections} sections at most.</p>
      )}
    </div>
  );
}

interface SectionListHeadingProps {
  /** For each section, the number of words that the colleges warn about. */
  claimCounts: number[];
  isAllOpen: boolean;
  onToggleAll: () => void;
  onShowClaims: () => void;
}

function SectionListHeading(props: SectionListHeadingProps) {
  const { claimCounts, isAllOpen, onToggleAll, onShowClaims } = props;
  const wordCount = claimCounts.reduce((total, count) => total + count, 0);
  const sectionCount = claimCounts.filter((count) => count > 0).length;
  return (
    <div className="mt-4 -mb-3 flex flex-wrap items-center gap-x-4 gap-y-2">
      <h2 className="mr-auto text-ds">Sections</h2>
      {wordCount > 0 && (
        <button
          type="button"
          onClick={onShowClaims}
          className="inline-flex items-center gap-1.5 rounded-full bg-warning-tint px-3.5 text-s font-semibold min-h-11 max-tablet:order-1"
        >
          <Icon name="warning" className="text-warning" />
          {pluralize(wordCount, "word")} to look at in {pluralize(sectionCount, "section")}
        </button>
      )}
      <GhostButton icon={isAllOpen ? "fold" : "unfold"} onClick={onToggleAll} className="-mr-3">
        {isAllOpen ? "Fold all" : "Open all"}
      </GhostButton>
      <p className="order-2 max-w-none basis-full text-s text-muted">
        To be published, a section needs a heading and text. Empty ones are left out.
      </p>
    </div>
  );
}
