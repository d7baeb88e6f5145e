import { clinic } from "./clinic.ts";

/** The booking a button stands for: the id of a service, of a provider, of both or of neither. */
export interface BookingChoice {
  service?: string | undefined;
  provider?: string | undefined;
}

/**
 * Hosts that end in .example belong to nobody (RFC 2606). While the clinic's sites have such a host,
 * links to them lead to sample pages of this site instead of an error of the browser.
 */
export function isSampleUrl(url: string): boolean {
  return /^https?:\/\/[^/?#]*\.example(?::\d+)?(?:[/?#]|$)/i.test(url);
}

/** The URL of every Book button. */
export function bookingUrl(
  { service = "", provider = "" }: BookingChoice = {},
  template: string = clinic.bookingUrl,
): string {
  if (isSampleUrl(template)) {
    const query = new URLSearchParams({
      ...(service && { service }),
      ...(provider && { provider }),
    });
    return query.size === 0 ? "/book" : `/book?${query}`;
  }
  return template.replace(placeholder, (_, name) =>
    encodeURIComponent(name === "service" ? service : name === "provider" ? provider : ""),
  );
}

/** The URL of a site where the clinic is found, such as Instagram. */
export function externalUrl({ id, url }: { id: string; url: string }): string {
  return isSampleUrl(url) ? `/sample/${id}` : url;
}

/** What is wrong with a template of the booking site's URL. */
export function bookingTemplateError(template: string): string | undefined {
  const [origin = ""] = /^https:\/\/[^/?#]+/.exec(template) ?? [];
  const filled = bookingUrl({ service: "a", provider: "b" }, template);
  if (origin === "" || /[{}@\s]/.test(origin) || !URL.canParse(origin))
    return "bookingUrl has to begin with https:// and a host without placeholders.";
  if (/[{}\s]/.test(filled)) return "bookingUrl has a brace or a space that is no placeholder.";
  return undefined;
}

const placeholder = /\{(\w*)\}/g;
