import Type from "typebox";
import { doneResponse } from "#domain/fields/endpoint.server.ts";
import { wordSchema } from "#domain/fields/input-parser.server.ts";
import { route } from "../route.ts";
import type { RoutePlugin } from "../route-plugin.ts";

/** The page is in the Referer header of the beacon, so that a tap carries nothing else. */
export const tapRoutes: RoutePlugin = async (app) => {
  route(app, {
    method: "POST",
    url: "/api/taps/:kind",
    operationId: "recordTap",
    summary: "Counts a tap on Book or Call for the page in the Referer header; limited by network",
    params: Type.Object({ kind: wordSchema(["book", "call"]) }),
    errorStatuses: [429],
    reply: doneResponse,
    handler: async (request) => {
      app.countTap(request.params.kind, request);
      return { message: "Thank you." };
    },
  });
};
