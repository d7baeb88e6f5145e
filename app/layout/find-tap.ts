import { bookingUrl } from "#content/external-sites.ts";
import { getPhoneLink } from "#domain/clinic/clinic-facts.ts";

interface TapLinks {
  callHref: string;
  bookPrefix: string;
}

export function getTapLinks(phone: string, bookingTemplate: string): TapLinks {
  return {
    callHref: getPhoneLink(phone),
    // A template may have a {service} in its path or in its query.
    bookPrefix: bookingUrl({}, bookingTemplate.replace(/\{.*/, "")),
  };
}

/** Runs as text too, before a page has loaded any script, so it uses nothing but its parameters. */
export function findTap(target: EventTarget | null, { callHref, bookPrefix }: TapLinks) {
  const href = (target as Element).closest("a")?.getAttribute("href") ?? "";
  return href === callHref ? "call" : href.startsWith(bookPrefix) ? "book" : undefined;
}
