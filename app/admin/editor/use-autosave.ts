import {
  type Dispatch,
  type RefObject,
  type SetStateAction,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from "react";
import { requestSessionCheck, subscribeToSignIn } from "#app/admin/session/use-session-expiry.ts";
import { removeServerAutosave, storeServerAutosave } from "#app/api/autosave-api.ts";
import type { ApiResult } from "#app/api/call-endpoint.ts";
import type { RecordKind } from "#domain/records/item.ts";
import {
  createAutosaveKey,
  holdEditLock,
  removeLocalAutosave,
  removeOutdatedLocalAutosave,
  saveLocalAutosave,
} from "./local-autosaves.ts";
import { createServerAutosave, type ServerAutosave } from "./server-autosave.ts";
import { type EditorSnapshot, hasUnsavedValues } from "./use-form-values.ts";
import { useOfferedAutosaves } from "./use-offered-autosaves.ts";

/** Autosaves are promised within one second. */
const autosaveDelayMs = 400;

interface AutosaveOptions<Values> {
  kind: RecordKind;
  id: number | undefined;
  latest: RefObject<EditorSnapshot<Values>>;
  stored: Values;
  removeEmptyEntries?: ((values: Values) => Values) | undefined;
}

export interface AutosaveState {
  at: Date;
  place: "device" | "server";
  /** Set once the server has the text. */
  key?: string;
  /** Until the server has the text. */
  serverFailure?: ServerFailure;
}

type ServerFailure = Exclude<ApiResult<unknown>["kind"], "done">;

export function useAutosave<Values extends object>(options: AutosaveOptions<Values>) {
  const { kind, id, latest, removeEmptyEntries } = options;
  const [key, setKey] = useState(() => createAutosaveKey(kind, id));
  const [autosave, setAutosave] = useState<AutosaveState>();
  const [isStorageFull, setIsStorageFull] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const serverAutosave = useRef<ServerAutosave>(undefined);
  const ownKey = useRef(key);
  const itemId = useRef(id);
  const lastSaved = useRef<Values>(undefined);
  const isDiscarded = useRef(false);
  const { offered, offerDetached, dismiss } = useOfferedAutosaves({ ...options, itemId, ownKey });

  function autosaveNow() {
    clearTimeout(timer.current);
    timer.current = undefined;
    if (isDiscarded.current) return;
    if (!hasUnsavedValues(latest.current, removeEmptyEntries)) return removeOwnAutosave();
    const { values, base } = latest.current;
    // The time shown is that of the last change, not of the last check.
    if (values === lastSaved.current) return;
    const isSaved = saveLocalAutosave(ownKey.current, values, base.updatedAt);
    setIsStorageFull(!isSaved);
    lastSaved.current = values;
    setAutosave((last) => (isSaved ? { ...last, at: new Date(), place: "device" } : undefined));
    getServerAutosave().change({ values, basedOn: base.updatedAt });
  }

  function getServerAutosave(): ServerAutosave {
    const key = ownKey.current;
    serverAutosave.current ??= connectServerAutosave({ kind, id: itemId.current }, key, (state) => {
      if (key === ownKey.current) setAutosave(state);
    });
    return serverAutosave.current;
  }

  function removeOwnAutosave() {
    removeLocalAutosave(ownKey.current);
    void serverAutosave.current?.clear();
    lastSaved.current = undefined;
    setAutosave(undefined);
  }

  function startNewAutosave(savedId = itemId.current) {
    itemId.current = savedId;
    serverAutosave.current = undefined;
    ownKey.current = createAutosaveKey(kind, savedId);
    lastSaved.current = undefined;
    setKey(ownKey.current);
    setAutosave(undefined);
  }

  useBeforeEnd(autosaveNow);
  useEffect(() => {
    isDiscarded.current = false;
  }, []);
  useEffect(() => holdEditLock(key), [key]);
  useEffect(() => subscribeToSignIn(() => serverAutosave.current?.resumeAfterSignIn()), []);

  return {
    autosave,
    isStorageFull,
    offeredAutosaves: offered,
    discardAutosave: dismiss,
    autosaveNow,
    scheduleAutosave() {
      timer.current ??= setTimeout(autosaveNow, autosaveDelayMs);
    },
    /** Once a new item is stored, what is typed next belongs to it. */
    removeSaved(savedId: number) {
      removeOwnAutosave();
      if (itemId.current !== savedId) startNewAutosave(savedId);
    },
    /** Resolves when the server has the text, or could not be reached. */
    async autosaveOnServer() {
      autosaveNow();
      await serverAutosave.current?.flush();
    },
    discardChanges() {
      isDiscarded.current = true;
      clearTimeout(timer.current);
      removeOwnAutosave();
    },
    /** Leaves the current autosave available for restoring and continues with a new one. */
    detach() {
      autosaveNow();
      void serverAutosave.current?.flush();
      const detachedKey = ownKey.current;
      startNewAutosave();
      offerDetached(detachedKey);
    },
  };
}

/** A tab that is hidden may be closed without another event. */
function useBeforeEnd(run: () => void) {
  const runLatest = useEffectEvent(run);
  useEffect(() => {
    const controller = new AbortController();
    const onHide = () => runLatest();
    addEventListener("pagehide", onHide, controller);
    document.addEventListener("visibilitychange", onHide, controller);
    return () => {
      controller.abort();
      runLatest();
    };
  }, []);
}

function connectServerAutosave(
  item: { kind: RecordKind; id: number | undefined },
  key: string,
  setState: Dispatch<SetStateAction<AutosaveState | undefined>>,
): ServerAutosave {
  const autosave = createServerAutosave({
    async store({ values, basedOn = "" }) {
      const body = { key, values: JSON.stringify(values), based_on: basedOn };
      const { kind } = await storeServerAutosave(item, body);
      if (kind === "done") return "stored";
      setState((last) => last && { ...last, serverFailure: kind });
      if (kind === "signed-out") {
        requestSessionCheck();
        return kind;
      }
      return isTemporary(kind) ? "failed" : "refused";
    },
    async remove() {
      const { kind } = await removeServerAutosave(item, key);
      if (kind === "signed-out") {
        resumeAfterNextSignIn(autosave);
        return kind;
      }
      return kind !== "done" && isTemporary(kind) ? "failed" : "removed";
    },
    onStored(at) {
      removeOutdatedLocalAutosave(key);
      setState({ at, place: "server", key });
    },
  });
  return autosave;
}

/** The editor may close before anybody signs in again. */
function resumeAfterNextSignIn(autosave: ServerAutosave): void {
  const unsubscribe = subscribeToSignIn(() => {
    unsubscribe();
    autosave.resumeAfterSignIn();
  });
}

function isTemporary(failure: ServerFailure): boolean {
  return failure === "unreachable" || failure === "failed";
}
