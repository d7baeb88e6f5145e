import Type from "typebox";
import { doneResponse, type Endpoints } from "../fields/endpoint.server.ts";
import { inputSchema } from "../fields/input-parser.server.ts";
import { passwordFields } from "../staff/staff-user.ts";

export const imageEndpoints = {
  remove: {
    method: "POST",
    url: "/api/staff/images/:hash/remove",
    params: Type.Object({ hash: Type.String() }),
    body: inputSchema(passwordFields),
    reply: doneResponse,
  },
} as const satisfies Endpoints;
