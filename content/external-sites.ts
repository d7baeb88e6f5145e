export interface BookingSelection {
  service?: string | undefined;
  provider?: string | undefined;
}

/**
 * The .example domain is reserved (RFC 2606). Links to such hosts lead to sample pages of this site,
 * because the browser would only show an error.
 */
export function isSampleUrl(url: string): boolean {
  return /^https?:\/\/[^/?#]*\.example(?::\d+)?(?:[/?#]|$)/i.test(url);
}

export function bookingUrl(
  { service = "", provider = "" }: BookingSelection,
  template: string,
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

export function externalUrl({ id, url }: { id: string; url: string }): string {
  return isSampleUrl(url) ? `/sample/${id}` : url;
}

const placeholder = /\{(\w*)\}/g;
