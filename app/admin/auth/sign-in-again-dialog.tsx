import type { ReactNode } from "react";
import { isOtherUser, reloadForOtherUser } from "#app/admin/session/page-user.ts";
import { publishSignIn } from "#app/admin/session/use-session-expiry.ts";
import { Modal } from "#app/ui/modal.tsx";
import { type StaffUser, userInfoKey } from "#domain/staff/staff-user.ts";
import { SignInForm } from "./sign-in-form.tsx";
import { storeUserInfo } from "./use-sign-in.ts";

interface SignInAgainDialogProps {
  heading: string;
  children: ReactNode;
  submitLabel?: string;
  /** Hides the page below, because the screen may be unattended. */
  isOpaque?: boolean;
  onSignedIn: () => void;
  onClose: () => void;
}

export function SignInAgainDialog(props: SignInAgainDialogProps) {
  const { children, submitLabel, onSignedIn: onDone, ...rest } = props;
  function onSignedIn(user: StaffUser) {
    if (!user.isAdmin) return "Your account has no role yet. Please ask an owner.";
    storeUserInfo(user);
    publishSignIn(user.id);
    if (isOtherUser(user.id)) reloadForOtherUser();
    else onDone();
    return undefined;
  }

  return (
    <Modal {...rest}>
      <p className="mb-4">{children}</p>
      <SignInForm
        email={readLastEmail()}
        {...(submitLabel && { submitLabel })}
        buttonClassName="justify-self-end"
        onSignedIn={onSignedIn}
      />
    </Modal>
  );
}

function readLastEmail(): string {
  try {
    const { email } = JSON.parse(localStorage.getItem(userInfoKey) ?? "{}");
    return typeof email === "string" ? email : "";
  } catch {
    return "";
  }
}
