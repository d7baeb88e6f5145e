import { Notes } from "./conversion-notes.ts";

/** Each list holds one line for each post or address, in the order of the export. */
export class ImportReport {
  readonly notes = new Notes();
  readonly imported: string[] = [];
  readonly existing: string[] = [];
  /** Pictures were added that were missing before. */
  readonly completed: string[] = [];
  readonly removed: string[] = [];
  readonly scheduled: string[] = [];
  readonly hidden: string[] = [];
  readonly drafts: string[] = [];
  readonly sticky: string[] = [];
  readonly renamed: string[] = [];
  readonly refusedPosts: string[] = [];
  readonly pagesOfThisSite: string[] = [];
  readonly sharedPermalinks: string[] = [];
  /** The reasons, by URL. */
  readonly missingPictures = new Map<string, string>();
  /** By URL, where each was found. */
  readonly pictures = new Map<string, "folder" | "web">();
  /** Paths of files, see `getOriginalPath`. */
  readonly shownFiles = new Set<string>();
  readonly categories = new Map<string, number>();
  readonly createdCategories = new Set<string>();
  readonly otherCategories = new Map<string, number>();
  readonly skippedStatuses = new Map<string, number>();
  permalinks = 0;
}
