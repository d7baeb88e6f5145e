const idPrefix = "message-";

export function rowId(messageId: number): string {
  return `${idPrefix}${messageId}`;
}

/** The id of the message whose row has the focus; undefined for the open message's row. */
export function findFocusedRow(): number | undefined {
  const link = document.activeElement
    ?.closest("li")
    ?.querySelector(`a[id^=${idPrefix}]:not([aria-current=page])`);
  return link ? Number(link.id.slice(idPrefix.length)) : undefined;
}
