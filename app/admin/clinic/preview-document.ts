/** Throws if the page cannot be shown, such as after a redirect to the sign-in page. */
export async function fetchPreview(
  path: string,
  draftKey: string | undefined,
  signal: AbortSignal,
): Promise<string> {
  const query = draftKey === undefined ? "" : `?draft=${encodeURIComponent(draftKey)}`;
  const response = await fetch(path + query, { signal, cache: "no-store" });
  if (!response.ok || response.redirected) throw new Error(`${path}: ${response.status}`);
  return response.text();
}

/**
 * The page arrives as a document and not as the address of the frame, because no page of the site
 * may be framed. The visitor of the frame keeps the place to which they have scrolled.
 */
export function fillFrame(frame: HTMLIFrameElement, html: string): void {
  const target = frame.contentDocument;
  if (target === null) return;
  const page = new DOMParser().parseFromString(html, "text/html");
  for (const element of page.querySelectorAll("script, link:not([rel=stylesheet]), meta"))
    element.remove();
  page.body.inert = true;
  const top = target.scrollingElement?.scrollTop ?? 0;
  target.replaceChild(target.adoptNode(page.documentElement), target.documentElement);
  target.scrollingElement?.scrollTo({ top, behavior: "instant" });
}
