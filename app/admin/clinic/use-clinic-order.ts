import {
  type RefObject,
  startTransition,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { toastSuccess } from "#app/admin/ui/toasts.tsx";
import { useMutation } from "#app/admin/ui/use-mutation.ts";
import { saveOrder } from "#app/api/clinic-api.ts";
import type { CollectionKind } from "#domain/clinic/define-content.ts";
import { moveItem } from "../editor/move-item.ts";
import type { ClinicRow } from "./clinic-list.server.ts";

/** Saves each move at once. Until the server has responded, the list shows the new order. */
export function useClinicOrder(
  kind: CollectionKind,
  rows: ClinicRow[],
  list: RefObject<HTMLElement | null>,
) {
  const { run } = useMutation("action");
  const [pendingIds, setPendingIds] = useState<number[]>();
  const [announcement, setAnnouncement] = useState("");
  const byId = new Map(rows.map((row) => [row.id, row]));
  const ordered = (pendingIds ?? []).flatMap((id) => byId.get(id) ?? []);
  const shownRows = ordered.length === rows.length ? ordered : rows;
  const loadedIds = rows.map(({ id }) => id).join();
  const storedIds = useRef<number[]>([]);
  const lastSave = useRef<Promise<unknown>>(Promise.resolve());

  useEffect(() => {
    storedIds.current = loadedIds.split(",").map(Number);
  }, [loadedIds]);

  // Undo moves the focused row back to where it was, perhaps out of the window.
  useLayoutEffect(() => {
    if (pendingIds === undefined) return;
    list.current?.querySelector(":focus")?.scrollIntoView({ block: "nearest" });
  }, [pendingIds, list]);

  async function save(ids: number[], message: string, undo?: () => void) {
    setPendingIds(ids);
    const toast = () => void toastSuccess(message, undo && { label: "Undo", onClick: undo });
    // A second move waits, since the server compares each with the order before it.
    const saving = lastSave.current.then(() =>
      run(() => saveOrder(kind, ids, storedIds.current), { toast }),
    );
    lastSave.current = saving;
    const saved = await saving;
    if (saved) storedIds.current = saved.data.map(({ id }) => id);
    await saved?.reloaded;
    // The router shows the loaded rows in a transition: an earlier render would flash the old order.
    startTransition(() => {
      // A later move has its own order.
      setPendingIds((current) => (current === ids ? undefined : current));
    });
  }

  function move(from: number, to: number) {
    const row = shownRows[from];
    if (row === undefined || to < 0 || to >= shownRows.length || to === from) return;
    const previousIds = shownRows.map(({ id }) => id);
    const message = `“${row.title}” is now ${to + 1} of ${shownRows.length}.`;
    setAnnouncement(message);
    const undo = () => void save(previousIds, "The order is as before.");
    void save(moveItem(previousIds, from, to), message, undo);
  }

  return { shownRows, announcement, move };
}
