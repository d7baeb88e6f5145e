import type { RouterContextProvider } from "react-router";
import { dbContext, siteContext } from "#app/context.ts";
import { notificationOverdueAfterMs } from "#domain/messages/message.ts";
import { countOverdueMails } from "#domain/messages/outbox.server.ts";

export async function loadOverdueNotificationCount(
  context: Readonly<RouterContextProvider>,
): Promise<number> {
  if (!context.get(siteContext).messageSettings.sendsNotifications) return 0;
  return countOverdueMails(context.get(dbContext), notificationOverdueAfterMs);
}
