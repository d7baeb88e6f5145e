import type { Static } from "typebox";
import { readAnswerTimes } from "#domain/messages/answer-times.server.ts";
import {
  countByView,
  countNewerMessages,
  countUnread,
  hasMessage,
  listMessages,
} from "#domain/messages/inbox-queries.server.ts";
import { type MessageFolder, messagesPerPage } from "#domain/messages/message.ts";
import { openMessage } from "#domain/messages/message-details.server.ts";
import { messageEndpoints } from "#domain/messages/message-endpoints.server.ts";
import { moveMessages } from "#domain/messages/message-history.server.ts";
import { folderQuery, messageListResponse } from "#domain/messages/message-schemas.server.ts";
import { countPages } from "#domain/records/page-numbers.ts";
import { clampId, orNotFound } from "../or-not-found.ts";
import { route } from "../route.ts";
import type { RoutePlugin } from "../route-plugin.ts";
import { createMessageEvent, messageNotFoundMessage } from "./change-message.ts";
import { requireStaff } from "./guard.ts";
import { withAudit } from "./with-audit.ts";

type SearchInput = Static<typeof messageEndpoints.search.body>;

/** Opening a message is recorded, and no URL contains a name. */
export const staffMessageRoutes: RoutePlugin = async (app, { db }) => {
  async function list({ folder, search, sort, page }: SearchInput) {
    const { lateBefore } = await readAnswerTimes(db, new Date());
    const counts = await countByView(db, { lateBefore, search });
    // A search may have fewer pages than the list that it began in.
    const shownPage = Math.min(page, countPages(counts[folder], messagesPerPage));
    const offset = (shownPage - 1) * messagesPerPage;
    const options = { view: folder, lateBefore, search, sort, limit: messagesPerPage, offset };
    return {
      message: sort === "oldest" ? "The oldest messages." : "The newest messages.",
      data: await listMessages(db, options),
      counts,
    };
  }

  route(app, {
    method: "GET",
    url: "/api/staff/messages",
    operationId: "listMessages",
    summary: "The newest or the oldest messages of a folder",
    query: folderQuery,
    reply: messageListResponse,
    handler: ({ query: { folder = "inbox", sort = "newest" } }) =>
      list({ folder, search: "", sort, page: 1 }),
  });

  route(app, {
    ...messageEndpoints.checkNews,
    config: { extendsSession: false },
    operationId: "checkNewMessages",
    summary: "Counts unread and new messages in the inbox, without extending the session",
    handler: async ({ query: { after = 0 } }) => ({
      message: "The news of the inbox.",
      data: {
        unread: await countUnread(db),
        newer: await countNewerMessages(db, clampId({ id: after })),
      },
    }),
  });

  route(app, {
    ...messageEndpoints.search,
    operationId: "searchMessages",
    summary: "Messages of a folder by name, email, phone or text",
    handler: ({ body }) => list(body),
  });

  route(app, {
    ...messageEndpoints.open,
    operationId: "openMessage",
    summary: "One message in full; opening it is recorded in its history",
    errorStatuses: [404],
    handler: async (request) => {
      const opened = await openMessage(db, clampId(request.params), requireStaff(request));
      return { message: "One message.", data: orNotFound(opened, messageNotFoundMessage) };
    },
  });

  route(app, {
    ...messageEndpoints.move,
    operationId: "moveMessage",
    summary: "Moves a message into a folder",
    errorStatuses: [404],
    handler: async (request) => {
      const id = clampId(request.params);
      const { folder } = request.body;
      orNotFound(await hasMessage(db, id), messageNotFoundMessage);
      await withAudit(db, request, {
        change: (trx) => moveMessages(trx, [id], folder, requireStaff(request)),
        event: (moved) => moved.map(() => createMessageEvent("message-moved", id, ` to ${folder}`)),
      });
      return { message: movedMessages[folder] };
    },
  });
};

const movedMessages: Record<MessageFolder, string> = {
  inbox: "Moved to the inbox.",
  handled: "Marked as handled.",
  spam: "Moved to spam.",
  held: "Moved to the held messages.",
};
