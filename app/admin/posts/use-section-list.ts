import { type RefObject, useState } from "react";
import { moveItem } from "#app/admin/editor/move-item.ts";
import { useListKeys } from "#app/admin/editor/use-list-keys.ts";
import { useRowDrag } from "#app/admin/list/use-row-drag.ts";
import type { PostSection } from "#domain/posts/post.ts";
import type { ItemStatus } from "#domain/records/item.ts";
import { findSectionClaims } from "./publish-checks.ts";
import { createSection, getSectionName, isBlank, validateSections } from "./section-values.ts";
import { splitSectionAt } from "./split-section.ts";
import { useCurrentSection, useOpenSections } from "./use-open-sections.ts";

const initialBlankCount = 3;

export interface SectionListProps {
  sections: PostSection[];
  status: ItemStatus;
  onChange: (sections: PostSection[]) => void;
  /** Each refused save opens the first invalid section again. */
  error: string | undefined;
  refusalCount: number;
  isNew: boolean;
  /** Each new object opens its section and puts the focus there. */
  requestedSection: { section: number } | undefined;
}

interface SectionListOptions extends SectionListProps {
  list: RefObject<HTMLElement | null>;
  announce: (announcement: string) => void;
}

export function useSectionList(options: SectionListOptions) {
  const { sections, status, onChange, error, refusalCount, isNew, requestedSection } = options;
  const { list, announce } = options;
  const keys = useListKeys(sections);
  const opened = useOpenSections(() =>
    keys.filter((_, i) => i > 0 && sections.slice(i, i + 1).every(isBlank)),
  );
  const { openKey } = opened;
  const current = useCurrentSection(keys);
  const [focusRequest, setFocusRequest] = useState<{ key: number | undefined }>();
  const [showsAll, setShowsAll] = useState(isNew);
  const { drag, start } = useRowDrag(list, move);
  const [lastSplit, setLastSplit] = useState<{ before: PostSection[]; after: PostSection[] }>();

  const lastWritten = sections.findLastIndex((section) => !isBlank(section));
  const openIndex = openKey === undefined ? -1 : keys.indexOf(openKey);
  const shownCount = showsAll
    ? sections.length
    : Math.min(sections.length, Math.max(lastWritten + 1 + initialBlankCount, openIndex + 1));
  const claimCounts = sections.map((section) => findSectionClaims(section).length);
  const sectionErrors = error !== undefined ? validateSections(sections, status) : [];

  const [handledRefusalCount, setHandledRefusalCount] = useState(refusalCount);
  if (refusalCount !== handledRefusalCount) {
    setHandledRefusalCount(refusalCount);
    const first = sectionErrors[0];
    if (first !== undefined) opened.open(keys[first.index]);
  }

  const [handledRequest, setHandledRequest] = useState(requestedSection);
  if (requestedSection !== handledRequest) {
    setHandledRequest(requestedSection);
    if (requestedSection !== undefined) {
      opened.open(keys[requestedSection.section]);
      setFocusRequest({ key: keys[requestedSection.section] });
    }
  }

  function move(from: number, to: number) {
    if (to < 0 || to >= sections.length) return;
    onChange(moveItem(sections, from, to));
    announce(`“${getSectionName(sections[from])}” is now section ${to + 1} of ${sections.length}.`);
  }

  return {
    keys,
    isAllOpen: opened.isAllOpen,
    isOpen: opened.isOpen,
    toggleAll: opened.toggleAll,
    /** One toolbar is enough for all open sections. */
    hasToolbar: (key: number) => !opened.isAllOpen || key === current.currentKey,
    onFocus: current.onFocus,
    focusRequest,
    shownCount,
    sectionErrors,
    claimCounts,
    drag,
    startDrag: start,
    move,
    split(index: number) {
      const after = splitSectionAt(sections, index);
      setLastSplit({ before: sections, after });
      onChange(after);
    },
    /** Undefined after the next change, which it would lose. */
    undoSplit: lastSplit?.after === sections ? () => onChange(lastSplit.before) : undefined,
    acceptSplit: () => setLastSplit(undefined),
    toggle(key: number) {
      setFocusRequest(undefined);
      opened.toggle(key);
    },
    /** Goes on from the current section, and after the last one to the first. */
    showNextClaims() {
      const { currentKey } = current;
      const currentIndex = currentKey === undefined ? -1 : keys.indexOf(currentKey);
      const hasClaims = (_: unknown, i: number) => (claimCounts[i] ?? 0) > 0;
      const next = keys.find((key, i) => i > currentIndex && hasClaims(key, i));
      const key = next ?? keys.find(hasClaims);
      opened.open(key);
      setFocusRequest({ key });
    },
    add() {
      setShowsAll(true);
      onChange([...sections, createSection()]);
      const next = Math.max(-1, ...keys) + 1;
      opened.open(next);
      setFocusRequest({ key: next });
    },
    showAll: () => setShowsAll(true),
  };
}
