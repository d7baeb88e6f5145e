import {
  endUserSessions,
  removeSecondFactor,
  removeUser,
  updateUser,
} from "#app/api/account-api.ts";
import type { ApiResult } from "#app/api/call-endpoint.ts";
import type { Role } from "#domain/staff/roles.ts";

/** Each changes somebody's access, so each requires the password of the owner who makes it. */
export type UserChange = Role | "second-factor" | "sign-out" | "enable" | "disable" | "remove";

interface UserChangeTexts {
  text: string;
  submitLabel: string;
}

type ChangeRequest = (id: string, password: string) => Promise<ApiResult<unknown>>;

export const changeRequests: Record<UserChange, ChangeRequest> = {
  owner: (id, password) => updateUser(id, { role: "owner", password }),
  desk: (id, password) => updateUser(id, { role: "desk", password }),
  writer: (id, password) => updateUser(id, { role: "writer", password }),
  "second-factor": removeSecondFactor,
  "sign-out": endUserSessions,
  enable: (id, password) => updateUser(id, { isDisabled: false, password }),
  disable: (id, password) => updateUser(id, { isDisabled: true, password }),
  remove: removeUser,
};

export const changeButtons = {
  "second-factor": "Second factor off",
  "sign-out": "Sign out everywhere",
  enable: "Enable",
  disable: "Disable",
  remove: "Remove",
} as const satisfies Partial<Record<UserChange, string>>;

export function getChangeTexts(change: UserChange, name: string, isSelf: boolean): UserChangeTexts {
  const texts: Record<UserChange, UserChangeTexts> = {
    owner: {
      text: `${name} becomes an owner, and may then read everything, add and disable people, and change your role too.`,
      submitLabel: `Make ${name} an owner`,
    },
    desk: {
      text: `${isSelf ? "You" : name} may then read and answer messages, and change the reply templates, the notice, the hours and the contact details, and nothing else.${selfWarning(isSelf)}`,
      submitLabel: "Give the front desk role",
    },
    writer: {
      text: `${isSelf ? "You" : name} may then write posts and location pages, change services, categories and the gallery, and see no message.${selfWarning(isSelf)}`,
      submitLabel: "Give the writer role",
    },
    "second-factor": {
      text: "Switch off their second factor and remove their passkeys only when you are sure who is asking. Their password alone is enough afterwards. If everyone here needs a second factor, they set up a new one when they sign in.",
      submitLabel: "Switch off",
    },
    "sign-out": {
      text: "They are signed out on every device at once, and can sign in again. If somebody else may know their password, make a link for a new one as well.",
      submitLabel: "Sign out everywhere",
    },
    enable: {
      text: "They can sign in again with their old password. Passkeys have to be added again, and somebody without a password needs a new link.",
      submitLabel: "Enable",
    },
    disable: {
      text: isSelf
        ? "You are signed out at once, and only another owner can let you in again."
        : "They are signed out everywhere at once and cannot sign in, and their passkeys are removed. You can enable them again.",
      submitLabel: "Disable",
    },
    remove: {
      text: `${name} is signed out everywhere and leaves this list for good. What ${name} did stays in the activity log.`,
      submitLabel: "Remove",
    },
  };
  return texts[change];
}

function selfWarning(isSelf: boolean): string {
  return isSelf ? " Only another owner can make you an owner again." : "";
}
