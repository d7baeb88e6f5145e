import { foldPassword } from "./fold-password.ts";
import { loginFields } from "./staff-user.ts";

const minPasswordLength = 12;
const maxPasswordLength = loginFields.password.limit;

const obviousWords = ["password", "passwort", "clinic", "welcome", "letmein"];
const sequences = "abcdefghijklmnopqrstuvwxyz 01234567890123456789 qwertyuiopasdfghjklzxcvbnm";
const minSequenceLength = 5;
const minDistinctCharacters = 5;
const minNameLength = 4;

export const passwordHint = `${minPasswordLength} to ${maxPasswordLength} characters. Two or three words that do not belong together are easy to remember.`;

export const easyToGuessMessage =
  "This password is easy to guess. Please choose words that nobody would expect here.";

export interface PasswordOwner {
  name: string;
  email: string;
}

/** The checks that run in the browser; password-policy.server.ts adds the rest. */
export function validatePassword(
  password: string,
  owner: PasswordOwner,
  clinicWords: readonly string[],
): string | undefined {
  const length = Array.from(password).length;
  if (length < minPasswordLength || length > maxPasswordLength)
    return `A password has ${minPasswordLength} to ${maxPasswordLength} characters.`;
  const lowercased = password.toLowerCase();
  if (new Set(lowercased).size < minDistinctCharacters)
    return "Please use a wider mix of characters: this one is easy to guess.";
  const ownNames = [...owner.name.split(/\s+/), owner.email.split("@", 1)[0] ?? ""]
    .map((part) => part.toLowerCase())
    .filter((part) => Array.from(part).length >= minNameLength);
  if (ownNames.some((part) => lowercased.includes(part)))
    return "Please leave your name and email out of the password.";
  const foldedPassword = foldPassword(password);
  const isObvious = [...obviousWords, ...clinicWords].some((word) =>
    foldedPassword.includes(foldPassword(word)),
  );
  if (isObvious || hasSequence(lowercased)) return easyToGuessMessage;
  return undefined;
}

/** Neighbours in the alphabet, in the digits or on the keyboard, forwards or backwards. */
function hasSequence(lowercased: string): boolean {
  const backwards = [...sequences].reverse().join("");
  for (let index = 0; index + minSequenceLength <= lowercased.length; index += 1) {
    const part = lowercased.slice(index, index + minSequenceLength);
    if (!part.includes(" ") && (sequences.includes(part) || backwards.includes(part))) return true;
  }
  return false;
}
