import type { Page } from "playwright-core";

/** Screen reader users cannot find these parts or tell them apart. */
export function findUnnamedParts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const landmarks =
      "header, nav, main, footer, search, section[aria-label], section[aria-labelledby]";
    const listAll = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
    const getMarkupStart = (element: Element) => element.outerHTML.slice(0, 120);
    const skipLinks = listAll('a[href="#main"]').filter((link) => link.closest(landmarks) === null);
    const asides = listAll("aside").filter(
      (aside) => !aside.ariaLabel && !aside.hasAttribute("aria-labelledby"),
    );
    const unnamedGroups = listAll("fieldset").filter((group) => {
      const [firstChild] = group.children;
      return group.ariaLabel || firstChild?.tagName !== "LEGEND" || !firstChild.textContent?.trim();
    });
    const forms = listAll("form").filter(
      (form) =>
        ![...(form as HTMLFormElement).elements].some((element) =>
          element.matches(":is(button, input)[type=submit], button:not([type])"),
        ),
    );
    return [
      ...skipLinks.map((link) => `outside every landmark: ${getMarkupStart(link)}`),
      ...asides.map((aside) => `without a name: ${getMarkupStart(aside)}`),
      ...unnamedGroups.map((group) => `without a legend: ${getMarkupStart(group)}`),
      ...forms.map((form) => `without a submit button: ${getMarkupStart(form)}`),
    ];
  });
}
