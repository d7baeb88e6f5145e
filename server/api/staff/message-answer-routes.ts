import type { FastifyInstance } from "fastify";
import Type from "typebox";
import { dataResponse, idParams } from "#domain/fields/endpoint.server.ts";
import { withDefault } from "#domain/fields/input-parser.server.ts";
import {
  type AnswerChannel,
  channelLabels,
  type MessageAnswer,
} from "#domain/messages/history-entry.ts";
import {
  assignMessage,
  recordAnswer,
  withdrawAnswer,
} from "#domain/messages/message-history.server.ts";
import type { Db } from "#domain/records/tables.ts";
import { listMessageReaders } from "#domain/staff/staff-users.server.ts";
import { HttpError, validationError } from "#server/http/http-error.ts";
import { tagRoutes } from "../openapi.ts";
import { clampId, orNotFound } from "../response-schemas.ts";
import { route } from "../route.ts";
import { requireStaff, setRouteArea } from "./guard.ts";
import {
  answerSchema,
  channelSchema,
  createMessageEvent,
  historySchema,
  messageNotFoundMessage,
} from "./staff-message-schemas.ts";
import { withAudit } from "./with-audit.ts";

export async function messageAnswerRoutes(app: FastifyInstance, { db }: { db: Db }) {
  tagRoutes(app, "Messages");
  setRouteArea(app, "messages");

  route(
    app,
    {
      method: "POST",
      url: "/api/staff/messages/:id/answer",
      operationId: "recordMessageAnswer",
      summary: "Records that you answered, and moves the message to Handled",
      description: "409 with the colleague's answer in `data`, if there is one since `answered_at`",
      params: idParams,
      body: Type.Object({
        channel: channelSchema,
        answered_at: withDefault(
          Type.String({ title: "Latest answer seen", maxLength: 40, default: "" }),
        ),
      }),
      errorStatuses: [404],
      reply: dataResponse(historySchema),
      conflict: answerSchema,
    },
    async (request) => {
      const id = clampId(request.params);
      const data = await withAudit(
        db,
        request,
        async (trx) => {
          const recorded = orNotFound(
            await recordAnswer(trx, id, request.body, requireStaff(request)),
            messageNotFoundMessage,
          );
          if ("conflict" in recorded) throw answerConflict(recorded.conflict);
          return recorded.history;
        },
        () => createMessageEvent("message-answered", id),
      );
      return { message: getAnsweredMessage(request.body.channel), data };
    },
  );

  route(
    app,
    {
      method: "DELETE",
      url: "/api/staff/messages/:id/answer",
      operationId: "withdrawMessageAnswer",
      summary: "Withdraws your answer and moves the message back to the inbox",
      params: idParams,
      errorStatuses: [404],
      reply: dataResponse(historySchema),
    },
    async (request) => {
      const id = clampId(request.params);
      const data = await withAudit(
        db,
        request,
        async (trx) =>
          orNotFound(await withdrawAnswer(trx, id, requireStaff(request)), notYourAnswerMessage),
        () => createMessageEvent("message-answer-withdrawn", id),
      );
      return { message: "Moved back to the inbox.", data };
    },
  );

  registerAssignment(app, db);
}

function registerAssignment(app: FastifyInstance, db: Db): void {
  route(
    app,
    {
      method: "GET",
      url: "/api/staff/messages/assignees",
      operationId: "listMessageAssignees",
      summary: "The people whom a message can be assigned to",
      reply: dataResponse(Type.Array(Type.Object({ id: Type.String(), name: Type.String() }))),
    },
    async () => ({
      message: "Everybody who reads messages.",
      data: await listMessageReaders(db),
    }),
  );

  route(
    app,
    {
      method: "PUT",
      url: "/api/staff/messages/:id/assignee",
      operationId: "assignMessage",
      summary: "Assigns a message to a colleague; an empty user_id assigns it to nobody",
      params: idParams,
      body: Type.Object({ user_id: Type.String({ title: "Colleague", maxLength: 64 }) }),
      errorStatuses: [404],
      reply: dataResponse(historySchema),
    },
    async (request) => {
      const id = clampId(request.params);
      const { user_id } = request.body;
      const assignee = (await listMessageReaders(db)).find((reader) => reader.id === user_id);
      if (user_id !== "" && assignee === undefined)
        throw validationError({ user_id: "There is no such colleague." });
      const data = await withAudit(
        db,
        request,
        async (trx) =>
          orNotFound(
            await assignMessage(trx, id, assignee, requireStaff(request)),
            messageNotFoundMessage,
          ),
        () =>
          createMessageEvent(
            "message-assigned",
            id,
            assignee ? ` to ${assignee.name}` : " to nobody",
          ),
      );
      const message = assignee ? `Assigned to ${assignee.name}.` : "Assigned to nobody.";
      return { message, data };
    },
  );
}

function getAnsweredMessage(channel: AnswerChannel): string {
  return `Handled. Answered ${channelLabels[channel]}.`;
}

function answerConflict(answer: MessageAnswer): HttpError {
  const text = `${answer.answered_by_name} has already answered ${channelLabels[answer.channel]}.`;
  return new HttpError(409, text, { data: answer });
}

const notYourAnswerMessage = "There is no answer of yours to withdraw.";
