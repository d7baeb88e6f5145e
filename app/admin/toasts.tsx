import { useEffect, useId } from "react";
import { Toaster, toast } from "sonner";
import { Icon } from "#app/admin/staff-icon.tsx";

const toastDurationMs = 3000;
/** Long enough to read what was done, change one's mind and reach the button. */
const actionToastDurationMs = 10_000;

interface ToastAction {
  label: string;
  act: () => void;
}

/** Green: it is done, in the server's words. Answers how to take the toast away. */
export function toastDone(message: string, action?: ToastAction): () => void {
  return show(message, "success", action);
}

/** Red: it is not done. The place that failed says so too, and for longer. */
export function toastFailed(message: string): void {
  show(message, "error");
}

/**
 * Where toasts appear, and where screen readers hear of them. The staff area has one; a modal dialog
 * mounts its own as its last child, for all outside of it is covered and inert. Toasts go to the one
 * mounted last, and to the one below when that is gone, so a dialog may close right after its toast.
 * Where a bar with buttons stands at the bottom, they appear above it.
 */
export function Toasts({ isAboveBar = false }: { isAboveBar?: boolean }) {
  const id = useId();
  const bottom = isAboveBar ? "5.5rem" : "1.25rem";
  useEffect(() => {
    places.push(id);
    return () => {
      places.splice(places.indexOf(id), 1);
      moveToTop(id);
    };
  }, [id]);
  return (
    <Toaster
      id={id}
      position="bottom-right"
      offset={{ bottom, right: "1.5rem" }}
      mobileOffset={{ bottom, left: "1rem", right: "1rem" }}
      style={toasterStyle}
      toastOptions={{ unstyled: true, classNames }}
      icons={{ success: <Icon name="check-circle" />, error: <Icon name="alert" /> }}
    />
  );
}

/** Written only by effects, in the browser. The last is on top. */
const places: string[] = [];

const toasterStyle = { "--width": "min(30rem, calc(100vw - 3rem))" } as Record<string, string>;

const classNames = {
  toast:
    "on-dark flex items-center gap-3 w-full min-h-13 rounded-m py-3 pr-4 pl-5 font-text text-base font-medium text-pure shadow-2 focus-visible:rounded-m",
  success: "bg-ok",
  error: "bg-danger",
  actionButton:
    "ml-auto min-h-11 flex-none rounded-full border-[1.5px] border-pure/60 px-4 font-semibold whitespace-nowrap hover:bg-pure/10 focus-visible:rounded-full",
};

function show(message: string, type: "success" | "error", action?: ToastAction): () => void {
  let isDone = false;
  const id = toast[type](message, {
    // The same words said twice are one toast.
    ...(action === undefined && { id: `${type} ${message}` }),
    toasterId: places.at(-1),
    duration: action ? actionToastDurationMs : toastDurationMs,
    ...(action && {
      action: {
        label: action.label,
        // The button stays for a moment while the toast leaves: a second click does nothing.
        onClick: () => {
          if (!isDone) action.act();
          isDone = true;
        },
      },
    }),
  });
  return () => void toast.dismiss(id);
}

function moveToTop(from: string): void {
  for (const shown of toast.getToasts()) {
    if (!("toasterId" in shown) || shown.toasterId !== from) continue;
    const { type, title, ...rest } = shown;
    toast[type === "error" ? "error" : "success"](title, { ...rest, toasterId: places.at(-1) });
  }
}
