import { type ReactNode, useId, useLayoutEffect, useRef } from "react";
import { Button, type ButtonLook } from "./button.tsx";
import { Spinner } from "./spinner.tsx";

interface ConfirmDialogProps {
  question: string;
  children: ReactNode;
  /** An optional field, such as a password; Enter in it confirms. */
  field?: ReactNode;
  confirm: ReactNode;
  look?: ButtonLook;
  /** The label of the harmless button, which has the initial focus. */
  keep: string;
  keepLook?: ButtonLook;
  isBusy?: boolean;
  onConfirm: () => void;
  onKeep: () => void;
}

/** A dialog that is open while rendered and returns the focus when it closes. */
export function ConfirmDialog({
  question,
  children,
  field,
  confirm,
  look = "primary",
  keep,
  keepLook = "line",
  isBusy = false,
  onConfirm,
  onKeep,
}: ConfirmDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const harmless = useRef<HTMLButtonElement>(null);
  const headingId = useId();
  const textId = useId();

  // A dialog that is removed without `close()` does not return the focus.
  useLayoutEffect(() => {
    const opened = dialog.current;
    opened?.showModal();
    harmless.current?.focus();
    return () => opened?.close();
  }, []);

  return (
    <dialog
      ref={dialog}
      role="alertdialog"
      aria-labelledby={headingId}
      aria-describedby={textId}
      aria-busy={isBusy}
      onCancel={(event) => {
        event.preventDefault();
        if (!isBusy) onKeep();
      }}
      className="rise m-auto w-[min(30rem,calc(100vw-2rem))] max-w-none rounded-l bg-paper p-7 text-base leading-normal text-ink shadow-2"
    >
      <h2 id={headingId} className="text-dm [overflow-wrap:anywhere]">
        {question}
      </h2>
      <p id={textId} className="mt-4">
        {children}
      </p>
      {field !== undefined && (
        <form
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
        <Button ref={harmless} look={keepLook} size="small" disabled={isBusy} onClick={onKeep}>
          {keep}
        </Button>
        <Button look={look} size="small" disabled={isBusy} onClick={onConfirm}>
          {isBusy && <Spinner />}
          {confirm}
        </Button>
      </div>
    </dialog>
  );
}
