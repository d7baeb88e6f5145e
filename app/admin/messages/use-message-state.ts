import { useEffect, useEffectEvent, useRef, useState } from "react";
import { readMessageState } from "#app/api/message-api.ts";
import type { MessageDetails, MessageHistory } from "#domain/messages/message-schemas.server.ts";

const intervalMs = 30_000;
const undoneEvent = "message-undone";

/** A message that is open again follows Undo in a toast. */
export function reportUndo(): void {
  document.dispatchEvent(new Event(undoneEvent));
}

/** Follows what colleagues do with an open message; asking does not extend the session. */
export function useMessageState(message: MessageDetails) {
  const { message_id: id } = message;
  const [changes, setChanges] = useState<Partial<MessageDetails>>({});
  const [recentReaders, setRecentReaders] = useState<string[]>([]);
  const [isGone, setIsGone] = useState(false);
  const ownChanges = useRef(0);

  async function refresh() {
    const before = ownChanges.current;
    const result = await readMessageState(id);
    if (result.kind === "gone") setIsGone(true);
    // The state may be older than a change that was made meanwhile.
    if (result.kind !== "done" || ownChanges.current !== before) return;
    const { recent_readers, folder, history, answer, assignee } = result.data;
    setChanges({ folder, history, answer, assignee });
    setRecentReaders(recent_readers);
  }

  const onTick = useEffectEvent(() => {
    if (document.visibilityState === "visible" && !isGone) void refresh();
  });

  useEffect(() => {
    onTick();
    const timer = setInterval(onTick, intervalMs);
    document.addEventListener("visibilitychange", onTick);
    document.addEventListener(undoneEvent, onTick);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", onTick);
      document.removeEventListener(undoneEvent, onTick);
    };
  }, []);

  return {
    message: { ...message, ...changes },
    recentReaders,
    isGone,
    refresh,
    showChange({ history, answer, assignee }: MessageHistory) {
      ownChanges.current += 1;
      setChanges((previous) => ({ ...previous, history, answer, assignee }));
    },
  };
}
