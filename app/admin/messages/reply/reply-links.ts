import { formatLongDate } from "#app/admin/ui/format-date.ts";
import { clinic } from "#content/clinic.ts";
import type { ReplyLanguage } from "#content/reply-templates.ts";

export function mailtoUrl(email: string): string {
  const encodedEmail = encodeURIComponent(email).replace("%40", "@");
  return `mailto:${encodedEmail}?subject=${encodeURIComponent(`Your message to ${clinic.name}`)}`;
}

/** Longer links do not open in some mail programs. */
const maxUrlLength = 2000;

interface RepliedMessage {
  email: string;
  message: string;
  received_at: string;
}

/** The visitor's words below an empty line, for the end of a reply in a language. */
export function quoteMessage(
  { message, received_at }: Omit<RepliedMessage, "email">,
  language: ReplyLanguage = "en",
): string {
  const quote = message.split(/\r?\n/).map((line) => `> ${line}`);
  const intro =
    language === "en"
      ? `On ${formatLongDate(received_at)}, you wrote:`
      : `${formatLongDate(received_at, language)}:`;
  return ["", "", intro, ...quote].join("\n");
}

/** A reply with the visitor's words quoted; encoding them keeps them from adding headers. */
export function replyUrl(message: RepliedMessage): string {
  let url = `${mailtoUrl(message.email)}&body=`;
  for (const character of quoteMessage(message).replaceAll("\n", "\r\n").toWellFormed()) {
    const encoded = encodeURIComponent(character);
    if (url.length + encoded.length > maxUrlLength) break;
    url += encoded;
  }
  return url;
}

/**
 * Half a text would be sent as if it were the whole, so of a long one the quote at its end is left out, and
 * of a longer one everything.
 */
export function composeUrl(
  email: string,
  text: string,
  quote: string,
): { url: string; carries: "everything" | "the reply" | "nothing" } {
  const compose = (body: string) =>
    `${mailtoUrl(email)}&body=${encodeURIComponent(body.replaceAll("\n", "\r\n").toWellFormed())}`;
  const reply = text.endsWith(quote) ? text.slice(0, text.length - quote.length) : text;
  if (compose(text).length <= maxUrlLength) return { url: compose(text), carries: "everything" };
  return compose(reply).length <= maxUrlLength
    ? { url: compose(reply), carries: "the reply" }
    : { url: mailtoUrl(email), carries: "nothing" };
}

/** Such as (555) 555-0199; numbers outside North America stay as they were typed. */
export function formatPhone(phone: string): string {
  return phone.replace(/^([2-9]\d{2})(\d{3})(\d{4})$/, "($1) $2-$3");
}
