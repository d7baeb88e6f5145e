export type StaffNoticeKind =
  | "sign-ins-failed"
  | "password-mistyped"
  | "code-missing"
  | "new-network"
  | "recovery-code-used"
  | "password-changed"
  | "second-factor-disabled"
  | "passkey-added";

export interface StaffNotice {
  kind: StaffNoticeKind;
  /** The network, device or name that caused it; empty for failed sign-ins. */
  subject: string;
  times: number;
  last_at: string;
}

const unexpectedAdvice = "If that was not you, change your password now and tell an owner.";

/** A typing error of one's own is no warning. */
export function isRoutineNotice({ kind }: StaffNotice): boolean {
  return kind === "password-mistyped";
}

/** `when` is `last_at`, formatted for the reader's clock. */
export function formatNotice({ kind, subject, times }: StaffNotice, when: string): string {
  switch (kind) {
    case "sign-ins-failed":
      return times === 1
        ? `There was 1 failed attempt to sign in as you since your last visit, ${when}. ${unexpectedAdvice}`
        : `There were ${times} failed attempts to sign in as you since your last visit, the last one ${when}. ${unexpectedAdvice}`;
    case "password-mistyped":
      return `One attempt to sign in as you failed, ${when}, minutes before you signed in on the same network. ${unexpectedAdvice}`;
    case "code-missing":
      return `Somebody entered your correct password but no correct code, ${when}, from the network ${subject}. ${unexpectedAdvice}`;
    case "new-network":
      return `You signed in from a new place, ${when}: ${subject}. ${unexpectedAdvice}`;
    case "recovery-code-used":
      return `A recovery code was used to sign in as you, ${when}: ${subject}. ${unexpectedAdvice}`;
    case "password-changed":
      return `Your password was changed, ${when}, from the network ${subject}. ${unexpectedAdvice}`;
    case "passkey-added":
      return `A passkey was added, ${when}: ${subject}. Until it is removed, it signs in as you without your password. If that was not you, remove it on your account page, change your password and tell an owner.`;
    case "second-factor-disabled":
      return `Your second factor was switched off, ${when}, by ${subject}. If you did not ask for that, tell an owner and set it up again.`;
  }
}
