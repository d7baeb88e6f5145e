import { Toaster, toast } from "sonner";

const toastDurationMs = 3000;

/** Green, with the server's message. */
export function toastDone(message: string): void {
  toast.success(message, { duration: toastDurationMs });
}

/** Red, with the server's message. */
export function toastFailed(message: string): void {
  toast.error(message, { duration: toastDurationMs });
}

/** Where toasts appear; in an open dialog too, since all outside of it is inert. */
export function Toasts() {
  return <Toaster richColors position="bottom-right" />;
}
