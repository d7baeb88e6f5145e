import { useEffect, useEffectEvent, useState } from "react";
import { useLocation } from "react-router";
import { countNewMessages } from "#app/api/message-api.ts";
import type { InboxNews } from "#domain/messages/inbox-queries.server.ts";
import { notifyOfNewMessage } from "./browser-notifications.ts";

export interface LiveInbox {
  unread: number;
  /** Messages that arrived since the page's data was loaded. */
  newer: number;
  /** Set after two failures in a row. */
  failingSince: Date | undefined;
}

const intervalMs = 60_000;
const toleratedFailures = 1;

/**
 * Asks every minute, in a hidden tab too, and when the tab becomes visible, in a call that does not
 * extend the session. Somebody who may not read messages has no news. The page's own data stays as it
 * is, so nothing moves while somebody reads.
 */
export function useInboxNews(loaded: InboxNews | undefined): LiveInbox {
  const [polled, setPolled] = useState<{ loaded: InboxNews; unread: number; newer: number }>();
  const [failure, setFailure] = useState<{ since: Date; count: number }>();
  const { pathname } = useLocation();

  const poll = useEffectEvent(async () => {
    if (loaded === undefined) return;
    const result = await countNewMessages(loaded.newestId);
    if (result.kind === "done") {
      const known = polled?.loaded === loaded ? polled.newer : 0;
      if (result.data.newer > known && document.visibilityState === "hidden") notifyOfNewMessage();
      setPolled({ loaded, ...result.data });
      setFailure(undefined);
    } else {
      setFailure((before) => ({
        since: before?.since ?? new Date(),
        count: (before?.count ?? 0) + 1,
      }));
    }
  });

  useEffect(() => {
    const onVisible = () => {
      if (document.visibilityState === "visible") void poll();
    };
    const timer = setInterval(() => void poll(), intervalMs);
    document.addEventListener("visibilitychange", onVisible);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", onVisible);
    };
  }, []);

  const current = polled?.loaded === loaded ? polled : undefined;
  const unread = current?.unread ?? loaded?.unread ?? 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page sets the title again.
  useEffect(() => {
    const title = document.title.replace(/^\(\d+\) /, "");
    document.title = unread > 0 ? `(${unread}) ${title}` : title;
  }, [unread, pathname]);

  return {
    unread,
    newer: current?.newer ?? 0,
    failingSince: failure && failure.count > toleratedFailures ? failure.since : undefined,
  };
}
