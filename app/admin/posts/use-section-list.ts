import { type RefObject, useState } from "react";
import { useListKeys } from "#app/admin/editor/use-list-keys.ts";
import { useRowDrag } from "#app/admin/list/use-row-drag.ts";
import type { PostSection, PostStatus } from "#domain/posts/post.ts";
import {
  createSection,
  getSectionName,
  isBlank,
  moveSection,
  validateSections,
} from "./section-values.ts";

const initialBlankCount = 3;

export interface SectionListProps {
  sections: PostSection[];
  status: PostStatus;
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
  const [openKey, setOpenKey] = useState<number>();
  const [focusKey, setFocusKey] = useState<number>();
  const [showsAll, setShowsAll] = useState(isNew);
  const { drag, start } = useRowDrag(list, move);

  const lastWritten = sections.findLastIndex((section) => !isBlank(section));
  const openIndex = openKey === undefined ? -1 : keys.indexOf(openKey);
  const shownCount = showsAll
    ? sections.length
    : Math.min(sections.length, Math.max(lastWritten + 1 + initialBlankCount, openIndex + 1));
  const sectionErrors = error !== undefined ? validateSections(sections, status) : [];

  const [handledRefusalCount, setHandledRefusalCount] = useState(refusalCount);
  if (refusalCount !== handledRefusalCount) {
    setHandledRefusalCount(refusalCount);
    const first = sectionErrors[0];
    if (first !== undefined) setOpenKey(keys[first.index]);
  }

  const [handledRequest, setHandledRequest] = useState(requestedSection);
  if (requestedSection !== handledRequest) {
    setHandledRequest(requestedSection);
    if (requestedSection !== undefined) {
      setOpenKey(keys[requestedSection.section]);
      setFocusKey(keys[requestedSection.section]);
    }
  }

  function move(from: number, to: number) {
    if (to < 0 || to >= sections.length) return;
    onChange(moveSection(sections, from, to));
    announce(`“${getSectionName(sections[from])}” is now section ${to + 1} of ${sections.length}.`);
  }

  return {
    keys,
    openKey,
    focusKey,
    shownCount,
    sectionErrors,
    drag,
    startDrag: start,
    move,
    toggle(key: number) {
      setFocusKey(undefined);
      setOpenKey(key === openKey ? undefined : key);
    },
    add() {
      setShowsAll(true);
      onChange([...sections, createSection()]);
      const next = Math.max(-1, ...keys) + 1;
      setOpenKey(next);
      setFocusKey(next);
    },
    showAll: () => setShowsAll(true),
  };
}
