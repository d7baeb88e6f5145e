import Type from "typebox";
import { endSentence } from "#domain/clinic/number-words.ts";
import { dataResponse } from "#domain/fields/endpoint.server.ts";
import { channelLabels } from "#domain/messages/history-entry.ts";
import { messageEndpoints } from "#domain/messages/message-endpoints.server.ts";
import {
  assignMessage,
  recordAnswer,
  withdrawAnswer,
} from "#domain/messages/message-history.server.ts";
import type { MessageAnswer } from "#domain/messages/message-schemas.server.ts";
import { listMessageReaders } from "#domain/staff/staff-users.server.ts";
import { HttpError, validationError } from "#server/http/http-error.ts";
import { route } from "../route.ts";
import type { RoutePlugin } from "../route-plugin.ts";
import { changeMessage } from "./change-message.ts";

export const messageAnswerRoutes: RoutePlugin = async (app, { db }) => {
  route(app, {
    ...messageEndpoints.recordAnswer,
    operationId: "recordMessageAnswer",
    summary: "Records that you answered, and moves the message to Handled",
    description: "409 with the colleague's answer in `data`, if there is one since `answered_at`",
    errorStatuses: [404],
    handler: async (request) => {
      const data = await changeMessage(db, request, {
        action: "message-answered",
        change: async (trx, id, staff) => {
          const recorded = await recordAnswer(trx, id, request.body, staff);
          if (recorded && "conflict" in recorded) throw answerConflict(recorded.conflict);
          return recorded?.history;
        },
      });
      const { channel } = request.body;
      return { message: `Handled. Answered ${channelLabels[channel]}.`, data };
    },
  });

  route(app, {
    ...messageEndpoints.withdrawAnswer,
    operationId: "withdrawMessageAnswer",
    summary: "Withdraws your answer; an earlier one counts again, and the message moves back",
    errorStatuses: [404],
    handler: async (request) => {
      const data = await changeMessage(db, request, {
        action: "message-answer-withdrawn",
        notFoundMessage: "There is no answer of yours to withdraw.",
        change: withdrawAnswer,
      });
      const earlier = data.answer?.answered_by_name;
      const message =
        earlier === undefined
          ? "The answer is withdrawn."
          : `The answer from ${earlier} counts again.`;
      return { message, data };
    },
  });

  route(app, {
    method: "GET",
    url: "/api/staff/messages/assignees",
    operationId: "listMessageAssignees",
    summary: "The people whom a message can be assigned to",
    reply: dataResponse(Type.Array(Type.Object({ id: Type.String(), name: Type.String() }))),
    handler: async () => ({
      message: "Everybody who reads messages.",
      data: await listMessageReaders(db),
    }),
  });

  route(app, {
    ...messageEndpoints.assign,
    operationId: "assignMessage",
    summary: "Assigns a message to a colleague; an empty user_id assigns it to nobody",
    errorStatuses: [404],
    handler: async (request) => {
      const { user_id } = request.body;
      const assignee = (await listMessageReaders(db)).find((reader) => reader.id === user_id);
      if (user_id !== "" && assignee === undefined)
        throw validationError({ user_id: "There is no such colleague." });
      const data = await changeMessage(db, request, {
        action: "message-assigned",
        suffix: assignee ? ` to ${assignee.name}` : " to nobody",
        change: (trx, id, staff) => assignMessage(trx, id, assignee, staff),
      });
      const message = endSentence(`Assigned to ${assignee?.name ?? "nobody"}`);
      return { message, data };
    },
  });
};

function answerConflict(answer: MessageAnswer): HttpError {
  const text = `${answer.answered_by_name} has already answered ${channelLabels[answer.channel]}.`;
  return new HttpError(409, text, { data: answer });
}
