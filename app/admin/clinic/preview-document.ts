/** Throws if the page cannot be shown, such as after a redirect to the sign-in page. */
export async function fetchPreview(
  path: string,
  draftKey: string | undefined,
  signal: AbortSignal,
): Promise<string> {
  const url = new URL(path, location.origin);
  if (draftKey !== undefined) url.searchParams.set("draft", draftKey);
  const response = await fetch(url, { signal, cache: "no-store" });
  if (!response.ok || response.redirected) throw new Error(`${path}: ${response.status}`);
  return response.text();
}

/**
 * The page arrives as a document and not as the address of the frame, because no page of the site
 * may be framed. The first one begins at the part that is edited; later ones stay where the visitor of
 * the frame has scrolled.
 */
export function fillFrame(frame: HTMLIFrameElement, html: string, partId: string): void {
  const target = frame.contentDocument;
  if (target === null) return;
  const page = new DOMParser().parseFromString(html, "text/html");
  for (const element of page.querySelectorAll("script, link:not([rel=stylesheet]), meta"))
    element.remove();
  page.body.inert = true;
  const isFirst = target.body.childElementCount === 0;
  const top = target.scrollingElement?.scrollTop ?? 0;
  target.replaceChild(target.adoptNode(page.documentElement), target.documentElement);
  target.scrollingElement?.scrollTo({ top, behavior: "instant" });
  if (!isFirst || partId === "") return;
  for (const link of target.querySelectorAll("link"))
    link.addEventListener("load", () => scrollToPart(target, partId), { once: true });
}

/** `scrollIntoView` would scroll the editor too. */
function scrollToPart(target: Document, partId: string): void {
  const part = target.getElementById(partId);
  if (part === null) return;
  const top = target.documentElement.scrollTop + part.getBoundingClientRect().top - headerHeight;
  target.scrollingElement?.scrollTo({ top, behavior: "instant" });
}

const headerHeight = 120;
