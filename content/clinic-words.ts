/**
 * Words that belong in content/ alone. `npm run find-clinic-words` prints where else they are. Another
 * clinic adds its own words, and leaves these in until the command finds none of them.
 */
export const clinicWords = {
  name: ["northbloom"],
  place: ["north york", "toronto", "ontari", "ohip", "wsib", "phipa", "aoda"],
  phone: ["416"],
  profession: [
    ...["physio", "rehab", "chiropract", "massage", "acupunct", "psycholog", "naturopath"],
    ...["kinesiolog", "pelvic", "orthotics", "concussion", "shockwave", "compression wear"],
  ],
  college: ["ontario college", "collegept", "cmto", "ctcmpao", "rmt"],
  language: ["tagalog", "gujarati", "farsi"],
};

/** No staff password may contain one of these. */
export const forbiddenPasswordWords = ["northbloom", "physio"];

/** A staff password made of such words is easy to guess. */
export const guessableWords = [
  ...["toronto", "ontario", "physiotherapy", "physio", "chiropractic", "chiro"],
  ...["massage", "acupuncture", "rehabilitation"],
];
