import { type RefObject, useRef, useState } from "react";
import {
  type CallResult,
  findItem,
  findItemAt,
  type Items,
  listVersions,
  restoreItem,
  saveItem,
} from "#app/admin/staff-calls.ts";
import { toastDone, toastFailed } from "#app/admin/toasts.tsx";
import type { FieldErrors } from "#domain/field.ts";
import { isSame } from "#domain/items/differences.ts";
import type { ItemKind } from "#domain/items/item.ts";
import { slugAddress } from "#domain/slug.ts";
import type { Conflict, EditingOptions, SaveState } from "./editing.ts";
import { useRetry } from "./use-retry.ts";

interface Written<Values> {
  values: Values;
  base: { values: Values; updatedAt: string | undefined };
}

interface SavingOptions<Kind extends ItemKind, Values extends object>
  extends EditingOptions<Kind, Values> {
  latest: RefObject<Written<Values>>;
  setAll: (next: Partial<Written<Values>>) => void;
  onStored: () => void;
  onKeepNow: () => void;
}

const checkSentence = "Please look at the marked fields.";

export function useSaving<Kind extends ItemKind, Values extends object>({
  kind,
  id: openedId,
  check,
  toBody,
  fromItem,
  latest,
  setAll,
  onStored,
  onKeepNow,
}: SavingOptions<Kind, Values>) {
  const [id, setId] = useState(openedId);
  const [state, setState] = useState<SaveState>("idle");
  const [errors, setErrors] = useState<FieldErrors>({});
  const [failure, setFailure] = useState<string>();
  const [refusals, setRefusals] = useState(0);
  const [signInCalls, setSignInCalls] = useState(0);
  const [conflict, setConflict] = useState<Conflict<Values>>();
  const [isGone, setIsGone] = useState(false);
  const [isDone, setIsDone] = useState(false);
  const isBusy = useRef(false);
  const wasUnreachable = useRef(false);
  const retry = useRetry(() => void send({ isByItself: true }));

  function fail(message: string, next: SaveState, isByItself = false) {
    setState(next);
    setFailure(message);
    if (!isByItself) toastFailed(message);
  }

  function refuse(message: string, problems: FieldErrors) {
    retry.stop();
    fail(message, "failed");
    setErrors(problems);
    setRefusals((count) => count + 1);
    return false;
  }

  async function send({ isByItself = false } = {}): Promise<boolean> {
    if (isBusy.current) return false;
    const sent = latest.current.values;
    const problems = check(sent);
    if (Object.keys(problems).length > 0) {
      if (!isByItself) return refuse(checkSentence, problems);
      // An automatic retry must not interrupt typing; it tries again after the field is corrected.
      retry.plan();
      return false;
    }
    isBusy.current = true;
    setState("saving");
    onKeepNow();
    const { updatedAt } = latest.current.base;
    const version = updatedAt === undefined ? {} : { updated_at: updatedAt };
    const result = await saveItem(kind, id, { ...toBody(sent), ...version });
    isBusy.current = false;
    return take(result, sent, isByItself);
  }

  async function take(
    result: CallResult<Items[Kind]>,
    sent: Values,
    isByItself: boolean,
  ): Promise<boolean> {
    switch (result.kind) {
      case "done":
        return finish(result.data, sent, result.message);
      case "conflict": {
        const theirs = fromItem(result.stored);
        // The response to an earlier attempt was lost, but the server had saved the same values.
        if (holds(theirs, sent)) return finish(result.stored, sent, "Your changes are saved.");
        retry.stop();
        fail(result.message, "conflict");
        const versions = id === undefined ? undefined : await listVersions(kind, id);
        const by = versions?.kind === "done" ? versions.data[0]?.saved_by : undefined;
        setConflict({ theirs, updatedAt: result.stored.updated_at, by });
        return false;
      }
      case "bad-input": {
        const own = wasUnreachable.current && (await findOwn(result.errors, sent));
        if (own) return finish(own, sent, "Your text is saved.");
        return refuse(result.message, result.errors);
      }
      case "signed-out":
        retry.stop();
        fail(result.message, "signed-out", isByItself);
        // A dialog must not interrupt typing; the banner reports it as well.
        if (!isByItself) setSignInCalls((count) => count + 1);
        return false;
      case "gone":
        setIsGone(true);
        return refuse(result.message, {});
      case "unreachable":
      case "refused":
        wasUnreachable.current ||= result.kind === "unreachable";
        fail(result.message, result.kind === "refused" ? "failed" : "offline", isByItself);
        retry.plan();
        return false;
    }
  }

  /** The response to creating the item was lost if its slug already holds the same values. */
  async function findOwn(problems: FieldErrors, sent: Values) {
    const { slug_url } = toBody(sent) as { slug_url?: string };
    if (id !== undefined || problems.slug_url === undefined || !slug_url) return undefined;
    const found = await findItemAt(kind, slugAddress(slug_url));
    return found && holds(fromItem(found), sent) ? found : undefined;
  }

  /** Compares only the sent fields: the server fills in the others. */
  function holds(theirs: Values, sent: Values): boolean {
    const stored = toBody(theirs) as Record<string, unknown>;
    return Object.entries(toBody(sent)).every(([name, value]) => isSame(value, stored[name]));
  }

  function finish(item: Items[Kind], sent: Values, message: string): true {
    const stored = fromItem(item);
    const isWritingOn = !isSame(latest.current.values, sent);
    setAll({
      base: { values: stored, updatedAt: item.updated_at },
      ...(isWritingOn ? {} : { values: stored }),
    });
    retry.stop();
    setId("blog_id" in item ? item.blog_id : item.location_id);
    setState("idle");
    setFailure(undefined);
    setErrors({});
    setConflict(undefined);
    setIsGone(false);
    onStored();
    onKeepNow();
    toastDone(message);
    // Text typed during the request is not saved yet.
    setIsDone(!isWritingOn);
    return true;
  }

  return {
    id,
    state,
    errors,
    failure,
    refusals,
    signInCalls,
    conflict,
    isGone,
    isDone,
    nextTryAt: retry.at,
    save: () => send(),
    forgetErrors(names: string[]) {
      if (!names.some((name) => name in errors)) return;
      const left = Object.entries(errors).filter(([name]) => !names.includes(name));
      setErrors(Object.fromEntries(left));
      if (left.length > 0) return;
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
      const found = await findItem(kind, id);
      isBusy.current = false;
      if (found.kind !== "done") return fail(found.message, "failed");
      const { base } = latest.current;
      setAll({ base: { ...base, updatedAt: found.data.updated_at } });
      await send();
    },
  };
}
