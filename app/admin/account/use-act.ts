import { useRef, useState } from "react";
import { useRevalidator } from "react-router";
import type { CallResult } from "#app/admin/staff-calls.ts";
import { toastDone } from "#app/admin/toasts.tsx";
import type { FieldErrors } from "#domain/field.ts";

const unanswered =
  "The server did not respond. Please check the connection, reload the page, and see whether it was done.";
const signedOut = "You are signed out. Please sign in again, then repeat this.";

/**
 * Runs one request at a time, so a double click sends it once. Success shows a toast unless
 * `skipToast` is set, and reloads the page's data; the caller shows `failure` and `errors`.
 */
export function useAct() {
  const { revalidate } = useRevalidator();
  const isRunning = useRef(false);
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [errors, setErrors] = useState<FieldErrors>({});

  /** Resolves to undefined if the request was refused or is already running. */
  async function run<T>(
    act: () => Promise<CallResult<T>>,
    { isShown = false }: { isShown?: boolean } = {},
  ): Promise<{ data: T } | undefined> {
    if (isRunning.current) return undefined;
    isRunning.current = true;
    setIsBusy(true);
    setFailure(undefined);
    setErrors({});
    const result = await act();
    isRunning.current = false;
    setIsBusy(false);
    if (result.kind === "done") {
      if (!isShown) toastDone(result.message);
      void revalidate();
      return { data: result.data };
    }
    if (result.kind === "bad-input") setErrors(result.errors);
    else setFailure(failureOf(result));
    return undefined;
  }

  return { run, isBusy, failure, errors, setErrors };
}

function failureOf({ kind, message }: { kind: string; message: string }): string {
  if (kind === "unreachable") return unanswered;
  return kind === "signed-out" ? signedOut : message;
}
