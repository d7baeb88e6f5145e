import { useEffect } from "react";
import { bookingUrl } from "#content/external-sites.ts";
import { getPhoneLink } from "#domain/clinic/clinic-facts.ts";
import { useClinic } from "./use-clinic.ts";

/**
 * Counts taps on Book and Call. The beacon has no body: the server takes the page from the referrer,
 * and leaves out bots and Sec-GPC.
 */
export function useTapBeacon(): void {
  const { phone, bookingUrl: template } = useClinic();
  useEffect(() => {
    // A template may have a {service} in its path or in its query.
    const bookPrefix = bookingUrl({}, template.replace(/\{.*/, ""));
    const callHref = getPhoneLink(phone);
    const onClick = ({ target }: Event) => {
      const href = (target as Element).closest("a")?.getAttribute("href") ?? "";
      const tap = href === callHref ? "call" : href.startsWith(bookPrefix) && "book";
      if (tap) navigator.sendBeacon(`/api/taps/${tap}`);
    };
    addEventListener("click", onClick, true);
    return () => removeEventListener("click", onClick, true);
  }, [phone, template]);
}
