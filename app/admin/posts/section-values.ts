import { validateField } from "#domain/fields/field-list.ts";
import {
  hasContent,
  initialSections,
  type PostSection,
  sectionFields,
} from "#domain/posts/post.ts";
import type { ItemStatus } from "#domain/records/item.ts";

export function isBlank({ heading, paragraph }: PostSection): boolean {
  return heading.trim() === "" && !hasContent(paragraph);
}

export function padWithBlankSections(sections: PostSection[]): PostSection[] {
  const missing = Math.max(0, initialSections - sections.length);
  return [...sections, ...Array.from({ length: missing }, createSection)];
}

export function createSection(): PostSection {
  return { heading: "", paragraph: "" };
}

export interface SectionError {
  index: number;
  field: keyof PostSection;
  message: string;
}

/** In a published post, a section with only a heading or only text is an error. */
export function validateSections(sections: PostSection[], status: ItemStatus): SectionError[] {
  const errors = sections.flatMap((section, index) =>
    (["heading", "paragraph"] as const).flatMap((field): SectionError[] => {
      const error = validateField(sectionFields[field], section[field]);
      const message = `Section ${index + 1}: ${error}`;
      return error === undefined ? [] : [{ index, field, message }];
    }),
  );
  if (status === "draft") return errors;
  const halves = findHalfSections(sections).map((half) => ({
    ...half,
    message: `${half.message} ${removeHint}`,
  }));
  const isNew = ({ index }: SectionError) => errors.every((error) => error.index !== index);
  return [...errors, ...halves.filter(isNew)].sort((a, b) => a.index - b.index);
}

export function findHalfSections(sections: PostSection[]): SectionError[] {
  return sections.flatMap((section, index): SectionError[] => {
    if (isBlank(section)) return [];
    const name = `Section ${index + 1}`;
    if (section.heading.trim() === "")
      return [{ index, field: "heading", message: `${name} has no heading yet.` }];
    return hasContent(section.paragraph)
      ? []
      : [{ index, field: "paragraph", message: `${name} has no text yet.` }];
  });
}

const removeHint = "Please add one, or remove the section: without it, it cannot be published.";

export function getSectionName(section: PostSection | undefined): string {
  return section?.heading.trim() || "Section without a heading";
}
