import { type ReplyLanguage, replyLanguages } from "#content/reply-templates.ts";

export function listReplyLanguages(): ReplyLanguage[] {
  return Object.keys(replyLanguages) as ReplyLanguage[];
}

/** From the script; a language that shares the script of English is told by common words. */
export function guessReplyLanguage(message: string): ReplyLanguage {
  const matches = (language: ReplyLanguage) => replyLanguages[language].pattern?.test(message);
  return listReplyLanguages().find(matches) ?? "en";
}
