import { useEffect, useRef, useState } from "react";
import { useRevalidator } from "react-router";
import {
  reloadAfterFailure,
  requestSessionCheck,
  subscribeToSignIn,
} from "#app/admin/session/use-session-expiry.ts";
import { toastError, toastSuccess, toastWarning } from "#app/admin/ui/toasts.tsx";
import type { ApiResult } from "#app/api/call-endpoint.ts";
import type { FieldErrors } from "#domain/fields/field-list.ts";

const unreachableMessage =
  "The server did not respond, so it may or may not be done. Once the connection is back, look, and try again if it was not done.";
const unreachableFormMessage =
  "The server did not respond, so it may or may not be done. What you typed stays here. Once the connection is back, look in a new tab, and try again if it was not done.";
const signedOutMessage = "You are signed out. Please sign in again, then repeat this.";

export interface RunOptions<Stored = unknown> {
  /** Two requests with one key never run at the same time. */
  key?: string | number;
  /** A function replaces the toast with its own; false shows none. */
  toast?: boolean | ((message: string) => void);
  onInvalid?: (errors: FieldErrors) => void;
  onConflict?: (stored: Stored, message: string) => void;
}

interface Done<T> {
  message: string;
  data: T;
  /** Resolves when the data of the page is loaded again. */
  reloaded: Promise<void>;
}

/**
 * Sends what a person does: a double click sends it once; success shows a toast and reloads the
 * page's data. A failure stays in `failure`, which a form and a button show in place; that of an
 * action also shows a toast, and reloads what may have changed meanwhile. Only a form has input.
 */
export function useMutation(kind: "form" | "button" | "action" = "form") {
  const { revalidate } = useRevalidator();
  // A second click may come before the state is rendered.
  const running = useRef(new Set<string | number>());
  const [busyKeys, setBusyKeys] = useState<ReadonlySet<string | number>>(new Set());
  const [failure, setFailure] = useState<string>();

  useEffect(() => {
    if (failure !== signedOutMessage) return;
    return subscribeToSignIn(() => {
      setFailure(undefined);
      toastWarning("You are signed in again. Please repeat what you pressed: it is not done yet.");
    });
  }, [failure]);

  /** Resolves to undefined if the request was refused or is already running. */
  async function run<T, Stored>(
    request: () => Promise<ApiResult<T, Stored>>,
    { key = "", toast = true, onInvalid, onConflict }: RunOptions<Stored> = {},
  ): Promise<Done<T> | undefined> {
    if (running.current.has(key)) return undefined;
    running.current.add(key);
    setBusyKeys(new Set(running.current));
    setFailure(undefined);
    const result = await request().finally(() => {
      running.current.delete(key);
      setBusyKeys(new Set(running.current));
    });
    if (result.kind === "done") {
      if (typeof toast === "function") toast(result.message);
      else if (toast) toastSuccess(result.message);
      return { ...result, reloaded: revalidate() };
    }
    if (result.kind === "bad-input" && onInvalid) onInvalid(result.errors);
    else if (result.kind === "conflict" && onConflict) onConflict(result.stored, result.message);
    else showFailure(result);
    return undefined;
  }

  function showFailure(result: { kind: string; message: string }) {
    const isSignedOut = kind !== "action" && result.kind === "signed-out";
    const message =
      result.kind === "unreachable"
        ? kind === "form"
          ? unreachableFormMessage
          : unreachableMessage
        : isSignedOut
          ? signedOutMessage
          : result.message;
    setFailure(message);
    if (isSignedOut) requestSessionCheck();
    if (kind !== "action") return;
    toastError(message);
    void reloadAfterFailure(revalidate);
  }

  const isBusyWith = (key: string | number) => busyKeys.has(key);
  return { run, isBusy: busyKeys.size > 0, isBusyWith, failure };
}
