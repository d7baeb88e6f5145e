import { type ReactNode, useId } from "react";
import { RoundButton } from "./button.tsx";
import { Icon } from "./icon.tsx";
import { useModal } from "./use-modal.ts";

const widths = {
  narrow: "w-[min(30rem,calc(100vw-2rem))]",
  wide: "w-[min(64rem,calc(100vw-2rem))]",
} as const;

interface ModalProps {
  heading: string;
  width?: keyof typeof widths;
  isOpaque?: boolean;
  onClose: () => void;
  children: ReactNode;
  actions?: ReactNode;
}

/** A dialog that is open while rendered, also inside another dialog. */
export function Modal(props: ModalProps) {
  const { heading, width = "narrow", isOpaque = false, onClose, children, actions } = props;
  const dialog = useModal();
  const headingId = useId();

  return (
    <dialog
      ref={dialog}
      aria-labelledby={headingId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      className={`rise m-auto max-h-[calc(100dvh-2rem)] scroll-pt-20 scroll-pb-24 overflow-y-auto overscroll-contain rounded-l bg-surface text-base leading-normal text-foreground shadow-2 ${widths[width]} ${isOpaque ? "backdrop:bg-brand!" : ""}`}
    >
      <header className="sticky top-0 z-1 flex items-start gap-4 bg-surface px-6 pt-5 pb-3">
        <h2 id={headingId} className="mr-auto pt-1.5 text-ds [overflow-wrap:anywhere]">
          {heading}
        </h2>
        <RoundButton label="Close" onClick={onClose} className="size-11! border-transparent">
          <Icon name="close" />
        </RoundButton>
      </header>
      <div className="px-6 pb-5">{children}</div>
      {actions && (
        <footer className="sticky bottom-0 flex flex-wrap justify-end gap-3 border-t border-line bg-surface px-6 py-4">
          {actions}
        </footer>
      )}
    </dialog>
  );
}
