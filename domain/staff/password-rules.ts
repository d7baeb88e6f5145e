import { foldPassword } from "./fold-password.ts";
import { loginFields } from "./user.ts";

const passwordLeast = 12;
const passwordMost = loginFields.password.limit;

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

export const easyToGuess =
  "This password is easy to guess. Please choose words that nobody expects here.";

export interface PasswordOwner {
  name: string;
  email: string;
}

/** The checks that run in the browser; password-policy.server.ts has the rest. */
export function passwordProblem(password: string, owner: PasswordOwner): string | undefined {
  const length = Array.from(password).length;
  if (length < passwordLeast || length > passwordMost)
    return `A password has ${passwordLeast} to ${passwordMost} characters.`;
  const plain = password.toLowerCase();
  if (new Set(plain).size < fewestDifferent)
    return "Please use a wider mix of characters: this one is easy to guess.";
  const own = [...owner.name.split(/\s+/), owner.email.split("@", 1)[0] ?? ""]
    .map((part) => part.toLowerCase())
    .filter((part) => Array.from(part).length >= shortestName);
  if (own.some((part) => plain.includes(part)))
    return "Please leave your name and email out of the password.";
  const folded = foldPassword(password);
  const isObvious = obviousWords.some((word) => folded.includes(foldPassword(word)));
  if (isObvious || hasRun(plain)) return easyToGuess;
  return undefined;
}

/** Neighbours in the alphabet, in the digits or on the keyboard, forwards or backwards. */
function hasRun(plain: string): boolean {
  const backwards = [...runs].reverse().join("");
  for (let at = 0; at + longestRun <= plain.length; at += 1) {
    const part = plain.slice(at, at + longestRun);
    if (!part.includes(" ") && (runs.includes(part) || backwards.includes(part))) return true;
  }
  return false;
}
