import { validateField } from "#domain/fields/field-list.ts";
import { initialSections, type PostSection, sectionFields } from "#domain/posts/post.ts";

export function isBlank({ heading, paragraph }: PostSection): boolean {
  return heading.trim() === "" && isBlankText(paragraph);
}

/** Matches the server's rule: neither text nor a picture. */
function isBlankText(html: string): boolean {
  return !/<img\b/.test(html) && html.replace(/<[^>]*>|&nbsp;|\s/g, "") === "";
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

/** A section with only a heading or only text is an error: the server would drop it. */
export function validateSections(sections: PostSection[]): SectionError[] {
  return sections.flatMap((section, index) => {
    const name = `Section ${index + 1}`;
    const errors: SectionError[] = [];
    for (const field of ["heading", "paragraph"] as const) {
      const error = validateField(sectionFields[field], section[field]);
      if (error !== undefined) errors.push({ index, field, message: `${name}: ${error}` });
    }
    if (isBlank(section) || errors.length > 0) return errors;
    if (section.heading.trim() === "")
      errors.push({
        index,
        field: "heading",
        message: `${name} has no heading yet. ${removeHint}`,
      });
    else if (isBlankText(section.paragraph))
      errors.push({ index, field: "paragraph", message: `${name} has no text yet. ${removeHint}` });
    return errors;
  });
}

const removeHint = "Please add one, or remove the section: without it, it cannot be saved.";

export function moveSection(sections: PostSection[], from: number, to: number): PostSection[] {
  const others = sections.toSpliced(from, 1);
  return others.toSpliced(to, 0, ...sections.slice(from, from + 1));
}

export function getSectionName(section: PostSection | undefined): string {
  return section?.heading.trim() || "Section without a heading";
}
