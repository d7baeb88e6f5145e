import { Outlet } from "react-router";
import { dbContext } from "#app/context.ts";
import { listMessages } from "#domain/messages/inbox.server.ts";
import type { Route } from "./+types/messages";
import { MessageList } from "./message-list.tsx";

const pageSize = 100;

export async function loader({ context }: Route.LoaderArgs) {
  const messages = await listMessages(context.get(dbContext), { folder: "inbox", limit: pageSize });
  return { messages };
}

/** The list, and beside it the one that is open; on a phone one thing at a time. */
export default function MessagesPage({ loaderData, params }: Route.ComponentProps) {
  const { messages } = loaderData;
  const isOpen = "id" in params;
  return (
    <>
      <h1 className="text-[clamp(2rem,1.7rem+1vw,2.5rem)]">Messages</h1>
      <p className="mt-1.5 mb-6 text-ink-soft">What visitors sent, the newest first.</p>
      {messages.length === 0 ? (
        <p className="rounded-m border border-line bg-white p-8">
          No messages yet. What visitors send from the website appears here.
        </p>
      ) : (
        <div className="overflow-hidden rounded-m border border-line bg-white desk:grid desk:min-h-152 desk:grid-cols-[24rem_1fr]">
          <div className={`border-line desk:block desk:border-r ${isOpen ? "hidden" : ""}`}>
            <MessageList messages={messages} />
          </div>
          {isOpen ? (
            <Outlet />
          ) : (
            <p className="hidden place-content-center p-8 text-ink-soft desk:grid">
              Choose a message to read it whole.
            </p>
          )}
        </div>
      )}
    </>
  );
}
