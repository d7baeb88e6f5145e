import type { ReactNode } from "react";
import type { ApiResult } from "#app/api/call-endpoint.ts";
import type { ButtonVariant } from "#app/ui/button.tsx";
import { passwordFields } from "#domain/staff/staff-user.ts";
import { ActionForm } from "../ui/action-form.tsx";
import { ConfirmPasswordField } from "../ui/confirm-password-field.tsx";
import { useActionForm } from "../ui/use-action-form.ts";

interface ConfirmPasswordFormProps<T> {
  submitLabel: string;
  variant?: ButtonVariant;
  action: (password: string) => Promise<ApiResult<T, unknown>>;
  skipToast?: boolean;
  hasInitialFocus?: boolean | undefined;
  onDone?: (data: T) => void;
  onCancel: () => void;
  children?: ReactNode;
}

export function ConfirmPasswordForm<T>(props: ConfirmPasswordFormProps<T>) {
  const { action, skipToast = false, hasInitialFocus, onDone, children, ...rest } = props;
  const form = useActionForm(passwordFields);

  async function submit() {
    const result = await form.submit(({ password }) => action(password), { toast: !skipToast });
    if (result) onDone?.(result.data);
  }

  return (
    <ActionForm {...rest} form={form} onSubmit={submit}>
      {children}
      <ConfirmPasswordField form={form} hasInitialFocus={hasInitialFocus} />
    </ActionForm>
  );
}
