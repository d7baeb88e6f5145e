import { useEffect, useRef, useState } from "react";
import { maxSections, type PostSection } from "#domain/posts/post.ts";
import { ParagraphEditorError, useParagraphEditor } from "./paragraph-field.tsx";
import { RemovedSectionNotice } from "./removed-section-notice.tsx";
import { SectionCard } from "./section-card.tsx";
import { createSection, isBlank, moveSection, validateSections } from "./section-values.ts";
import { TextButton } from "./text-button.tsx";
import { getDropIndicatorClass, useSectionDrag } from "./use-section-drag.ts";
import { useSectionKeys } from "./use-section-keys.ts";

/** Blank sections shown below the written ones; a button shows the rest. */
const initialBlankCount = 3;

interface SectionListProps {
  sections: PostSection[];
  onChange: (sections: PostSection[]) => void;
  /** Each refused save opens the first invalid section again. */
  error: string | undefined;
  refusalCount: number;
  isNew: boolean;
}

interface RemovedSection {
  section: PostSection;
  index: number;
}

export function SectionList({ sections, onChange, error, refusalCount, isNew }: SectionListProps) {
  const keys = useSectionKeys(sections);
  const list = useRef<HTMLOListElement>(null);
  const [openKey, setOpenKey] = useState<number>();
  const [focusKey, setFocusKey] = useState<number>();
  const [showsAll, setShowsAll] = useState(isNew);
  const [removed, setRemoved] = useState<RemovedSection>();
  const [focusIndex, setFocusIndex] = useState<number>();
  const [announcement, setAnnouncement] = useState("");
  const { ParagraphEditor, hasFailed } = useParagraphEditor();
  const { drag, start } = useSectionDrag(list, move);

  const lastWritten = sections.findLastIndex((section) => !isBlank(section));
  const openIndex = openKey === undefined ? -1 : keys.indexOf(openKey);
  const shownCount = showsAll
    ? sections.length
    : Math.max(lastWritten + 1 + initialBlankCount, openIndex + 1);
  const hiddenCount = sections.length - Math.min(shownCount, sections.length);
  const sectionErrors = error !== undefined ? validateSections(sections) : [];

  const [handledRefusalCount, setHandledRefusalCount] = useState(refusalCount);
  if (refusalCount !== handledRefusalCount) {
    setHandledRefusalCount(refusalCount);
    const first = sectionErrors[0];
    if (first !== undefined) setOpenKey(keys[first.index]);
  }

  useEffect(() => {
    if (focusIndex === undefined) return;
    const toggles = list.current?.querySelectorAll<HTMLElement>("[data-toggle]") ?? [];
    (toggles[focusIndex] ?? toggles[toggles.length - 1])?.focus();
    setFocusIndex(undefined);
  }, [focusIndex]);

  function move(from: number, to: number) {
    if (to < 0 || to >= sections.length) return;
    onChange(moveSection(sections, from, to));
    setAnnouncement(
      `“${getSectionName(sections[from])}” is now section ${to + 1} of ${sections.length}.`,
    );
  }

  function remove(index: number) {
    const section = sections[index];
    if (section === undefined) return;
    setRemoved({ section, index });
    setAnnouncement("");
    onChange(sections.toSpliced(index, 1));
  }

  /** Closes the notice and moves the focus to the section in its place. */
  function closeNotice(index: number) {
    setRemoved(undefined);
    setFocusIndex(index);
  }

  function undoRemoval({ section, index }: RemovedSection) {
    closeNotice(index);
    onChange(sections.toSpliced(index, 0, section));
    setAnnouncement(`“${getSectionName(section)}” is section ${index + 1} again.`);
  }

  function add() {
    setShowsAll(true);
    onChange([...sections, createSection()]);
    const next = Math.max(-1, ...keys) + 1;
    setOpenKey(next);
    setFocusKey(next);
  }

  return (
    <>
      <p id="section-handle-hint" hidden>
        Press the up and down arrow keys to move it.
      </p>
      <p role="status" className="sr-only">
        {announcement}
      </p>
      {hasFailed && <ParagraphEditorError />}
      <ol ref={list} className="grid grid-cols-[minmax(0,1fr)] gap-3">
        {sections.slice(0, shownCount).map((section, i) => {
          const key = keys[i] ?? i;
          return (
            <li
              key={key}
              data-section=""
              className={getDropIndicatorClass(drag, i, Math.min(shownCount, sections.length))}
            >
              {removed?.index === i && (
                <RemovedSectionNotice
                  name={getSectionName(removed.section)}
                  onUndo={() => undoRemoval(removed)}
                  onClose={() => closeNotice(removed.index)}
                />
              )}
              <SectionCard
                section={section}
                number={i + 1}
                count={sections.length}
                isOpen={key === openKey}
                hasInitialFocus={key === focusKey}
                error={sectionErrors.find(({ index }) => index === i)}
                ParagraphEditor={ParagraphEditor}
                onToggle={() => {
                  setFocusKey(undefined);
                  setOpenKey(key === openKey ? undefined : key);
                }}
                onChange={(patch) => onChange(sections.with(i, { ...section, ...patch }))}
                onMove={(by) => move(i, i + by)}
                onDragStart={(event) => start(event, i)}
                onRemove={() => remove(i)}
              />
            </li>
          );
        })}
      </ol>
      {removed !== undefined && removed.index >= Math.min(shownCount, sections.length) && (
        <RemovedSectionNotice
          name={getSectionName(removed.section)}
          onUndo={() => undoRemoval(removed)}
          onClose={() => closeNotice(removed.index)}
        />
      )}
      <div className="flex flex-wrap gap-x-2">
        {hiddenCount > 0 && (
          <TextButton icon="chevron-down" onClick={() => setShowsAll(true)}>
            Show {hiddenCount} more empty {hiddenCount === 1 ? "section" : "sections"}
          </TextButton>
        )}
        {sections.length < maxSections ? (
          <TextButton icon="plus" onClick={add}>
            Add a section
          </TextButton>
        ) : (
          <p className="text-s text-muted">A post can have {maxSections} sections at most.</p>
        )}
      </div>
    </>
  );
}

function getSectionName(section: PostSection | undefined): string {
  return section?.heading.trim() || "Section without a heading";
}
