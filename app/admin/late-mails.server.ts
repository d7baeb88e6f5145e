import type { RouterContextProvider } from "react-router";
import { dbContext, messageCareContext } from "#app/context.ts";
import { mailIsLateAfterMs } from "#domain/messages/message.ts";
import { countLateMails } from "#domain/messages/outbox.server.ts";

/** How many notifications have waited for too long; none where the site sends no mails. */
export async function lateMails(context: Readonly<RouterContextProvider>): Promise<number> {
  if (!context.get(messageCareContext).isAnnounced) return 0;
  return countLateMails(context.get(dbContext), mailIsLateAfterMs);
}
