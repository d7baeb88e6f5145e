import { isKeyboardWalk, isMadeOfKnownWords, isRepeated } from "./guessable-password.ts";
import { isLeakedPassword } from "./leaked-password-filter.server.ts";
import { easyToGuessMessage, type PasswordOwner, validatePassword } from "./password-rules.ts";

/** Returns the error message; undefined if the password is acceptable. */
export type PasswordPolicy = (password: string, owner: PasswordOwner) => string | undefined;

const leakedMessage =
  "This password is in lists stolen from other sites, which attackers try first. Please choose another.";

export function createPasswordPolicy(
  clinicWords: readonly string[],
  forbiddenWords: readonly string[],
): PasswordPolicy {
  return (password, owner) => {
    const error = validatePassword(password, owner, forbiddenWords);
    if (error !== undefined) return error;
    if (isLeakedPassword(password)) return leakedMessage;
    const isGuessable =
      isRepeated(password) || isKeyboardWalk(password) || isMadeOfKnownWords(password, clinicWords);
    return isGuessable ? easyToGuessMessage : undefined;
  };
}
