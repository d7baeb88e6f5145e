import { type ReactNode, useId } from "react";
import { Button, type ButtonVariant } from "./button.tsx";
import { Spinner } from "./spinner.tsx";
import { useModal } from "./use-modal.ts";

interface ConfirmDialogProps {
  heading: string;
  children: ReactNode;
  field?: ReactNode;
  confirmLabel: ReactNode;
  confirmVariant?: ButtonVariant;
  cancelLabel: string;
  cancelVariant?: ButtonVariant;
  isBusy?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

export function ConfirmDialog(props: ConfirmDialogProps) {
  const { heading, children, field, confirmLabel, confirmVariant = "primary", cancelLabel } = props;
  const { cancelVariant = "line", isBusy = false, onConfirm, onCancel } = props;
  const dialog = useModal();
  const headingId = useId();
  const textId = useId();
  const formId = useId();

  return (
    <dialog
      ref={dialog}
      role="alertdialog"
      aria-labelledby={headingId}
      aria-describedby={textId}
      aria-busy={isBusy}
      onCancel={(event) => {
        event.preventDefault();
        if (!isBusy) onCancel();
      }}
      className="rise m-auto w-[min(30rem,calc(100vw-2rem))] max-w-none rounded-l bg-surface p-7 text-base leading-normal text-foreground shadow-2"
    >
      <h2 id={headingId} className="text-dm [overflow-wrap:anywhere]">
        {heading}
      </h2>
      <p id={textId} className="mt-4">
        {children}
      </p>
      {field !== undefined && (
        <form
          id={formId}
          method="post"
          noValidate
          className="mt-4"
          onSubmit={(event) => {
            event.preventDefault();
            if (!isBusy) onConfirm();
          }}
        >
          {field}
        </form>
      )}
      <div className="mt-4 flex flex-wrap justify-end gap-3">
        <Button
          data-initial-focus=""
          variant={cancelVariant}
          size="small"
          aria-disabled={isBusy}
          onClick={onCancel}
        >
          {cancelLabel}
        </Button>
        <Button
          variant={confirmVariant}
          size="small"
          aria-disabled={isBusy}
          type={field === undefined ? "button" : "submit"}
          form={formId}
          onClick={field === undefined ? onConfirm : undefined}
        >
          {isBusy && <Spinner />}
          {confirmLabel}
        </Button>
      </div>
    </dialog>
  );
}
