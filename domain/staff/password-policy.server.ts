import { isKeyboardWalk, isMadeOfKnownWords, isRepeated } from "./guessable-password.ts";
import { isLeakedPassword } from "./leaked-passwords.server.ts";
import { easyToGuess, type PasswordOwner, passwordProblem } from "./password-rules.ts";

/** Returns the error message; undefined if the password is acceptable. */
export type PasswordPolicy = (password: string, owner: PasswordOwner) => string | undefined;

const leaked =
  "This password is in lists that were stolen elsewhere, and is tried first. Please choose another.";

export function createPasswordPolicy(clinicWords: readonly string[]): PasswordPolicy {
  return (password, owner) => {
    const problem = passwordProblem(password, owner);
    if (problem !== undefined) return problem;
    if (isLeakedPassword(password)) return leaked;
    const isGuessable =
      isRepeated(password) || isKeyboardWalk(password) || isMadeOfKnownWords(password, clinicWords);
    return isGuessable ? easyToGuess : undefined;
  };
}
