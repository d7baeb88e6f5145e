import { useEffect, useEffectEvent, useRef, useState } from "react";
import { callEndpoint, type EndpointResult } from "#app/api/call-endpoint.ts";
import { warningMinutes } from "#domain/staff/session-limits.ts";
import { isOtherUser } from "./page-user.ts";

const warningSeconds = warningMinutes * 60;
const retrySeconds = 60;
const activityIntervalMs = 5 * 60_000;
const channelName = "session";

/**
 * Reloads the data after a failed action, but not offline or after the session has ended: the
 * reload would fail or redirect, and unsaved work would be lost. After a session has ended, all
 * tabs ask for a new sign-in instead.
 */
export async function reloadAfterFailure(revalidate: () => Promise<void>): Promise<void> {
  const session = await callEndpoint("GET /api/users/session");
  if (session.kind === "unreachable") return;
  const hasExpired = session.kind === "done" && session.data.secondsLeft === 0;
  if (!hasExpired) return revalidate();
  requestSessionCheck();
}

/** All tabs ask the server, and offer to sign in again if the session has ended. */
export function requestSessionCheck(): void {
  publish({ kind: "ended" });
}

export function publishSignIn(userId: string): void {
  publish({ kind: "signed-in", userId });
}

type SessionMessage = { kind: "ended" | "extended" } | { kind: "signed-in"; userId: string };

function publish(message: SessionMessage): void {
  const channel = new BroadcastChannel(channelName);
  channel.postMessage(message);
  channel.close();
}

/** Also notifies of a sign-in in another tab, but never of another person's. */
export function subscribeToSignIn(listener: () => void): () => void {
  const channel = new BroadcastChannel(channelName);
  channel.onmessage = ({ data }: MessageEvent<SessionMessage>) => {
    if (data.kind === "signed-in" && !isOtherUser(data.userId)) listener();
  };
  return () => channel.close();
}

type TimeLeft = EndpointResult<"GET /api/users/session">;

type SessionExpiry =
  | { state: "active" }
  /** `canExtend` is false near the absolute limit, which cannot be extended. */
  | { state: "expiring"; minutesLeft: number; canExtend: boolean }
  | { state: "expired" }
  /** Somebody else has signed in since the page was loaded. */
  | { state: "other-user" };

/**
 * Tracks the end of the session. Polling the server does not extend the session, and keeps tabs
 * in sync. A tab that was asleep polls again when it becomes visible. Keys and taps do extend it,
 * because not all typing leads to a request.
 */
export function useSessionExpiry() {
  const [expiry, setExpiry] = useState<SessionExpiry>({ state: "active" });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latestRequest = useRef(0);
  const channel = useRef<BroadcastChannel>(undefined);
  const extendedAt = useRef(0);

  async function checkSession() {
    const isUpToDate = await applyLatest(callEndpoint("GET /api/users/session"));
    if (!isUpToDate) scheduleCheck(retrySeconds);
  }

  async function applyLatest(request: Promise<TimeLeft>): Promise<boolean> {
    latestRequest.current += 1;
    const requestNumber = latestRequest.current;
    const result = await request;
    return requestNumber === latestRequest.current
      ? applyResult(result)
      : result.kind !== "unreachable";
  }

  /** Returns false, and leaves the state unchanged, if the time left is unknown. */
  function applyResult(result: TimeLeft): boolean {
    if (result.kind === "signed-out") return update({ state: "expired" });
    if (result.kind !== "done") return false;
    const { secondsLeft, maxSecondsLeft, userId } = result.data;
    if (secondsLeft <= 0) return update({ state: "expired" });
    if (userId !== undefined && isOtherUser(userId)) return update({ state: "other-user" });
    if (secondsLeft > warningSeconds) {
      scheduleCheck(secondsLeft - warningSeconds);
      return update({ state: "active" });
    }
    const minutesLeft = Math.ceil(secondsLeft / 60);
    scheduleCheck(secondsLeft - (minutesLeft - 1) * 60 + 1);
    return update({
      state: "expiring",
      minutesLeft,
      canExtend: maxSecondsLeft > secondsLeft,
    });
  }

  function update(next: SessionExpiry): true {
    setExpiry(next);
    return true;
  }

  function scheduleCheck(seconds: number) {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void checkSession(), seconds * 1000);
  }

  const checkNow = useEffectEvent(() => void checkSession());
  const extendOnActivity = useEffectEvent(() => {
    const isRecent = Date.now() - extendedAt.current < activityIntervalMs;
    if (!isRecent && expiry.state === "active") void extendSession();
  });
  useEffect(() => {
    extendedAt.current = Date.now();
    const activity = new AbortController();
    for (const name of ["keydown", "pointerdown"])
      document.addEventListener(name, extendOnActivity, {
        capture: true,
        signal: activity.signal,
      });
    checkNow();
    const onVisible = () => document.visibilityState === "visible" && checkNow();
    document.addEventListener("visibilitychange", onVisible);
    channel.current = new BroadcastChannel(channelName);
    channel.current.onmessage = ({ data }: MessageEvent<SessionMessage>) => {
      if (data.kind === "signed-in")
        setExpiry({ state: isOtherUser(data.userId) ? "other-user" : "active" });
      checkNow();
    };
    return () => {
      clearTimeout(timer.current);
      activity.abort();
      document.removeEventListener("visibilitychange", onVisible);
      channel.current?.close();
    };
  }, []);

  /** Resolves to false if the server did not respond. */
  async function extendSession(): Promise<boolean> {
    extendedAt.current = Date.now();
    const isUpToDate = await applyLatest(callEndpoint("POST /api/staff/account/stay"));
    if (isUpToDate) channel.current?.postMessage({ kind: "extended" } satisfies SessionMessage);
    return isUpToDate;
  }

  return { expiry, extendSession };
}
