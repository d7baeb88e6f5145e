import { getFirstName } from "../clinic/availability.ts";

/**
 * A placeholder without a value stays, so that the writer of the reply sees it. In text from right to
 * left each value is isolated: otherwise the parts of a phone number change places.
 */
export function fillReply(
  template: string,
  values: Readonly<Record<string, string>>,
  isRightToLeft = false,
): string {
  return template.replace(/\{(\w+)\}/g, (placeholder, name) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    if (!value) return placeholder;
    return isRightToLeft ? `\u2068${value}\u2069` : value;
  });
}

export function getGreetedName(name: string): string {
  return getFirstName(name.replace(/^\s*(\S+),\s*(.*)$/, "$2 $1"));
}
