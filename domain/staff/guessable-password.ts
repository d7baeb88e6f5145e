import { foldPassword, stripPassword } from "./fold-password.ts";

const minOwnLetters = 4;
const maxWalkShare = 0.7;

const calendarWords = [
  ...["spring", "summer", "autumn", "fall", "winter", "january", "february", "march", "april"],
  ...["may", "june", "july", "august", "september", "october", "november", "december"],
  ...["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"],
];
const officeWords = ["administrator", "admin", "staff", "login", "change", "secret", "hello"];

export function isMadeOfKnownWords(password: string, clinicWords: readonly string[]): boolean {
  const words = [...clinicWords, ...calendarWords, ...officeWords]
    .map((word) => foldPassword(word).replace(/[^\p{L}]/gu, ""))
    .filter((word) => word.length >= 3)
    .toSorted((first, other) => other.length - first.length);
  const withoutYears = password.replace(/(?:19|20)\d\d/g, " ");
  return [withoutYears, stripPassword(withoutYears)].some((text) => {
    let remainder = foldPassword(text).replace(/[^\p{L}\p{N}]/gu, "");
    for (const word of words) remainder = remainder.replaceAll(word, "");
    return Array.from(remainder.replace(/[^\p{L}]/gu, "")).length < minOwnLetters;
  });
}

/** True for one repeated part, such as dragondragon1. */
export function isRepeated(password: string): boolean {
  return [password, stripPassword(password)].some((text) => {
    const letters = Array.from(foldPassword(text));
    return letters.some(
      (_, period) =>
        period > 0 &&
        period * 2 <= letters.length &&
        letters.every((letter, i) => i < period || letter === letters[i - period]),
    );
  });
}

const shifted = "!@#$%^&*()";
const unshifted = "1234567890";
const keyRows = ["1234567890-=", "qwertyuiop[]", "asdfghjkl;'", "zxcvbnm,./"];
const keys = new Map(
  keyRows.flatMap((keyRow, row) => Array.from(keyRow, (key, column) => [key, { row, column }])),
);

/** True if most steps go to a neighbouring key, such as 1qaz2wsx3edc. */
export function isKeyboardWalk(password: string): boolean {
  const typed = Array.from(password.toLowerCase(), (symbol) => {
    const digit = unshifted[shifted.indexOf(symbol)];
    return keys.get(digit ?? symbol);
  });
  const steps = typed.slice(1).filter((key, i) => {
    const before = typed[i];
    if (key === undefined || before === undefined) return false;
    return Math.abs(key.row - before.row) <= 1 && Math.abs(key.column - before.column) <= 1;
  });
  return steps.length > maxWalkShare * (typed.length - 1);
}
