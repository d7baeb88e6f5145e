import Type from "typebox";
import { dataResponse, endpoint, namedObject } from "../fields/endpoint.server.ts";
import { inputSchema } from "../fields/input-parser.server.ts";
import { autosaveFields } from "../records/autosave.ts";
import { kindSchema } from "./record-endpoints.server.ts";

const url = "/api/staff/autosaves/:kind/:id";
const params = Type.Object({ kind: kindSchema, id: Type.Integer({ minimum: 0 }) });

export const autosaveEndpoints = {
  list: endpoint("GET", url, {
    params,
    reply: dataResponse(
      Type.Array(
        namedObject("Autosave", {
          key: Type.String(),
          values: Type.String({ description: "JSON: the values of the form" }),
          based_on: Type.String(),
          saved_at: Type.String(),
        }),
      ),
    ),
  }),
  listEditors: endpoint("GET", "/api/staff/editors/:kind/:id", {
    params,
    reply: dataResponse(Type.Array(Type.String())),
  }),
  store: endpoint("PUT", url, {
    params,
    body: inputSchema(autosaveFields, {}, { schemaName: "NewAutosave" }),
    reply: dataResponse(Type.Object({ saved_at: Type.String() })),
  }),
  remove: endpoint("DELETE", `${url}/:key`, {
    params: Type.Object({
      ...params.properties,
      key: Type.String({ maxLength: autosaveFields.key.limit }),
    }),
  }),
};
