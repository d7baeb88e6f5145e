import { useState } from "react";
import type { PostSection } from "#domain/posts/post.ts";

interface KeyedSections {
  sections: PostSection[];
  keys: number[];
}

/** Keys that stay with a section when it moves, so that React keeps its focus. */
export function useSectionKeys(sections: PostSection[]): number[] {
  const [previous, setPrevious] = useState<KeyedSections>(() => ({
    sections,
    keys: sections.map((_, i) => i),
  }));
  if (previous.sections === sections) return previous.keys;
  const keys = matchKeys(previous, sections);
  setPrevious({ sections, keys });
  return keys;
}

function matchKeys(previous: KeyedSections, sections: PostSection[]): number[] {
  const keys: (number | undefined)[] = sections.map(() => undefined);
  const unused = new Map(previous.keys.map((key, i) => [key, previous.sections[i]]));
  const assign = (
    isMatch: (section: PostSection, previousSection: PostSection | undefined) => boolean,
  ) => {
    for (const [i, section] of sections.entries()) {
      if (keys[i] !== undefined) continue;
      const key = [...unused.keys()].find((candidate) => isMatch(section, unused.get(candidate)));
      if (key === undefined) continue;
      keys[i] = key;
      unused.delete(key);
    }
  };
  assign((section, previousSection) => section === previousSection);
  assign(
    (section, previousSection) =>
      section.heading === previousSection?.heading &&
      section.paragraph === previousSection.paragraph,
  );
  let next = Math.max(-1, ...previous.keys) + 1;
  return keys.map((key, i) => {
    if (key !== undefined) return key;
    const keyAtIndex = previous.keys[i];
    if (keyAtIndex === undefined || !unused.delete(keyAtIndex)) return next++;
    return keyAtIndex;
  });
}
