import type { EntryContext } from "react-router";
import { bookingUrl } from "#content/external-sites.ts";
import { getPhoneLink } from "#domain/clinic/clinic-facts.ts";
import type { Clinic } from "#domain/clinic/read-clinic.server.ts";

/** Controls that need React; everything else on such a page is plain HTML. */
const controls = "header, dialog, form";

/** True if the page asks for it with `handle.defersHydration`. */
export function defersHydration({ staticHandlerContext, routeModules }: EntryContext): boolean {
  const id = staticHandlerContext.matches.at(-1)?.route.id ?? "";
  const handle = routeModules[id]?.handle as { defersHydration?: boolean } | undefined;
  return handle?.defersHydration === true;
}

/**
 * Loads the scripts of a page only when the visitor reaches for one of its controls, so that reading it
 * costs no script (decision 034). `nonce` marks the inline scripts of this render.
 */
export function deferHydration(html: string, nonce: string, { contact }: Clinic): string {
  const moduleScript = `<script nonce="${nonce}" type="module" async="">`;
  if (!html.includes(moduleScript)) throw new Error("React Router's module script has changed");
  const bookPrefix = bookingUrl({}, contact.bookingUrl.replace(/\{.*/, ""));
  const settings = [controls, getPhoneLink(contact.phone), bookPrefix];
  const loader = `(${hydrateOnUse})(...${JSON.stringify(settings).replaceAll("<", "\\u003c")})`;
  return html
    .replace(moduleScript, `<script nonce="${nonce}" type="deferred">`)
    .replace(/<\/body>/, () => `<script nonce="${nonce}">${loader}</script></body>`);
}

/** Runs in the browser as text, so it uses nothing but its parameters and globals. */
function hydrateOnUse(selector: string, callHref: string, bookPrefix: string): void {
  const root = document.documentElement;
  const isHydrated = () => root.hasAttribute("data-hydrated");
  const eventNames = ["pointerover", "touchstart", "focusin"];
  const load = ({ target }: Event) => {
    if (!(target as Element).closest?.(selector)) return;
    for (const name of eventNames) removeEventListener(name, load);
    const script = document.createElement("script");
    script.type = "module";
    script.textContent = document.querySelector("script[type=deferred]")?.textContent ?? "";
    document.body.append(script);
  };
  for (const name of eventNames) addEventListener(name, load, { passive: true });
  addEventListener(
    "click",
    ({ target }) => {
      if (isHydrated()) return;
      const href = (target as Element).closest("a")?.getAttribute("href") ?? "";
      const tap = href === callHref ? "call" : href.startsWith(bookPrefix) && "book";
      if (tap) navigator.sendBeacon(`/api/taps/${tap}`);
      const button = (target as Element).closest<HTMLButtonElement>("[commandfor]");
      // A browser without command buttons repeats the click when React can answer it.
      if (button && !button.commandForElement)
        new MutationObserver((_, observer) => {
          observer.disconnect();
          button.click();
        }).observe(root, { attributeFilter: ["data-hydrated"] });
    },
    true,
  );
}
