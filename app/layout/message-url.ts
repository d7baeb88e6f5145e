/** The heading of the form. Translated pages have it under the same id. */
export const messageFormId = "write";

export function getMessageUrl(topic = ""): string {
  return `/contact${topic && `?about=${topic}`}#${messageFormId}`;
}
