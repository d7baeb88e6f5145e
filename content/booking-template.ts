import { bookingUrl } from "./external-sites.ts";

export function bookingTemplateError(template: string): string | undefined {
  const [origin = ""] = /^https:\/\/[^/?#]+/.exec(template) ?? [];
  const exampleUrl = bookingUrl({ service: "a", provider: "b" }, template);
  if (origin === "" || /[{}@\s]/.test(origin) || !URL.canParse(origin))
    return "bookingUrl must begin with https:// and a host without placeholders.";
  if (/[{}\s]/.test(exampleUrl))
    return "bookingUrl contains a brace or space outside a placeholder.";
  return undefined;
}
