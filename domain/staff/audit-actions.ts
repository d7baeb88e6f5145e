/** Each text follows the user's name. The target replaces the ellipsis, or comes last. */
export const auditActions = {
  "signed-in": "signed in",
  "sign-in-failed": "tried to sign in, and was refused",
  "code-missing": "entered the correct password, and was asked for the code",
  "code-failed": "entered the correct password and a wrong code",
  "passkey-missing": "entered the correct password, and was asked for the passkey",
  "passkey-failed": "tried to sign in with a passkey, and was refused",
  "sign-in-throttled": "tried to sign in too often, and had to wait",
  "password-check-failed": "was asked to confirm their password, and entered a wrong one",
  "access-refused": "asked for something that their role does not allow",
  "signed-out": "signed out",
  "name-changed": "changed their name to",
  "password-changed": "changed their password",
  "password-link-used": "chose a password with a one-time link",
  "second-factor-enabled": "switched on the second factor",
  "second-factor-disabled": "switched off the second factor",
  "recovery-codes-created": "created new recovery codes",
  "recovery-code-used": "signed in with a recovery code",
  "passkey-used": "signed in with a passkey",
  "passkey-added": "added the passkey",
  "passkey-removed": "removed the passkey",
  "device-trusted": "trusted a device for 30 days:",
  "device-forgotten": "stopped trusting a device",
  "session-ended": "ended a session",
  "sessions-ended": "ended all other sessions",
  "user-added": "added the user",
  "owner-role-granted": "made … an owner",
  "desk-role-granted": "gave the front desk role to",
  "writer-role-granted": "gave the writer role to",
  "admin-granted": "granted the admin role to",
  "admin-revoked": "closed the staff area for",
  "user-disabled": "disabled the user",
  "user-enabled": "enabled the user",
  "user-removed": "removed the user",
  "password-link-created": "created a one-time link for",
  "user-second-factor-disabled": "switched off the second factor of",
  "user-passkeys-removed": "removed the passkeys of",
  "user-sessions-ended": "signed out everywhere the user",
  "log-exported": "exported the activity log",
  "second-factor-required": "made the second factor mandatory for everyone",
  "second-factor-optional": "made the second factor optional for everyone",
  "post-added": "added the post",
  "post-saved": "saved the post",
  "post-published": "published the post",
  "post-scheduled": "scheduled the post",
  "post-hidden": "took the post … off the site",
  "post-trashed": "put the post … in the trash",
  "post-restored": "restored the post",
  "post-removed": "deleted the post … for good",
  "location-added": "added the location page",
  "location-saved": "saved the location page",
  "location-published": "published the location page",
  "location-scheduled": "scheduled the location page",
  "location-hidden": "took the location page … off the site",
  "location-trashed": "put the location page … in the trash",
  "location-restored": "restored the location page",
  "location-removed": "deleted the location page … for good",
  "content-added": "added the clinic content",
  "content-saved": "changed the clinic content",
  "content-reordered": "changed the order of",
  "content-trashed": "put … in the trash",
  "content-restored": "restored",
  "content-removed": "deleted … for good",
  "content-reset": "went back to the default of",
  "links-mended": "updated the links to the former address",
  "image-added": "uploaded the image",
  "image-replaced": "replaced the image … everywhere",
  "image-removed": "removed the image … everywhere",
  "message-moved": "moved …",
  "message-answered": "recorded an answer to …",
  "message-answer-withdrawn": "withdrew the answer to …",
  "message-note-added": "wrote a note about …",
  "message-note-removed": "removed their note about …",
  "message-assigned": "assigned …",
  "message-marked-unread": "marked … as unread",
  "message-trashed": "put … in the trash",
  "message-restored": "restored …",
  "spam-emptied": "emptied the spam folder",
  "messages-exported": "exported the messages of one person",
  "messages-removed": "deleted the messages of one person",
  "test-mail-sent": "sent a test email",
  "test-mail-failed": "tried to send a test email, which failed with",
  "mails-retried": "retried the waiting emails:",
} as const;

export type AuditAction = keyof typeof auditActions;

/** Anybody outside can cause these, so equal ones of an hour share a row. */
export const failureActions = [
  "sign-in-failed",
  "code-missing",
  "code-failed",
  "passkey-missing",
  "passkey-failed",
  "sign-in-throttled",
  "password-check-failed",
  "access-refused",
] as const satisfies AuditAction[];

export type FailureAction = (typeof failureActions)[number];

/** Nobody knows who did these; the ellipsis stands for the user whose account it was. */
export const strangerActions: Partial<Record<AuditAction, string>> = {
  "sign-in-failed": "tried to sign in as …, and was refused",
  "code-missing": "entered the correct password of …, and was asked for the code",
  "code-failed": "entered the correct password of … and a wrong code",
  "passkey-missing": "entered the correct password of …, and was asked for the passkey",
  "passkey-failed": "tried to sign in with a passkey of …, and was refused",
  "sign-in-throttled": "tried too often to sign in as …, and had to wait",
};

export const auditGroupLabels = {
  attention: "What needs a look",
  "sign-ins": "Signing in and out",
  accounts: "Accounts and roles",
  writing: "Posts, pages and pictures",
  clinic: "The clinic’s content",
  messages: "Messages and mail",
} as const;

export type AuditGroup = keyof typeof auditGroupLabels;

/** Failures are in their own group and in that of signing in. */
export function listGroupActions(group: AuditGroup): AuditAction[] {
  if (group === "attention") return [...failureActions];
  const actions = Object.keys(auditActions) as AuditAction[];
  return actions.filter((action) => getAuditGroup(action) === group);
}

type ActionGroup = Exclude<AuditGroup, "attention">;

type FirstWord<Action extends string> = Action extends `${infer Word}-${string}` ? Word : never;

/** An action with another first word does not compile until it has a group. */
const groupsByFirstWord: Record<FirstWord<AuditAction>, ActionGroup> = {
  signed: "sign-ins",
  sign: "sign-ins",
  code: "sign-ins",
  access: "sign-ins",
  device: "sign-ins",
  session: "sign-ins",
  sessions: "sign-ins",
  name: "accounts",
  password: "accounts",
  second: "accounts",
  recovery: "accounts",
  passkey: "accounts",
  user: "accounts",
  owner: "accounts",
  desk: "accounts",
  writer: "accounts",
  admin: "accounts",
  log: "accounts",
  post: "writing",
  location: "writing",
  links: "writing",
  image: "writing",
  content: "clinic",
  message: "messages",
  messages: "messages",
  spam: "messages",
  test: "messages",
  mails: "messages",
};

export function getAuditGroup(action: AuditAction): ActionGroup {
  const isSignIn = action === "recovery-code-used" || action === "passkey-used";
  if (isSignIn || isFailure(action)) return "sign-ins";
  return groupsByFirstWord[action.split("-")[0] as FirstWord<AuditAction>];
}

export function isFailure(action: AuditAction): boolean {
  return failureActions.some((failure) => failure === action);
}

export const auditRetentionDays = 365;
export const auditEntriesPerPage = 50;

/** Stands for all networks beyond the hourly maximum of rows. */
export const manyNetworks = "many networks";

/** Recorded if nobody is signed in and no user has that email address. */
export const unknownUser = "Someone unknown";
export const systemActor = "The server’s operator";
