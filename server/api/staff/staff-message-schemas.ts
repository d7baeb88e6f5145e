import Type from "typebox";
import { messageFolders } from "#domain/messages/message.ts";
import { dataResponse } from "../response-schemas.ts";

export const messageNotFoundMessage = "There is no such message.";

export const folderSchema = Type.Union(
  messageFolders.map((folder) => Type.Literal(folder)),
  { title: "Folder", schemaName: "MessageFolder" },
);
/** Sent in a body, not in a URL, because a search contains names and phone numbers. */
export const searchSchema = Type.Object({
  folder: folderSchema,
  search: Type.Optional(Type.String({ title: "Search", maxLength: 100, default: "" })),
  page: Type.Optional(Type.Integer({ title: "Page", minimum: 1, maximum: 10_000, default: 1 })),
});
export const folderQuery = Type.Object({ folder: Type.Optional(folderSchema) });

export const messageSchema = Type.Object(
  {
    message_id: Type.Integer(),
    name: Type.String(),
    email: Type.String(),
    phone: Type.String(),
    message: Type.String(),
    form_type: Type.String(),
    folder: folderSchema,
    received_at: Type.String(),
  },
  { schemaName: "Message" },
);
const nullableText = Type.Union([Type.String(), Type.Null()]);
export const openMessageSchema = Type.Object(
  {
    ...messageSchema.properties,
    readings: Type.Array(Type.Object({ reader_name: Type.String(), read_at: Type.String() })),
    notification: Type.Optional(
      Type.Object({ sent_at: nullableText, attempts: Type.Integer(), last_failure: nullableText }),
    ),
    ofThisPerson: Type.Integer(),
  },
  { schemaName: "MessageDetails" },
);
export const messageListResponse = dataResponse(
  Type.Array(
    Type.Object(
      {
        message_id: Type.Integer(),
        name: Type.String(),
        excerpt: Type.String(),
        received_at: Type.String(),
        isUnread: Type.Boolean(),
      },
      { schemaName: "ListedMessage" },
    ),
  ),
  {
    counts: Type.Object(
      Object.fromEntries(messageFolders.map((folder) => [folder, Type.Integer()])),
      { schemaName: "MessageCounts" },
    ),
  },
);
