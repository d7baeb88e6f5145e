import { loginFields } from "./user.ts";

const passwordLeast = 12;
const passwordMost = loginFields.password.limit;

/** What a password must not be made of, and how few different characters are too few. */
const obviousWords = [
  "password",
  "passwort",
  "northbloom",
  "physio",
  "clinic",
  "welcome",
  "letmein",
];
const runs = "abcdefghijklmnopqrstuvwxyz 01234567890123456789 qwertyuiopasdfghjklzxcvbnm";
const longestRun = 5;
const fewestDifferent = 5;
const shortestName = 4;

export const passwordHint = `${passwordLeast} to ${passwordMost} characters. Two or three words that do not belong together are easy to remember.`;

/** What is wrong with a new password of someone's, in a sentence; undefined where it will do. */
export function passwordProblem(
  password: string,
  owner: { name: string; email: string },
): string | undefined {
  const length = Array.from(password).length;
  if (length < passwordLeast || length > passwordMost)
    return `A password has ${passwordLeast} to ${passwordMost} characters.`;
  const plain = password.toLowerCase();
  if (new Set(plain).size < fewestDifferent)
    return "Please use more different characters: this one is easy to guess.";
  const own = [...owner.name.split(/\s+/), owner.email.split("@", 1)[0] ?? ""]
    .map((part) => part.toLowerCase())
    .filter((part) => Array.from(part).length >= shortestName);
  if (own.some((part) => plain.includes(part)))
    return "Please leave your name and e-mail out of the password.";
  if (obviousWords.some((word) => plain.includes(word)) || hasRun(plain))
    return "This password is easy to guess. Please choose words that nobody expects here.";
  return undefined;
}

/** Neighbours of the alphabet, the numbers or the keyboard, there or back. */
function hasRun(plain: string): boolean {
  const backwards = [...runs].reverse().join("");
  for (let at = 0; at + longestRun <= plain.length; at += 1) {
    const part = plain.slice(at, at + longestRun);
    if (!part.includes(" ") && (runs.includes(part) || backwards.includes(part))) return true;
  }
  return false;
}
