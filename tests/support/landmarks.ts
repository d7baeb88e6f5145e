import type { Page } from "playwright-core";

/**
 * Lists parts that screen reader users cannot find or tell apart: skip links outside every landmark,
 * asides without a name, field groups without a legend, forms without a submit button.
 */
export function unnamedParts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const landmarks =
      "header, nav, main, footer, search, section[aria-label], section[aria-labelledby]";
    const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
    const start = (element: Element) => element.outerHTML.slice(0, 120);
    const skipLinks = all('a[href="#main"]').filter((link) => link.closest(landmarks) === null);
    const asides = all("aside").filter(
      (aside) => !aside.ariaLabel && !aside.hasAttribute("aria-labelledby"),
    );
    const groups = all("fieldset").filter((group) => {
      const [first] = group.children;
      return group.ariaLabel || first?.tagName !== "LEGEND" || !first.textContent?.trim();
    });
    const forms = all("form").filter(
      (form) => !form.querySelector("button[type=submit], button:not([type]), input[type=submit]"),
    );
    return [
      ...skipLinks.map((link) => `outside every landmark: ${start(link)}`),
      ...asides.map((aside) => `without a name: ${start(aside)}`),
      ...groups.map((group) => `without a legend: ${start(group)}`),
      ...forms.map((form) => `without a submit button: ${start(form)}`),
    ];
  });
}
