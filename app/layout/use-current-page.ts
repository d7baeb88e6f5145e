import { useLocation } from "react-router";
import type { NavigationLink } from "#content/navigation.ts";

/** The values of aria-current: "true" marks the menu that holds the page. */
export function useCurrentPage() {
  const { pathname } = useLocation();
  const markLink = (to: string | undefined) => (to === pathname ? "page" : undefined);
  return {
    markLink,
    markMenu: (to: string | undefined, links: NavigationLink[]) =>
      markLink(to) ??
      (links.some((link) => getSection(link.to) === getSection(pathname)) || undefined),
  };
}

/** A list and its items have one section: /services and /service/…, /blog and /blogs/…. */
function getSection(path: string): string | undefined {
  return path.split("/")[1]?.replace(/s$/, "");
}
