import type { RouterContextProvider } from "react-router";
import { dbContext, messageCareContext } from "#app/context.ts";
import { mailIsLateAfterMs } from "#domain/messages/message.ts";
import { countLateMails } from "#domain/messages/outbox.server.ts";

export async function lateMails(context: Readonly<RouterContextProvider>): Promise<number> {
  if (!context.get(messageCareContext).isAnnounced) return 0;
  return countLateMails(context.get(dbContext), mailIsLateAfterMs);
}
