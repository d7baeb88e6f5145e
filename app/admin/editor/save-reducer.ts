import type { FieldErrors } from "#domain/fields/field-list.ts";

const firstRetryDelayMs = 2_000;
const maxRetryDelayMs = 60_000;

type SaveStatus = "idle" | "saving" | "offline" | "failed" | "conflict" | "signed-out";

export interface Conflict<Values> {
  theirs: Values;
  updatedAt: string;
  /** Undefined if the author could not be determined. */
  savedBy: string | undefined;
}

export interface SaveState<Values> {
  id: number | undefined;
  status: SaveStatus;
  errors: FieldErrors;
  failure: string | undefined;
  /** Each refused save increments it, so that the focus moves to the first invalid field again. */
  refusalCount: number;
  /** Something was changed during the refused save: the focus stays with those who type. */
  isStillEditing: boolean;
  /** Each attempt to save while signed out increments it and reopens the sign-in dialog. */
  signInRequestCount: number;
  conflict: Conflict<Values> | undefined;
  isDeleted: boolean;
  shouldClose: boolean;
  nextRetryAt: Date | undefined;
  failedAttemptCount: number;
  /** The server may have saved an attempt whose response was lost. */
  wasUnreachable: boolean;
}

export type SaveFailure =
  | { kind: "bad-input"; message: string; errors: FieldErrors }
  | { kind: "gone" | "conflict" | "signed-out" | "forbidden"; message: string }
  | { kind: "unreachable" | "failed" | "refused"; message: string }
  | { kind: "restore-failed"; message: string };

export type SaveEvent<Values> =
  | { type: "started" | "cancelled" }
  /** Without an id, it was deleted for good and is saved as a new item. */
  | { type: "restored"; id: number | undefined }
  | { type: "saved"; id: number; isStillEditing: boolean }
  | {
      type: "failed";
      failure: SaveFailure;
      isAutomatic: boolean;
      isStillEditing: boolean;
      now: number;
    }
  | { type: "conflict-loaded"; conflict: Conflict<Values> }
  | { type: "conflict-resolved" }
  | { type: "fields-changed"; names: string[]; isUnsaved: boolean }
  | { type: "fields-checked"; names: string[]; errors: FieldErrors };

export function createSaveState<Values>(id: number | undefined): SaveState<Values> {
  return {
    id,
    status: "idle",
    errors: {},
    failure: undefined,
    refusalCount: 0,
    isStillEditing: false,
    signInRequestCount: 0,
    conflict: undefined,
    isDeleted: false,
    shouldClose: false,
    nextRetryAt: undefined,
    failedAttemptCount: 0,
    wasUnreachable: false,
  };
}

export function saveReducer<Values>(
  state: SaveState<Values>,
  event: SaveEvent<Values>,
): SaveState<Values> {
  switch (event.type) {
    case "started":
      return { ...state, status: "saving" };
    case "cancelled":
      return { ...state, status: "idle" };
    case "restored":
      return { ...clearFailure(state), id: event.id, isDeleted: false };
    case "saved": {
      const { refusalCount, signInRequestCount } = state;
      // Text typed during the request is not saved yet.
      const shouldClose = !event.isStillEditing;
      return { ...createSaveState(event.id), refusalCount, signInRequestCount, shouldClose };
    }
    case "failed":
      return applyFailure(
        { ...state, failure: event.failure.message, isStillEditing: event.isStillEditing },
        event,
      );
    case "conflict-loaded":
      return { ...state, conflict: event.conflict };
    case "conflict-resolved":
      return { ...clearFailure(state), conflict: undefined };
    case "fields-changed":
      // Nobody expects the editor to close with text that was typed after the save.
      return {
        ...clearErrors(state, event.names),
        shouldClose: state.shouldClose && !event.isUnsaved,
      };
    case "fields-checked": {
      const cleared = clearErrors(state, event.names);
      return { ...cleared, errors: { ...cleared.errors, ...event.errors } };
    }
  }
}

/** While somebody types, only what needs a decision interrupts; the banner reports the rest. */
export function needsToast({ kind }: SaveFailure, isAutomatic: boolean): boolean {
  return !isAutomatic || ["bad-input", "gone", "conflict", "restore-failed"].includes(kind);
}

function applyFailure<Values>(
  state: SaveState<Values>,
  { failure, isAutomatic, now }: Extract<SaveEvent<Values>, { type: "failed" }>,
): SaveState<Values> {
  switch (failure.kind) {
    case "bad-input":
      return refuse(state, failure.errors);
    case "gone":
      return { ...refuse(state, {}), isDeleted: true };
    case "conflict":
      return { ...stopRetrying(state), status: "conflict" };
    case "signed-out": {
      // A dialog must not interrupt typing; the banner reports it as well.
      const signInRequestCount = state.signInRequestCount + (isAutomatic ? 0 : 1);
      return { ...stopRetrying(state), status: "signed-out", signInRequestCount };
    }
    case "forbidden":
    case "refused":
      return { ...stopRetrying(state), status: "failed" };
    case "unreachable":
      return { ...scheduleRetry(state, now), status: "offline", wasUnreachable: true };
    case "failed":
      return { ...scheduleRetry(state, now), status: "failed" };
    case "restore-failed":
      return { ...state, status: "failed" };
  }
}

function refuse<Values>(state: SaveState<Values>, errors: FieldErrors): SaveState<Values> {
  const refusalCount = state.refusalCount + 1;
  return { ...stopRetrying(state), status: "failed", errors, refusalCount };
}

function clearErrors<Values>(state: SaveState<Values>, names: string[]): SaveState<Values> {
  // The error of a part, such as "week.0.spans.1", goes with that of the whole.
  const isCleared = (path: string) =>
    names.some((name) => path === name || path.startsWith(`${name}.`));
  const entries = Object.entries(state.errors);
  const remaining = entries.filter(([path]) => !isCleared(path));
  if (remaining.length === entries.length) return state;
  const cleared = { ...state, errors: Object.fromEntries(remaining) };
  return remaining.length > 0 ? cleared : clearFailure(cleared);
}

/** A request that is under way stays visible. */
function clearFailure<Values>(state: SaveState<Values>): SaveState<Values> {
  const status = state.status === "saving" ? "saving" : "idle";
  return { ...state, status, failure: undefined };
}

function scheduleRetry<Values>(state: SaveState<Values>, now: number): SaveState<Values> {
  const { failedAttemptCount } = state;
  const delayMs = Math.min(maxRetryDelayMs, firstRetryDelayMs * 2 ** failedAttemptCount);
  const nextRetryAt = new Date(now + delayMs);
  return { ...state, nextRetryAt, failedAttemptCount: failedAttemptCount + 1 };
}

function stopRetrying<Values>(state: SaveState<Values>): SaveState<Values> {
  return { ...state, nextRetryAt: undefined, failedAttemptCount: 0 };
}
