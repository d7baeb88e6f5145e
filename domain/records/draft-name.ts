const untitledDraft = "Untitled draft";

/** Only drafts may be without a title. */
export function getDraftName(title: string): string {
  return title || untitledDraft;
}
