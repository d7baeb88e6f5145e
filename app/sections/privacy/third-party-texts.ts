import type { ThirdParty } from "#content/third-parties.ts";
import { formatItems } from "#domain/clinic/number-words.ts";

export interface ThirdPartyTexts {
  companies: { subject: string; privacy: string }[];
  cookies: string;
  requests: string;
  description: string;
}

/** The privacy page promises only what is true of the listed companies. */
export function createThirdPartyTexts(parties: readonly ThirdParty[]): ThirdPartyTexts {
  const companies = parties.map(({ subject, privacy }) => ({ subject, privacy }));
  const unasked = parties.filter(({ loads }) => loads === "with-the-page");
  if (unasked.length === 0)
    return {
      companies,
      cookies: "We set no cookies for visitors, and we do not track you.",
      requests: "Nothing is requested from another company before you ask for it.",
      description: "No cookies, no tracking.",
    };
  const names = formatItems(unasked.map(({ name }) => name));
  return {
    companies,
    cookies: "We set no cookies for visitors.",
    requests: `Pages load something from ${names} as soon as they open. Below, we say what that company learns.`,
    description: `How we use ${names}.`,
  };
}
