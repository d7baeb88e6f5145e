const idPrefix = "message-";

export function rowId(messageId: number): string {
  return `${idPrefix}${messageId}`;
}

/** The id of the message whose row has the focus; undefined for the open message's row. */
export function findFocusedRow(): number | undefined {
  const row = document.activeElement;
  if (!row?.matches(`a[id^=${idPrefix}]:not([aria-current=page])`)) return undefined;
  return Number(row.id.slice(idPrefix.length));
}
