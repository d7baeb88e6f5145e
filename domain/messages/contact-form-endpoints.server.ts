import Type from "typebox";
import {
  dataResponse,
  doneResponse,
  endpoint,
  errorSchema,
  namedObject,
} from "../fields/endpoint.server.ts";
import { formTokenPath, type MessageForm } from "./message.ts";
import { messageSchema } from "./receive-message.server.ts";

export const formTokenEndpoint = endpoint("GET", formTokenPath, {
  reply: dataResponse(Type.Object({ stamp: Type.String() })),
});

const sentResponse = Type.Object(
  { ...doneResponse.properties, msg: Type.Literal("success") },
  { schemaName: "FormResponse", description: "The message is stored" },
);

export const formErrorSchema = namedObject("FormErrorResponse", {
  ...errorSchema.properties,
  msg: Type.Literal("fail"),
});

export const createFormEndpoint = (form: MessageForm) =>
  endpoint("POST", form.path, { body: messageSchema(form), reply: sentResponse });
