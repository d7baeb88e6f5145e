import { useEffect, useEffectEvent, useRef, useState } from "react";
import { call, type Reply } from "#app/api-client.ts";
import { warningMinutes } from "#domain/staff/session.ts";

const warningSeconds = warningMinutes * 60;
const askAgainSeconds = 60;
/** Tabs tell each other that the session goes on. */
const channelName = "session";

/**
 * After an action that failed. What is shown stays where nothing newer can be had: offline, and once
 * the session has ended, when this page and the others ask for a new sign-in above what is open.
 */
export async function reloadAfterFailure(revalidate: () => Promise<void>): Promise<void> {
  const reply = await call("GET", "/api/users/session");
  if (reply === undefined) return;
  const isOver = (reply.body.data as { secondsLeft?: number } | undefined)?.secondsLeft === 0;
  if (!isOver) return revalidate();
  const channel = new BroadcastChannel(channelName);
  channel.postMessage("is over");
  channel.close();
}

type SessionEnd =
  | { state: "far" }
  /** `canStay`: false where the longest time is up, whatever is asked for. */
  | { state: "near"; minutesLeft: number; canStay: boolean }
  | { state: "over" };

/**
 * When the session ends. The server is asked, without prolonging it, so that every tab knows what
 * any of them did; a tab that slept asks when it is seen again.
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

  /** Of two that are under way the answer to the older one says nothing any more. */
  async function takeLatest(reply: Promise<Reply | undefined>): Promise<boolean> {
    latest.current += 1;
    const turn = latest.current;
    const answered = await reply;
    return turn === latest.current ? take(answered) : answered !== undefined;
  }

  /** False where the server does not say: what is shown stays. */
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
    /** Uses the session, so that it goes on; false where the server did not answer. */
    async stay(): Promise<boolean> {
      const isKnown = await takeLatest(call("POST", "/api/staff/account/stay", {}));
      if (isKnown) channel.current?.postMessage("goes on");
      return isKnown;
    },
    /** After a new sign-in. */
    lookAgain() {
      channel.current?.postMessage("goes on");
      void ask();
    },
  };
}
