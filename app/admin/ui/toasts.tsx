import { useEffect, useId } from "react";
import { Toaster, toast } from "sonner";
import { Icon } from "#app/admin/ui/staff-icon.tsx";
import { IsClosingContext, ToastMessage } from "./toast-message.tsx";

const toastDurationMs = 3000;
/** Leaves time to read the message, change one's mind and reach the button. */
const longToastDurationMs = 10_000;

export interface ToastAction {
  label: string;
  onClick: () => void;
  /** A later toast about the same subject replaces this one. */
  subject?: string;
}

/** Errors disappear first: "saved" beside "the server cannot be reached" contradicts itself. */
export function toastSuccess(message: string, action?: ToastAction): void {
  for (const openToast of toast.getToasts())
    if ("type" in openToast && openToast.type === "error") toast.dismiss(openToast.id);
  showToast(message, "success", action);
}

export function dismissToast(subject: string): void {
  const id = toastIds.get(subject);
  // Without an id, all toasts would disappear.
  if (id !== undefined) toast.dismiss(id);
}

/** The toast disappears, so the caller also shows the error on the page. */
export function toastError(message: string): void {
  showToast(message, "error");
}

/** For advice that is nowhere else: it stays long enough to be read and noted. */
export function toastWarning(message: string): void {
  showToast(message, "warning", undefined, longToastDurationMs);
}

/**
 * The region that shows and announces toasts. The staff area has one, and a modal dialog mounts its
 * own as its last child, because everything outside it is inert. Toasts go to the last one mounted,
 * and move to the one below when it unmounts, so a dialog may close right after its toast.
 */
export function Toasts(props: ToastsProps) {
  const { isAboveBar = false, isAboveNav = false, isClosing = false } = props;
  const id = useId();
  useEffect(() => {
    toasterIds.push(id);
    // With one listener for all, the first to leave would remove it.
    const listener = (event: KeyboardEvent) => focusFrontToast(event);
    addEventListener("keydown", listener);
    addEventListener("focusout", passToaster);
    return () => {
      removeEventListener("keydown", listener);
      removeEventListener("focusout", passToaster);
      toasterIds.splice(toasterIds.indexOf(id), 1);
      moveToTopToaster(id);
    };
  }, [id]);
  return (
    <IsClosingContext value={isClosing}>
      <Toaster
        id={id}
        // The page has one too, which the dialog makes inert.
        {...(isAboveBar && { containerAriaLabel: "Notifications of the editor" })}
        position="bottom-right"
        className={
          isAboveBar ? "[--bottom:5.5rem]" : isAboveNav ? aboveNavStyle : "[--bottom:1.25rem]"
        }
        offset={{ bottom: "var(--bottom)", right: "1.5rem" }}
        mobileOffset={{ bottom: "var(--bottom)", left: "1rem", right: "1rem" }}
        style={toasterStyle}
        toastOptions={{ unstyled: true, classNames }}
        icons={icons}
      />
    </IsClosingContext>
  );
}

interface ToastsProps {
  /** An editor has one at every width. */
  isAboveBar?: boolean;
  /** The staff area has it on phones and tablets. */
  isAboveNav?: boolean;
  /** The dialog around it waits only for the page below. */
  isClosing?: boolean;
}

/** Only effects write to this, so the server never does. The last id is on top. */
const toasterIds: string[] = [];

/** The last toast about each subject. */
const toastIds = new Map<string, string | number>();

/** In a very low window the navigation scrolls with the page, and takes no room at the bottom. */
const aboveNavStyle =
  "[--bottom:1.25rem] max-desk:[@media(min-height:22rem)]:[--bottom:calc(4.75rem+env(safe-area-inset-bottom))]";

/** The toaster sends the focus back to where it came from, so that Tab would never get past it. */
function passToaster({ target, relatedTarget }: FocusEvent): void {
  const toaster = (target as Element).closest("[data-sonner-toaster]");
  if (toaster && relatedTarget instanceof HTMLElement && !toaster.contains(relatedTarget))
    relatedTarget.focus();
}

/** The toaster's own shortcut, Alt+T, moves the focus to a list that shows none. */
function focusFrontToast({ altKey, code }: KeyboardEvent): void {
  if (!altKey || code !== "KeyT") return;
  const toast = document.querySelector<HTMLElement>("[data-sonner-toast][data-front=true]");
  (toast?.querySelector("button") ?? toast)?.focus();
}

const toasterStyle = { "--width": "min(30rem, calc(100vw - 3rem))" } as Record<string, string>;

const icons = {
  success: <Icon name="check-circle" />,
  error: <Icon name="alert" />,
  warning: <Icon name="warning" className="text-warning" />,
};

const classNames = {
  toast:
    "flex items-center gap-3 w-full min-h-13 rounded-m py-3 pr-4 pl-5 font-text text-base font-medium shadow-2 focus-visible:rounded-m focus-visible:outline-3!",
  success: "on-dark bg-success text-surface-bright",
  error: "on-dark bg-danger text-surface-bright",
  warning: "border border-warning-line bg-warning-tint text-foreground",
  actionButton:
    "ml-auto min-h-11 flex-none rounded-full border-[1.5px] border-surface-bright/60 px-4 font-semibold whitespace-nowrap hover:bg-surface-bright/10 focus-visible:rounded-full",
};

type ToastType = keyof typeof icons;

function showToast(
  message: string,
  type: ToastType,
  action?: ToastAction,
  durationMs = action ? longToastDurationMs : toastDurationMs,
): void {
  if (action?.subject !== undefined) dismissToast(action.subject);
  let isClicked = false;
  const id = toast[type](<ToastMessage text={message} announcement={{}} />, {
    // Repeating a message does not stack toasts.
    ...(action === undefined && { id: `${type} ${message}` }),
    toasterId: toasterIds.at(-1),
    duration: durationMs,
    ...(action && {
      action: {
        label: action.label,
        onClick: ({ currentTarget }) => {
          // The button can still be clicked while the toast animates out.
          if (!isClicked) action.onClick();
          isClicked = true;
          // The toaster returns the focus when it leaves, but not when the toast disappears with it.
          currentTarget.blur();
        },
      },
    }),
  });
  if (action?.subject !== undefined) toastIds.set(action.subject, id);
}

function moveToTopToaster(closedToasterId: string): void {
  for (const openToast of toast.getToasts()) {
    if (!("toasterId" in openToast) || openToast.toasterId !== closedToasterId) continue;
    const { type, title, ...rest } = openToast;
    toast[type as ToastType](title, { ...rest, toasterId: toasterIds.at(-1) });
  }
}
