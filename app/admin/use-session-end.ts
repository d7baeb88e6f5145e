import { useEffect, useEffectEvent, useRef, useState } from "react";
import { call, type Reply } from "#app/api-client.ts";
import { warningMinutes } from "#domain/staff/session.ts";

const warningSeconds = warningMinutes * 60;
const askAgainSeconds = 60;
/** Tabs notify each other of changes to the session. */
const channelName = "session";

/**
 * Reloads the data after a failed action, but not offline or after the session has ended: the
 * reload would fail or redirect, and unsaved work would be lost. After a session has ended, all
 * tabs ask for a new sign-in instead.
 */
export async function reloadAfterFailure(revalidate: () => Promise<void>): Promise<void> {
  const reply = await call("GET", "/api/users/session");
  if (reply === undefined) return;
  const isOver = (reply.body.data as { secondsLeft?: number } | undefined)?.secondsLeft === 0;
  if (!isOver) return revalidate();
  const channel = new BroadcastChannel(channelName);
  channel.postMessage("ended");
  channel.close();
}

type SessionEnd =
  | { state: "far" }
  /** `canStay` is false near the absolute limit, which cannot be extended. */
  | { state: "near"; minutesLeft: number; canStay: boolean }
  | { state: "over" };

/**
 * Tracks the end of the session. Asking the server does not extend the session, and keeps tabs
 * in agreement. A tab that was asleep asks again when it becomes visible.
 */
export function useSessionEnd() {
  const [end, setEnd] = useState<SessionEnd>({ state: "far" });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(0);
  const channel = useRef<BroadcastChannel>(undefined);

  async function ask() {
    const isKnown = await takeLatest(call("GET", "/api/users/session"));
    if (!isKnown) plan(askAgainSeconds);
  }

  /** Ignores responses that arrive out of order. */
  async function takeLatest(pending: Promise<Reply | undefined>): Promise<boolean> {
    latest.current += 1;
    const turn = latest.current;
    const reply = await pending;
    return turn === latest.current ? take(reply) : reply !== undefined;
  }

  /** Returns false if the response does not have the time left; the state then stays. */
  function take(reply: Reply | undefined): boolean {
    if (reply?.status === 401) return show({ state: "over" });
    const { secondsLeft, mostSecondsLeft } = (reply?.body.data ?? {}) as Record<string, unknown>;
    if (!reply?.ok || typeof secondsLeft !== "number") return false;
    if (secondsLeft <= 0) return show({ state: "over" });
    if (secondsLeft > warningSeconds) {
      plan(secondsLeft - warningSeconds);
      return show({ state: "far" });
    }
    const minutesLeft = Math.ceil(secondsLeft / 60);
    plan(secondsLeft - (minutesLeft - 1) * 60 + 1);
    return show({ state: "near", minutesLeft, canStay: Number(mostSecondsLeft) > secondsLeft });
  }

  function show(next: SessionEnd): true {
    setEnd(next);
    return true;
  }

  function plan(seconds: number) {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void ask(), seconds * 1000);
  }

  const askNow = useEffectEvent(() => void ask());
  useEffect(() => {
    askNow();
    const onVisible = () => document.visibilityState === "visible" && askNow();
    document.addEventListener("visibilitychange", onVisible);
    channel.current = new BroadcastChannel(channelName);
    channel.current.onmessage = () => askNow();
    return () => {
      clearTimeout(timer.current);
      document.removeEventListener("visibilitychange", onVisible);
      channel.current?.close();
    };
  }, []);

  return {
    end,
    /** Resolves to false if the server did not respond. */
    async stay(): Promise<boolean> {
      const isKnown = await takeLatest(call("POST", "/api/staff/account/stay", {}));
      if (isKnown) channel.current?.postMessage("extended");
      return isKnown;
    },
    lookAgain() {
      channel.current?.postMessage("extended");
      void ask();
    },
  };
}
