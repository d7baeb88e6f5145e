import { type RefObject, useEffect, useState } from "react";
import type { PostSection } from "#domain/posts/post.ts";
import { getSectionName } from "./section-values.ts";

interface RemovedSection {
  section: PostSection;
  index: number;
}

interface SectionRemovalOptions {
  sections: PostSection[];
  onChange: (sections: PostSection[]) => void;
  list: RefObject<HTMLElement | null>;
  announce: (announcement: string) => void;
}

export function useSectionRemoval({ sections, onChange, list, announce }: SectionRemovalOptions) {
  const [removed, setRemoved] = useState<RemovedSection>();
  const [focusIndex, setFocusIndex] = useState<number>();

  useEffect(() => {
    if (focusIndex === undefined) return;
    const toggles = list.current?.querySelectorAll<HTMLElement>("[data-toggle]") ?? [];
    (toggles[focusIndex] ?? toggles[toggles.length - 1])?.focus();
    setFocusIndex(undefined);
  }, [focusIndex, list]);

  function closeNotice(index: number) {
    setRemoved(undefined);
    setFocusIndex(index);
  }

  function undo({ section, index }: RemovedSection) {
    closeNotice(index);
    onChange(sections.toSpliced(index, 0, section));
    announce(`“${getSectionName(section)}” is section ${index + 1} again.`);
  }

  return {
    removed,
    notice: removed && {
      name: getSectionName(removed.section),
      onUndo: () => undo(removed),
      onClose: () => closeNotice(removed.index),
    },
    remove(index: number) {
      const section = sections[index];
      if (section === undefined) return;
      setRemoved({ section, index });
      announce("");
      onChange(sections.toSpliced(index, 1));
    },
  };
}
