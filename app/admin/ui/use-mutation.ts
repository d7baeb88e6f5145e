import { useRef, useState } from "react";
import { useRevalidator } from "react-router";
import { toastSuccess } from "#app/admin/ui/toasts.tsx";
import type { ApiResult } from "#app/api/staff-api.ts";
import type { FieldErrors } from "#domain/fields/field-list.ts";

const unreachableMessage =
  "The server did not respond. Please check the connection, reload the page, and see whether it was done.";
const signedOutMessage = "You are signed out. Please sign in again, then repeat this.";

/**
 * Runs one request at a time, so a double click sends it once. Success shows a toast unless
 * `skipToast` is set, and reloads the page's data; the caller shows `failure` and `errors`.
 */
export function useMutation() {
  const { revalidate } = useRevalidator();
  const isRunning = useRef(false);
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [errors, setErrors] = useState<FieldErrors>({});

  /** Resolves to undefined if the request was refused or is already running. */
  async function run<T>(
    request: () => Promise<ApiResult<T>>,
    { skipToast = false }: { skipToast?: boolean } = {},
  ): Promise<{ data: T } | undefined> {
    if (isRunning.current) return undefined;
    isRunning.current = true;
    setIsBusy(true);
    setFailure(undefined);
    setErrors({});
    const result = await request();
    isRunning.current = false;
    setIsBusy(false);
    if (result.kind === "done") {
      if (!skipToast) toastSuccess(result.message);
      void revalidate();
      return { data: result.data };
    }
    if (result.kind === "bad-input") setErrors(result.errors);
    else setFailure(getFailureMessage(result));
    return undefined;
  }

  return { run, isBusy, failure, errors, setErrors };
}

function getFailureMessage({ kind, message }: { kind: string; message: string }): string {
  if (kind === "unreachable") return unreachableMessage;
  return kind === "signed-out" ? signedOutMessage : message;
}
