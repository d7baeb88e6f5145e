import { findOwnPath, listHrefs } from "#app/admin/editor/own-links.ts";
import {
  type CheckedLink,
  type ClaimPlace,
  checkClaims,
  checkTitleLength,
  describeBrokenLinks,
  findPhrases,
  type MissingPart,
  type PublishCheck,
} from "#app/admin/editor/publish-check.ts";
import { formatFullDateTime } from "#app/admin/ui/format-date.ts";
import { getRequiredMessage } from "#domain/fields/field-list.ts";
import { type PostSection, postFields } from "#domain/posts/post.ts";
import { parsePublishedDate } from "#domain/posts/published-date.ts";
import { dayMs } from "#domain/records/time-units.ts";
import type { PostValues } from "./post-values.ts";
import { findHalfSections, isBlank } from "./section-values.ts";

/** A draft may lack these; a public post may not. */
export function findMissingParts(values: PostValues): MissingPart[] {
  const detail = "A post needs one before it goes public";
  const fields = (["title", "slug_url"] as const).filter((name) => values[name].trim() === "");
  const missing = fields.map((field) => {
    const title = getRequiredMessage(postFields[field]);
    return { title, detail, part: { field } };
  });
  const halves = findHalfSections(values.blogs_content).map(({ index, message }) => ({
    title: message,
    detail: "Please add one, or remove the section",
    part: { section: index },
  }));
  return [...missing, ...halves];
}

/** Checks what the browser knows; links are looked up on the server. */
export function checkBeforePublishing(values: PostValues): PublishCheck[] {
  return [
    checkClaims(listPostClaims(values)),
    ...checkDate(values),
    checkCover(values),
    ...checkPictures(values.blogs_content),
    ...checkSections(values.blogs_content),
    checkSummary(values),
    checkSearchTitle(values),
  ];
}

const claimsBySection = new WeakMap<PostSection, string[]>();

/** Cached by section: each keystroke needs the findings of all sections, and changes only one. */
export function findSectionClaims(section: PostSection): string[] {
  const { heading, paragraph } = section;
  const claims =
    claimsBySection.get(section) ??
    findPhrases(`${heading}\n${paragraph.replace(/<[^>]*>/g, " ")}`);
  claimsBySection.set(section, claims);
  return claims;
}

export function listPostClaims(values: PostValues): ClaimPlace[] {
  const { title, brief_paragraph, blog_image_alt, metaTitle, metaDescription } = values;
  const places = [
    { name: "the title", text: title, field: "title" as const },
    { name: "the brief paragraph", text: brief_paragraph, field: "brief_paragraph" as const },
    { name: "the cover’s description", text: blog_image_alt, field: "blog_image_alt" as const },
    {
      name: "the search result",
      text: `${metaTitle}\n${metaDescription}`,
      field: "metaTitle" as const,
    },
  ].map(({ name, text, field }) => ({ name, phrases: findPhrases(text), part: { field } }));
  const sections = values.blogs_content.map((section, index) => ({
    name: `section ${index + 1}`,
    phrases: findSectionClaims(section),
    part: { section: index },
  }));
  return [...places, ...sections];
}

function checkDate({ published_date }: PostValues): PublishCheck[] {
  const date = parsePublishedDate(published_date);
  if (date === undefined || Date.parse(date) < Date.now() + 366 * dayMs) return [];
  const title = "The date is more than a year away";
  const detail = `${formatFullDateTime(date)}: is the year right?`;
  return [{ title, detail, part: { field: "published_date" } }];
}

function checkCover({ blog_image, blog_image_alt }: PostValues): PublishCheck {
  if (blog_image === "")
    return { title: "Cover picture", detail: "None: the category’s picture is shown" };
  if (blog_image_alt.trim() !== "") return { title: "Cover picture", detail: "It is described" };
  return {
    title: "The cover has no description",
    detail: "People who cannot see it hear nothing",
    part: { field: "blog_image_alt" },
  };
}

function checkPictures(sections: PostSection[]): PublishCheck[] {
  return sections.flatMap(({ paragraph }, section) => {
    const pictures = paragraph.match(/<img\b[^>]*>/g) ?? [];
    const count = pictures.filter((picture) => !/\balt="[^"]*\S[^"]*"/.test(picture)).length;
    if (count === 0) return [];
    const title =
      count === 1 ? "A picture has no description" : `${count} pictures have no description`;
    const detail = `In section ${section + 1}: people who cannot see ${count === 1 ? "it" : "them"} hear nothing`;
    return [{ title, detail, part: { section } }];
  });
}

/** Half-written sections are missing parts, with a line each. */
function checkSections(sections: PostSection[]): PublishCheck[] {
  const written = sections.filter((section) => !isBlank(section)).length;
  const complete = written - findHalfSections(sections).length;
  if (written === 0) {
    const detail = "Readers find a title, and nothing below it";
    return [{ title: "There is no section yet", detail, part: { section: 0 } }];
  }
  if (complete === 0) return [];
  const detail = `${complete} ${complete === 1 ? "section has" : "sections have"} a heading and text`;
  return [{ title: "Sections", detail }];
}

function checkSummary({ brief_paragraph }: PostValues): PublishCheck {
  if (brief_paragraph.trim() !== "")
    return { title: "Brief paragraph", detail: "Cards and search results show it" };
  return {
    title: "There is no brief paragraph",
    detail: "Cards show only the title",
    part: { field: "brief_paragraph" },
  };
}

function checkSearchTitle({ title, metaTitle }: PostValues): PublishCheck {
  return metaTitle.trim() === ""
    ? checkTitleLength(title.trim(), "title")
    : checkTitleLength(metaTitle.trim(), "metaTitle");
}

/** The links that lead to pages of this site, each path once. */
export function listOwnLinks(sections: PostSection[], origin: string): CheckedLink[] {
  const links = new Map<string, CheckedLink>();
  sections.forEach(({ paragraph }, section) => {
    for (const href of listHrefs(paragraph)) {
      const path = findOwnPath(href, origin);
      if (path !== undefined && !links.has(path))
        links.set(path, { path, place: `section ${section + 1}`, part: { section } });
    }
  });
  return [...links.values()];
}

export function describeLinkCheck(links: CheckedLink[], broken: CheckedLink[]): PublishCheck {
  return broken.length === 0
    ? { title: "Links", detail: getLinkSummary(links) }
    : describeBrokenLinks(broken);
}

function getLinkSummary({ length }: CheckedLink[]): string {
  if (length === 0) return "No links to pages of this site";
  return length === 1
    ? "1 link to this site, and its page is there"
    : `${length} links to this site, and each page is there`;
}
