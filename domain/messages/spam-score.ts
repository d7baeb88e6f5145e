import type { NewMessage } from "./message.ts";

/** Messages with this score or more go to the spam folder; the response does not reveal it. */
export const spamThreshold = 4;

export const minFillMs = 3000;

type ScoredMessage = Pick<NewMessage, "name" | "email" | "message" | "formType">;

/** One link, one odd word or another script alone never reaches the threshold. */
export function spamScore({ name, email, message, formType }: ScoredMessage): number {
  const text = `${name}\n${message}\n${formType}`.replace(/\p{Cf}/gu, "");
  const phrases = spamPhrases.filter((phrase) => phrase.test(text)).length;
  return (
    (linkScores[countLinks(text)] ?? 4) +
    (markup.test(text) ? 4 : 0) +
    phrases * 3 +
    (mixedScripts.test(text) ? 4 : 0) +
    (countLinks(`${name}\n${formType}`) > 0 ? 4 : 0) +
    (isShouting(message) ? 1 : 0) +
    (oddDomains.test(`${email}\n${text}`) ? 2 : 0)
  );
}

/** Visitors show one page, seldom two. */
const linkScores = [0, 1, 3];

function countLinks(text: string): number {
  return text.match(linkPattern)?.length ?? 0;
}

/** URLs with or without a scheme, but not the domains of email addresses, nor "my knee.Top of it". */
const linkPattern = new RegExp(
  String.raw`\b(?:https?:\/\/|HTTPS?:\/\/|www\.|WWW\.)\S+|(?<![@\w.-])[A-Za-z0-9-]{2,}\.${listDomains(
    ...["com", "net", "org", "ru", "xyz", "top", "io", "info", "site", "online", "shop"],
    ...["club", "biz", "cn", "link", "click"],
  )}\b(?!@)`,
  "g",
);

const markup = /\[\/?(?:url|link|b)\b|<\/?a\b|href\s*=/i;

/** Leaves out units such as "μmol". */
const mixedScripts =
  /(?=[\p{L}]*\p{Script=Latin})(?=[\p{L}]*[\p{Script=Cyrillic}\p{Script=Greek}])(?<!\p{L})(?![αβγμ]\p{Script=Latin}+(?!\p{L}))\p{L}{3,}/u;

const oddDomains = new RegExp(
  String.raw`\.${listDomains(
    ...["ru", "xyz", "top", "click", "club", "site", "online", "shop", "icu", "buzz", "monster"],
    ...["cyou", "pw"],
  )}\b`,
);

/** In small letters or capitals; a capital alone begins a sentence after a missing space. */
function listDomains(...domains: string[]): string {
  return `(?:${[...domains, ...domains.map((domain) => domain.toUpperCase())].join("|")})`;
}

const spamPhrases = [
  /\bseo\b/i,
  /\bback ?links?\b/i,
  /\b(?:first|top) (?:page|spot|position) (?:of|on|in) google\b/i,
  /\brank(?:ing)?s? (?:higher|your|on google)\b/i,
  /\b(?:boost|increase|grow|skyrocket) (?:your|the) (?:traffic|sales|ranking|revenue|business|leads)\b/i,
  /\bguest post/i,
  /\bdomain authority\b/i,
  /\bweb ?(?:site)? ?(?:design|development|redesign) (?:service|company|agency|offer|quote)/i,
  /\bcasino\b|\bgambl|\bbetting\b|\bslots?\b.*\bbonus\b|\bpoker\b/i,
  /\bviagra\b|\bcialis\b|\bpharmacy online\b|\bcheap (?:meds|pills)\b/i,
  /\bbitcoin\b|\bcrypto(?:currency)?\b|\bforex\b|\binvestment (?:opportunity|platform|return)/i,
  /\bbusiness (?:loan|funding|capital)\b|\bunsecured (?:loan|funding)\b|\bmerchant cash advance\b/i,
  /\bearn (?:money|up to|\$)|\bmake money\b|\bpassive income\b|\bwork from home\b[^.?!\n]*\$/i,
  /\bemail (?:list|database|leads)\b/i,
  /\b(?:million|thousand)s? (?:of )?(?:emails|leads|contacts)\b/i,
  /\bdating\b|\bhot (?:girls|women|singles)\b|\bsex\b.*\b(?:chat|video|dating)\b|\bporn/i,
  /\breplica (?:watch|bag|rolex)|\blouis vuitton\b/i,
  /\bunsubscribe\b|\bopt[- ]out\b/i,
  /\b(?:explainer|promo(?:tional)?|animated) videos? (?:for|of) your\b/i,
  /\bfree (?:audit|trial|quote|consultation) (?:of|for) your (?:web)?site\b/i,
  /\b(?:contact|feedback) forms? (?:marketing|submission|blast|mailing)/i,
  /\bclick (?:here|the link|below)\b/i,
  /\bsocial media (?:followers|marketing|management)\b|\binstagram followers\b/i,
  /\bvirtual assistants?\b.*\b(?:hire|per hour|rates?)\b/i,
  /\bai[- ](?:chatbot|powered|agent)\b.*\b(?:business|website|leads)\b/i,
  /продвижени|раскрутк|заработ|казино|кредит|займ|купить/i,
  /代理|赌场|网站优化|加微信/,
];

function isShouting(text: string): boolean {
  const letters = text.match(/\p{L}/gu) ?? [];
  const capitals = text.match(/\p{Lu}/gu) ?? [];
  return letters.length > 40 && capitals.length > letters.length * 0.6;
}
