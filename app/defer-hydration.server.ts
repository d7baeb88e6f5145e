import type { EntryContext } from "react-router";
import type { Clinic } from "#domain/clinic/read-clinic.server.ts";
import { findTap, getTapLinks } from "./layout/find-tap.ts";
import { saveUnsentMessage } from "./sections/contact-form/unsent-message.ts";

/** The events that start the scripts of a page, and the elements that they have to reach. */
const triggers = {
  /** Controls that need React; everything else on such a page, a translated form too, is plain HTML. */
  control: {
    eventNames: ["pointerover", "touchstart", "focusin"],
    selector: "header, dialog, form:not([data-plain])",
  },
  activity: {
    eventNames: ["pointermove", "pointerdown", "keydown", "focusin", "scroll"],
    selector: "",
  },
};
type Trigger = keyof typeof triggers;

/** A page asks for it with `handle.hydratesOn`. */
export function findHydrationTrigger(entry: EntryContext): Trigger | undefined {
  const id = entry.staticHandlerContext.matches.at(-1)?.route.id ?? "";
  const handle = entry.routeModules[id]?.handle as { hydratesOn?: Trigger } | undefined;
  return handle?.hydratesOn;
}

/**
 * Loads the scripts of a page only when the visitor moves, or reaches for one of its controls
 * (decision 034). `nonce` marks the inline scripts of this render.
 */
export function deferHydration(
  html: string,
  nonce: string,
  { trigger, clinic: { contact } }: { trigger: Trigger; clinic: Clinic },
): string {
  const moduleScript = `<script nonce="${nonce}" type="module" async="">`;
  if (!html.includes(moduleScript)) throw new Error("React Router's module script has changed");
  const settings = [triggers[trigger], getTapLinks(contact.phone, contact.bookingUrl)];
  const values = JSON.stringify(settings).replaceAll("<", "\\u003c");
  const loader = `(${hydrateOnUse})(${findTap},${saveUnsentMessage},...${values})`;
  return html
    .replace(moduleScript, `<script nonce="${nonce}" type="deferred">`)
    .replace(/<\/body>/, () => `<script nonce="${nonce}">${loader}</script></body>`);
}

/** Runs in the browser as text, so it uses nothing but its parameters and globals. */
function hydrateOnUse(
  findTapped: typeof findTap,
  saveMessage: typeof saveUnsentMessage,
  { eventNames, selector }: (typeof triggers)[Trigger],
  tapLinks: Parameters<typeof findTap>[1],
): void {
  let isLoading = false;
  const heading = document.querySelector("h1");
  const headingText = heading?.textContent;
  const isHydrated = () => document.documentElement.hasAttribute("data-hydrated");
  const getPath = () => location.pathname + location.search;
  const path = getPath();
  // React replaces what the browser has translated: whatever waits for a click, and what is typed.
  const isTranslated = () => !isHydrated() && heading?.textContent !== headingText;
  // After a reload, pages that the router went to before it are entries of this document.
  addEventListener("popstate", () => {
    if (!isHydrated() && getPath() !== path) location.reload();
  });
  const load = (event: Event) => {
    const { type, target, movementX, movementY } = event as PointerEvent;
    // Chromium reports a mouse that rests where the page appears.
    if (type === "pointermove" && movementX === 0 && movementY === 0) return;
    if (isLoading || (selector && !(target as Element).closest?.(selector))) return;
    isLoading = true;
    for (const name of eventNames) removeEventListener(name, load);
    const script = document.createElement("script");
    script.type = "module";
    script.textContent = document.querySelector("script[type=deferred]")?.textContent ?? "";
    document.body.append(script);
  };
  for (const name of eventNames) addEventListener(name, load, { passive: true });
  let cancelPress = () => {};
  const clickAfterChange = (changed: HTMLElement, attribute: string, element: HTMLElement) => {
    cancelPress();
    const observer = new MutationObserver(() => {
      cancelPress();
      element.click();
    });
    // Scripts that do not arrive must not keep a visitor from the file.
    const timer = setTimeout(() => {
      cancelPress();
      if (element instanceof HTMLAnchorElement) location.assign(element.href);
      else (element as HTMLButtonElement).form?.submit();
    }, 5000);
    cancelPress = () => {
      observer.disconnect();
      clearTimeout(timer);
    };
    observer.observe(changed, { attributeFilter: [attribute] });
  };
  addEventListener(
    "click",
    (event) => {
      const target = event.target as Element;
      // React removes the attribute as soon as it can answer a click.
      const link = target.closest<HTMLAnchorElement>("[data-opens-in-place]");
      if (link && !isTranslated() && !event.ctrlKey && !event.metaKey && !event.shiftKey) {
        event.preventDefault();
        load(event);
        clickAfterChange(link, "data-opens-in-place", link);
      }
      if (isHydrated()) return;
      const tap = findTapped(target, tapLinks);
      if (tap) navigator.sendBeacon(`/api/taps/${tap}`);
      const button = target.closest<HTMLButtonElement>("[commandfor]");
      if (!button || button.commandForElement) return;
      // The browser has no command buttons.
      const id = button.getAttribute("commandfor") ?? "";
      const dialog = document.getElementById(id) as HTMLDialogElement;
      if (button.getAttribute("command") === "close") dialog.close();
      else dialog.showModal();
    },
    true,
  );
  const isContactForm = (form: HTMLFormElement | null): form is HTMLFormElement =>
    form?.method === "post" && !form.noValidate && !("plain" in form.dataset);
  const saveText = (form: HTMLFormElement, values: object) =>
    saveMessage(form.getAttribute("action") ?? "", values);
  addEventListener("input", ({ target }) => {
    const { form } = target as HTMLInputElement;
    if (isTranslated() && isContactForm(form))
      saveText(form, Object.fromEntries(new FormData(form)));
  });
  addEventListener(
    "submit",
    (event) => {
      const form = event.target as HTMLFormElement;
      if (!isContactForm(form)) return;
      if (isTranslated()) return saveText(form, {});
      // The contact form validates by itself as soon as React can answer it.
      event.preventDefault();
      load(event);
      if (event.submitter) clickAfterChange(form, "novalidate", event.submitter);
    },
    true,
  );
}
