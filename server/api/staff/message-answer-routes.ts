import type { FastifyInstance } from "fastify";
import Type from "typebox";
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
import {
  clampId,
  conflictResponse,
  dataResponse,
  errorResponses,
  idParams,
  orNotFound,
} from "../response-schemas.ts";
import { requireStaff } from "./guard.ts";
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

  app.post<{ Params: { id: number }; Body: { channel: AnswerChannel; answered_at: string } }>(
    "/api/staff/messages/:id/answer",
    {
      schema: {
        operationId: "recordMessageAnswer",
        summary: "Records that you answered, and moves the message to Handled",
        description:
          "409 with the colleague's answer in `data`, if there is one since `answered_at`",
        params: idParams,
        body: Type.Object({
          channel: channelSchema,
          answered_at: Type.Optional(
            Type.String({ title: "Latest answer seen", maxLength: 40, default: "" }),
          ),
        }),
        errorStatuses: [404],
        response: {
          200: dataResponse(historySchema),
          409: conflictResponse(answerSchema),
          ...errorResponses,
        },
      },
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
      return { status: "success", message: getAnsweredMessage(request.body.channel), data };
    },
  );

  app.delete<{ Params: { id: number } }>(
    "/api/staff/messages/:id/answer",
    {
      schema: {
        operationId: "withdrawMessageAnswer",
        summary: "Withdraws your answer and moves the message back to the inbox",
        params: idParams,
        errorStatuses: [404],
        response: { 200: dataResponse(historySchema), ...errorResponses },
      },
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
      return { status: "success", message: "Moved back to the inbox.", data };
    },
  );

  registerAssignment(app, db);
}

function registerAssignment(app: FastifyInstance, db: Db): void {
  app.get(
    "/api/staff/messages/assignees",
    {
      schema: {
        operationId: "listMessageAssignees",
        summary: "The people whom a message can be assigned to",
        response: {
          200: dataResponse(Type.Array(Type.Object({ id: Type.String(), name: Type.String() }))),
          ...errorResponses,
        },
      },
    },
    async () => ({
      status: "success",
      message: "Everybody who reads messages.",
      data: await listMessageReaders(db),
    }),
  );

  app.put<{ Params: { id: number }; Body: { user_id: string } }>(
    "/api/staff/messages/:id/assignee",
    {
      schema: {
        operationId: "assignMessage",
        summary: "Assigns a message to a colleague; an empty user_id assigns it to nobody",
        params: idParams,
        body: Type.Object({ user_id: Type.String({ title: "Colleague", maxLength: 64 }) }),
        errorStatuses: [404],
        response: { 200: dataResponse(historySchema), ...errorResponses },
      },
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
      return { status: "success", message, data };
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
