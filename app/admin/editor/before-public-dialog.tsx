import { useId, useRef, useState } from "react";
import { LineButton } from "#app/admin/ui/ghost-button.tsx";
import { Icon } from "#app/admin/ui/staff-icon.tsx";
import { Button } from "#app/ui/button.tsx";
import { FieldError } from "#app/ui/field.tsx";
import { Modal } from "#app/ui/modal.tsx";
import { getDraftName } from "#domain/records/draft-name.ts";
import type { CheckedPart, MissingPart, PublishCheck } from "./publish-check.ts";

/** Closes before it calls `onConfirm` or `onShowPart`. */
interface BeforePublicDialogProps {
  name: string;
  /** Ends the sentence that begins with the name. */
  outcome: string;
  missing: MissingPart[];
  checks: PublishCheck[];
  isCheckingLinks?: boolean;
  confirmLabel: string;
  onConfirm: () => void;
  onShowPart: (part: CheckedPart) => void;
  onClose: () => void;
}

export function BeforePublicDialog(props: BeforePublicDialogProps) {
  const { name, outcome, missing, checks, isCheckingLinks, confirmLabel } = props;
  const { onClose } = props;
  const [isRead, setIsRead] = useState(false);
  const [isRefused, setIsRefused] = useState(false);
  const tick = useRef<HTMLInputElement>(null);
  const warnings = [...missing, ...checks.filter(({ part }) => part)];
  const needsTick = warnings.length > 0 && missing.length === 0;

  function onConfirm() {
    onClose();
    props.onConfirm();
  }

  function onShowPart(part: CheckedPart) {
    onClose();
    props.onShowPart(part);
  }

  function confirm() {
    if (missing[0] !== undefined) return onShowPart(missing[0].part);
    if (!needsTick || isRead) return onConfirm();
    setIsRefused(true);
    tick.current?.focus();
  }

  return (
    <Modal
      heading="Before it goes public"
      onClose={onClose}
      actions={
        <>
          <LineButton onClick={onClose}>Keep writing</LineButton>
          <Button size="small" data-initial-focus="" onClick={confirm}>
            {missing.length > 0 ? "Add what is missing" : confirmLabel}
          </Button>
        </>
      }
    >
      <p className="[overflow-wrap:anywhere]">
        “{getDraftName(name)}”{" "}
        {missing.length > 0
          ? "is not ready yet. Nothing changes on the site until this is there."
          : outcome}
      </p>
      <ul className="mt-4 overflow-hidden rounded-m border border-line">
        {[...warnings, ...checks.filter(({ part }) => !part)].map((check) => (
          <CheckRow key={check.title} check={check} onShowPart={onShowPart} />
        ))}
        {isCheckingLinks && (
          <li role="status" className="px-4 py-3 text-s text-muted">
            The links are being checked…
          </li>
        )}
      </ul>
      {needsTick && (
        <ReadOnceMore ref={tick} isChecked={isRead} isRefused={isRefused} onChange={setIsRead} />
      )}
    </Modal>
  );
}

interface CheckRowProps {
  check: PublishCheck;
  onShowPart: (part: CheckedPart) => void;
}

function CheckRow({ check: { title, detail, part }, onShowPart }: CheckRowProps) {
  return (
    <li
      className={`flex items-center gap-3 border-line px-4 py-2.5 not-first:border-t ${part ? "bg-warning-tint" : ""}`}
    >
      <Icon name={part ? "warning" : "check"} className={part ? "text-warning" : "text-success"} />
      <p className="min-w-0 flex-1 [overflow-wrap:anywhere]">
        <b className="block font-semibold">{title}</b>
        <span className="text-s text-muted">{detail}</span>
      </p>
      {part && (
        <button
          type="button"
          aria-label={`Look: ${title}`}
          onClick={() => onShowPart(part)}
          className="min-h-11 rounded-full px-2 font-semibold text-brand underline underline-offset-4"
        >
          Look
        </button>
      )}
    </li>
  );
}

interface ReadOnceMoreProps {
  ref: React.Ref<HTMLInputElement>;
  isChecked: boolean;
  isRefused: boolean;
  onChange: (isChecked: boolean) => void;
}

function ReadOnceMore({ ref, isChecked, isRefused, onChange }: ReadOnceMoreProps) {
  const id = useId();
  const hasError = isRefused && !isChecked;
  return (
    <div className="mt-4 grid gap-1">
      <label className="flex min-h-11 items-center gap-3 font-semibold">
        <input
          ref={ref}
          type="checkbox"
          checked={isChecked}
          aria-invalid={hasError ? true : undefined}
          aria-describedby={id}
          onChange={({ target }) => onChange(target.checked)}
          className="size-5 accent-brand"
        />
        I have read it once more
      </label>
      <div id={id}>
        {hasError ? (
          <FieldError>Please tick this first, or keep writing.</FieldError>
        ) : (
          <p className="text-s text-muted">These are hints: you decide what goes public.</p>
        )}
      </div>
    </div>
  );
}
