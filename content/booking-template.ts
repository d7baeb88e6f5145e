export function bookingTemplateError(template: string): string | undefined {
  const [origin = ""] = /^https:\/\/[^/?#]+/i.exec(template) ?? [];
  const exampleUrl = template.replace(/\{(?:service|provider)\}/g, "a");
  if (origin === "" || /[{}@\s]/.test(origin) || !URL.canParse(origin))
    return "The booking page must begin with https:// and a host without placeholders.";
  if (/[{}\s]/.test(exampleUrl))
    return "The booking page has a brace or a space outside of {service} and {provider}.";
  return undefined;
}
