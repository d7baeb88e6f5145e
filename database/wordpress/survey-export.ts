import { type ExportReading, readExport } from "./read-export.ts";
import { getMeta, type WordpressItem } from "./wordpress-item.ts";

/** Collected by a first reading of the whole file, which also shows whether it is complete. */
export interface ExportSurvey extends ExportReading {
  attachments: Map<number, { url: string; alt: string }>;
  attachmentsByParent: Map<number, number[]>;
  /** Normalized paths of the posts, to recognize links between them. */
  postPaths: Set<string>;
  /** The content of blocks that several posts share. */
  sharedBlocks: Map<number, string>;
  pages: { title: string; link: string }[];
  commentCount: number;
  tags: Map<string, number>;
  formats: Map<string, number>;
  postsByAuthor: Map<string, number>;
  otherTypes: Map<string, number>;
}

/** All of them are in memory during the import. */
const maxSharedBlocks = 200;
const maxSharedBlockLength = 50_000;

export async function surveyExport(
  chunks: AsyncIterable<Uint8Array>,
  reading: ExportReading,
  getPath: (link: string) => string | undefined,
): Promise<ExportSurvey> {
  const survey: Omit<ExportSurvey, keyof ExportReading> = {
    attachments: new Map(),
    attachmentsByParent: new Map(),
    postPaths: new Set(),
    sharedBlocks: new Map(),
    pages: [],
    commentCount: 0,
    tags: new Map(),
    formats: new Map(),
    postsByAuthor: new Map(),
    otherTypes: new Map(),
  };
  for await (const item of readExport(chunks, reading)) {
    survey.commentCount += item.commentCount;
    if (item.type === "post") surveyPost(item);
    else if (item.type === "page") survey.pages.push({ title: item.title, link: item.link });
    else if (item.type === "attachment") surveyAttachment(item);
    else if (item.type === "wp_block" && isSmallEnough(item))
      survey.sharedBlocks.set(item.id, item.content);
    else count(survey.otherTypes, item.type || "an item without a type");
  }
  return { ...survey, ...reading };

  function isSmallEnough({ content }: WordpressItem): boolean {
    return content.length <= maxSharedBlockLength && survey.sharedBlocks.size < maxSharedBlocks;
  }

  function surveyPost(item: WordpressItem): void {
    const path = getPath(item.link);
    if (path !== undefined) survey.postPaths.add(path);
    for (const tag of item.tags) count(survey.tags, tag);
    if (item.format !== "") count(survey.formats, item.format);
    count(survey.postsByAuthor, item.creator);
  }

  function surveyAttachment(item: WordpressItem): void {
    if (item.attachmentUrl === "") return;
    const alt = getMeta(item, "_wp_attachment_image_alt");
    survey.attachments.set(item.id, { url: item.attachmentUrl, alt });
    if (item.parentId === 0) return;
    const siblings = survey.attachmentsByParent.get(item.parentId);
    if (siblings === undefined) survey.attachmentsByParent.set(item.parentId, [item.id]);
    else siblings.push(item.id);
  }
}

export function count(counts: Map<string, number>, key: string, by = 1): void {
  counts.set(key, (counts.get(key) ?? 0) + by);
}
