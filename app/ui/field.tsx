import { type ComponentProps, type ReactNode, useId } from "react";
import { Icon } from "./icon.tsx";

export const fieldFocusStyle =
  "focus-visible:rounded-field focus-visible:border-brand focus-visible:outline-offset-0 focus-visible:outline-brand-soft";
export const fieldStyle = `${fieldFocusStyle} w-full min-h-13 rounded-field border-[1.5px] border-field bg-surface-bright px-4 py-3 text-[1.0625rem] leading-[1.4] aria-invalid:border-2 aria-invalid:border-danger! aria-invalid:bg-danger-field aria-invalid:focus-visible:outline-danger/60`;

interface FieldProps {
  label: string;
  id?: string;
  error?: string | undefined;
  hint?: ReactNode;
  isOptional?: boolean;
  children: (
    control: Pick<ComponentProps<"input">, "id" | "aria-invalid" | "aria-describedby">,
  ) => ReactNode;
}

export function Field(props: FieldProps) {
  const { label, id: givenId, error, hint, isOptional = false, children } = props;
  const generatedId = useId();
  const id = givenId ?? generatedId;
  const errorId = `${id}-error`;
  const hintId = `${id}-hint`;
  const describedBy = [error && errorId, hint !== undefined && hintId].filter(Boolean).join(" ");
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-1.5">
      <label
        htmlFor={id}
        className="flex flex-wrap justify-between gap-x-4 text-base leading-[1.3] font-semibold"
      >
        {label}
        {isOptional && <span className="text-s font-normal text-muted">optional</span>}
      </label>
      {children({
        id,
        "aria-invalid": error ? true : undefined,
        "aria-describedby": describedBy || undefined,
      })}
      {error && <FieldError id={errorId}>{error}</FieldError>}
      {hint !== undefined && (
        <p
          id={hintId}
          className="max-w-none flex flex-wrap justify-between gap-x-4 text-s leading-[1.45] text-muted"
        >
          {hint}
        </p>
      )}
    </div>
  );
}

export function FieldError({ id, children }: { id?: string; children: string }) {
  return (
    <p id={id} className="flex gap-[0.5em] text-s leading-[1.45] font-semibold text-danger">
      <Icon name="alert" className="mt-[0.12em]" />
      {children}
    </p>
  );
}
