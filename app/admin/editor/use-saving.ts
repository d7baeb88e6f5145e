import { type RefObject, useRef, useState } from "react";
import { toastError, toastSuccess } from "#app/admin/ui/toasts.tsx";
import {
  type ApiResult,
  fetchItem,
  fetchItemBySlug,
  type ItemTypes,
  listVersions,
  restoreItem,
  saveItem,
} from "#app/api/staff-api.ts";
import type { FieldErrors } from "#domain/fields/field-list.ts";
import { isEqualValue } from "#domain/records/differences.ts";
import type { ItemKind } from "#domain/records/item.ts";
import { normalizeSlug } from "#domain/records/slug.ts";
import type { Conflict, EditorOptions, SaveState } from "./editor-state.ts";
import { useRetry } from "./use-retry.ts";

interface EditorSnapshot<Values> {
  values: Values;
  base: { values: Values; updatedAt: string | undefined };
}

interface SavingOptions<Kind extends ItemKind, Values extends object>
  extends EditorOptions<Kind, Values> {
  latest: RefObject<EditorSnapshot<Values>>;
  update: (next: Partial<EditorSnapshot<Values>>) => void;
  onSaved: () => void;
  onAutosave: () => void;
}

const invalidFieldsMessage = "Please look at the marked fields.";

export function useSaving<Kind extends ItemKind, Values extends object>({
  kind,
  id: openedId,
  validate: check,
  toBody,
  fromItem,
  latest,
  update,
  onSaved,
  onAutosave,
}: SavingOptions<Kind, Values>) {
  const [id, setId] = useState(openedId);
  const [state, setState] = useState<SaveState>("idle");
  const [errors, setErrors] = useState<FieldErrors>({});
  const [failure, setFailure] = useState<string>();
  const [refusalCount, setRefusalCount] = useState(0);
  const [signInRequestCount, setSignInRequestCount] = useState(0);
  const [conflict, setConflict] = useState<Conflict<Values>>();
  const [isDeleted, setIsDeleted] = useState(false);
  const [shouldClose, setShouldClose] = useState(false);
  const isBusy = useRef(false);
  const wasUnreachable = useRef(false);
  const retry = useRetry(() => void send({ isByItself: true }));

  function fail(message: string, next: SaveState, isAutomatic = false) {
    setState(next);
    setFailure(message);
    if (!isAutomatic) toastError(message);
  }

  function refuse(message: string, fieldErrors: FieldErrors) {
    retry.stop();
    fail(message, "failed");
    setErrors(fieldErrors);
    setRefusalCount((count) => count + 1);
    return false;
  }

  async function send({ isByItself: isAutomatic = false } = {}): Promise<boolean> {
    if (isBusy.current) return false;
    const sent = latest.current.values;
    const fieldErrors = check(sent);
    if (Object.keys(fieldErrors).length > 0) {
      if (!isAutomatic) return refuse(invalidFieldsMessage, fieldErrors);
      // An automatic retry must not interrupt typing; it tries again after the field is corrected.
      retry.schedule();
      return false;
    }
    isBusy.current = true;
    setState("saving");
    onAutosave();
    const { updatedAt } = latest.current.base;
    const version = updatedAt === undefined ? {} : { updated_at: updatedAt };
    const result = await saveItem(kind, id, { ...toBody(sent), ...version });
    isBusy.current = false;
    return handleResult(result, sent, isAutomatic);
  }

  async function handleResult(
    result: ApiResult<ItemTypes[Kind]>,
    sent: Values,
    isAutomatic: boolean,
  ): Promise<boolean> {
    switch (result.kind) {
      case "done":
        return finish(result.data, sent, result.message);
      case "conflict": {
        const theirs = fromItem(result.stored);
        // The response to an earlier attempt was lost, but the server had saved the same values.
        if (includesAll(theirs, sent))
          return finish(result.stored, sent, "Your changes are saved.");
        retry.stop();
        fail(result.message, "conflict");
        const versions = id === undefined ? undefined : await listVersions(kind, id);
        const savedBy = versions?.kind === "done" ? versions.data[0]?.saved_by : undefined;
        setConflict({ theirs, updatedAt: result.stored.updated_at, savedBy });
        return false;
      }
      case "bad-input": {
        const createdItem = wasUnreachable.current && (await findCreatedItem(result.errors, sent));
        if (createdItem) return finish(createdItem, sent, "Your text is saved.");
        return refuse(result.message, result.errors);
      }
      case "signed-out":
        retry.stop();
        fail(result.message, "signed-out", isAutomatic);
        // A dialog must not interrupt typing; the banner reports it as well.
        if (!isAutomatic) setSignInRequestCount((count) => count + 1);
        return false;
      case "gone":
        setIsDeleted(true);
        return refuse(result.message, {});
      case "unreachable":
      case "refused":
        wasUnreachable.current ||= result.kind === "unreachable";
        fail(result.message, result.kind === "refused" ? "failed" : "offline", isAutomatic);
        retry.schedule();
        return false;
    }
  }

  /** The response to creating the item was lost if its slug already holds the same values. */
  async function findCreatedItem(fieldErrors: FieldErrors, sent: Values) {
    const { slug_url } = toBody(sent) as { slug_url?: string };
    if (id !== undefined || fieldErrors.slug_url === undefined || !slug_url) return undefined;
    const found = await fetchItemBySlug(kind, normalizeSlug(slug_url));
    return found && includesAll(fromItem(found), sent) ? found : undefined;
  }

  /** Compares only the sent fields: the server fills in the others. */
  function includesAll(theirs: Values, sent: Values): boolean {
    const stored = toBody(theirs) as Record<string, unknown>;
    return Object.entries(toBody(sent)).every(([name, value]) => isEqualValue(value, stored[name]));
  }

  function finish(item: ItemTypes[Kind], sent: Values, message: string): true {
    const stored = fromItem(item);
    const isStillEditing = !isEqualValue(latest.current.values, sent);
    update({
      base: { values: stored, updatedAt: item.updated_at },
      ...(isStillEditing ? {} : { values: stored }),
    });
    retry.stop();
    setId("blog_id" in item ? item.blog_id : item.location_id);
    setState("idle");
    setFailure(undefined);
    setErrors({});
    setConflict(undefined);
    setIsDeleted(false);
    onSaved();
    onAutosave();
    toastSuccess(message);
    // Text typed during the request is not saved yet.
    setShouldClose(!isStillEditing);
    return true;
  }

  return {
    id,
    state,
    errors,
    failure,
    refusalCount,
    signInRequestCount,
    conflict,
    isDeleted,
    shouldClose,
    nextRetryAt: retry.retryAt,
    save: () => send(),
    clearErrors(names: string[]) {
      if (!names.some((name) => name in errors)) return;
      const remaining = Object.entries(errors).filter(([name]) => !names.includes(name));
      setErrors(Object.fromEntries(remaining));
      if (remaining.length > 0) return;
      setFailure(undefined);
      setState("idle");
    },
    endConflict() {
      setConflict(undefined);
      setFailure(undefined);
      setState("idle");
    },
    async restoreAndSave() {
      if (id === undefined || isBusy.current) return;
      isBusy.current = true;
      setState("saving");
      await restoreItem(kind, id);
      const found = await fetchItem(kind, id);
      isBusy.current = false;
      if (found.kind !== "done") return fail(found.message, "failed");
      const { base } = latest.current;
      update({ base: { ...base, updatedAt: found.data.updated_at } });
      await send();
    },
  };
}
