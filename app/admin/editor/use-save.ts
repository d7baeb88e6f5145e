import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import { type ToastAction, toastError, toastSuccess } from "#app/admin/ui/toasts.tsx";
import { useMutation } from "#app/admin/ui/use-mutation.ts";
import { getItemCalls, getItemId, type ItemTypes } from "#app/api/staff-api.ts";
import type { FieldErrors } from "#domain/fields/field-list.ts";
import { isEqualValue, listChangedFields } from "#domain/records/differences.ts";
import type { RecordKind } from "#domain/records/item.ts";
import type { EditorOptions } from "./editor-state.ts";
import { waitForUploads } from "./pending-uploads.ts";
import { findLastEditor, requestRestore, requestSave } from "./request-save.ts";
import {
  type Conflict,
  createSaveState,
  needsToast,
  type SaveEvent,
  type SaveFailure,
  saveReducer,
} from "./save-reducer.ts";
import type { EditorSnapshot } from "./use-form-values.ts";
import { useIsLeaving } from "./use-is-leaving.ts";

interface SaveOptions<Kind extends RecordKind, Values extends object>
  extends EditorOptions<Kind, Values> {
  latest: RefObject<EditorSnapshot<Values>>;
  update: (next: Partial<EditorSnapshot<Values>>) => void;
  autosaves: { removeSaved: (savedId: number) => void; autosaveNow: () => void };
}

const missingPictureMessage =
  "A picture did not arrive, so nothing has been saved yet. Please look at it, then save again.";
const deletedMessage = "It was deleted while you were writing.";
const typedMeanwhileMessage = "What you typed meanwhile is not saved yet.";
const invalidFieldsMessage = "Please look at the marked fields.";

/** The message of one field would hide that others are marked, too. */
function summarize<Failure extends SaveFailure>(failure: Failure): Failure {
  const hasSeveral = failure.kind === "bad-input" && Object.keys(failure.errors).length > 1;
  return hasSeveral ? { ...failure, message: invalidFieldsMessage } : failure;
}

export function useSave<Kind extends RecordKind, Values extends object>(
  options: SaveOptions<Kind, Values>,
) {
  const { kind, validate, fromItem, latest, update, autosaves } = options;
  const [state, setState] = useState(() => createSaveState<Values>(options.id));
  // Responses and timers need the latest state, not that of their render.
  const latestState = useRef(state);
  // A retry sends what somebody chose to save, not half of the sentence that follows.
  const pressed = useRef<Values>(undefined);
  const isLeaving = useIsLeaving();
  const getUndo = useUndoUnpublish(options);
  useRetry(state.nextRetryAt, () => void save({ isAutomatic: true }));

  function dispatch(event: SaveEvent<Values>) {
    latestState.current = saveReducer(latestState.current, event);
    setState(latestState.current);
  }

  function fail(failure: SaveFailure, isAutomatic = false, isStillEditing = false): false {
    dispatch({ type: "failed", failure, isAutomatic, isStillEditing, now: Date.now() });
    const message = failure.kind === "gone" ? deletedMessage : failure.message;
    if (needsToast(failure, isAutomatic)) toastError(message);
    return false;
  }

  function refuse(errors: FieldErrors): false {
    return fail({ kind: "bad-input", message: invalidFieldsMessage, errors });
  }

  async function save({ isAutomatic = false } = {}): Promise<boolean> {
    if (latestState.current.status === "saving" || isLeaving()) return false;
    return send(isAutomatic);
  }

  async function send(isAutomatic: boolean): Promise<boolean> {
    const getValues = () => (isAutomatic && pressed.current) || latest.current.values;
    const errors = validate(getValues());
    if (Object.keys(errors).length > 0) return refuse(errors);
    dispatch({ type: "started" });
    autosaves.autosaveNow();
    if (!(await waitForUploads()))
      return fail({ kind: "refused", message: missingPictureMessage }, isAutomatic);
    if (isLeaving()) {
      dispatch({ type: "cancelled" });
      return false;
    }
    const { id, wasUnreachable } = latestState.current;
    const lost = wasUnreachable ? pressed.current : undefined;
    const sent = getValues();
    pressed.current = sent;
    const { updatedAt } = latest.current.base;
    const result = await requestSave(options, { id, sent, updatedAt, lost });
    if (result.kind === "done") return finish(result.data, sent, result.message);
    const isStillEditing = !isEqualValue(latest.current.values, sent);
    if (result.kind !== "conflict" || !result.stored)
      return fail(summarize(result), isAutomatic, isStillEditing);
    // The banner alone reports it, since it also asks what to do.
    dispatch({ type: "failed", failure: result, isAutomatic, isStillEditing, now: Date.now() });
    const conflict = await describeConflict(options, result.stored, id);
    dispatch({ type: "conflict-loaded", conflict });
    return false;
  }

  function finish(item: ItemTypes[Kind], sent: Values, message: string): true {
    const values = fromItem(item);
    const before = latest.current.base.values;
    const action = options.getSavedAction?.(values, before) ?? getUndo(item, before);
    const isStillEditing = !isEqualValue(latest.current.values, sent);
    update({ base: { values, updatedAt: item.updated_at }, ...(isStillEditing ? {} : { values }) });
    dispatch({ type: "saved", id: getItemId(item), isStillEditing });
    autosaves.removeSaved(getItemId(item));
    autosaves.autosaveNow();
    const saved = options.getSavedMessage?.(values, before) ?? message;
    toastSuccess(isStillEditing ? `${saved} ${typedMeanwhileMessage}` : saved, action);
    options.afterSave?.(values, before);
    return true;
  }

  async function restoreAndSave() {
    const { id, status } = latestState.current;
    if (id === undefined || status === "saving") return;
    dispatch({ type: "started" });
    const restored = await requestRestore(kind, id);
    if (restored.kind !== "done")
      return fail({ kind: "restore-failed", message: restored.message });
    dispatch({ type: "restored", id: restored.data && id });
    update({ base: { ...latest.current.base, updatedAt: restored.data?.updated_at } });
    await send(false);
  }

  return { state, dispatch, save, refuse, restoreAndSave };
}

async function describeConflict<Kind extends RecordKind, Values extends object>(
  { kind, fromItem }: Pick<EditorOptions<Kind, Values>, "kind" | "fromItem">,
  stored: ItemTypes[Kind],
  id: number | undefined,
): Promise<Conflict<Values>> {
  const savedBy = await findLastEditor(kind, id);
  return { theirs: fromItem(stored), updatedAt: stored.updated_at, savedBy };
}

/** Undo is offered only if nothing else was saved with it: that text has not been public. */
function useUndoUnpublish<Kind extends RecordKind, Values extends object>(
  options: Pick<EditorOptions<Kind, Values>, "kind" | "toBody" | "fromItem" | "getSavedMessage">,
) {
  const { kind, toBody, fromItem, getSavedMessage } = options;
  const { run } = useMutation("action");
  return (item: ItemTypes[Kind], before: Values): ToastAction | undefined => {
    const changed: string[] = listChangedFields(fromItem(item), before);
    const isDraft = "status" in item && item.status === "draft";
    if (!isDraft || changed.length !== 1 || changed[0] !== "status") return undefined;
    const body = { ...toBody(before), updated_at: item.updated_at };
    const toast = (message: string) =>
      toastSuccess(getSavedMessage?.(before, fromItem(item)) ?? message);
    const publishAgain = () =>
      run(() => getItemCalls(kind).update(getItemId(item), body), { toast });
    return { label: "Undo", onClick: () => void publishAgain() };
  };
}

function useRetry(retryAt: Date | undefined, attempt: () => void): void {
  const run = useEffectEvent(attempt);

  useEffect(() => {
    if (retryAt === undefined) return;
    const timer = setTimeout(() => run(), retryAt.getTime() - Date.now());
    const runNow = () => run();
    addEventListener("online", runNow);
    return () => {
      clearTimeout(timer);
      removeEventListener("online", runNow);
    };
  }, [retryAt]);
}
