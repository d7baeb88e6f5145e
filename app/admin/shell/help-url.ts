const topicIds = new Map([
  ["messages", "messages"],
  ["blogs", "writing"],
  ["location-pages", "writing"],
  ["clinic", "clinic"],
  ["account", "signing-in"],
]);

/** Leads to the answers about the page that is open. */
export function getHelpUrl(pathname: string): string {
  const id = topicIds.get(pathname.split("/")[2] ?? "");
  return id === undefined ? "/admin/help" : `/admin/help#${id}`;
}
