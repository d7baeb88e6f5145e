export const replyLanguages = ["en", "tl", "gu", "fa"] as const;
export type ReplyLanguage = (typeof replyLanguages)[number];

export type ReplyTexts = Record<ReplyLanguage, string>;

/**
 * A placeholder without a value stays, so that whoever writes the reply sees it. In text from right
 * to left each value is isolated: otherwise the parts of a phone number change places.
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

const commonWords = /(^|\P{L})(po|ako|ang|mga|kayo|salamat|magandang|kumusta)(\P{L}|$)/iu;

/** From the script; a language that shares the script of English is told by common words. */
export function guessReplyLanguage(message: string): ReplyLanguage {
  if (/\p{Script=Gujr}/u.test(message)) return "gu";
  if (/\p{Script=Arabic}/u.test(message)) return "fa";
  return commonWords.test(message) ? "tl" : "en";
}
