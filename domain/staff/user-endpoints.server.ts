import Type, { type Static } from "typebox";
import { dataResponse, endpoint, namedObject } from "../fields/endpoint.server.ts";
import { inputSchema, textSchemas, wordSchema } from "../fields/input-parser.server.ts";
import { roles } from "./roles.ts";
import { newUserFields, passwordFields } from "./staff-user.ts";

const roleSchema = wordSchema(roles, { title: "Role", schemaName: "Role" });

export const signedInUserSchema = Type.Object(
  {
    id: Type.String(),
    name: Type.String(),
    email: Type.String(),
    isAdmin: Type.Boolean(),
    role: roleSchema,
  },
  { schemaName: "SignedInUser", description: "The user who is signed in now" },
);

const optionalRole = Type.Optional(roleSchema);
const optionalFlag = (title: string) => Type.Optional(Type.Boolean({ title }));
const adminLabel = "May enter the staff area";

const userParams = Type.Object({ id: Type.String({ maxLength: 64 }) });
const confirmed = { params: userParams, body: inputSchema(passwordFields) } as const;
const userSchema = namedObject("StaffUser", {
  id: Type.String(),
  ...textSchemas(newUserFields),
  isAdmin: Type.Boolean({ description: adminLabel }),
  role: roleSchema,
  isDisabled: Type.Boolean(),
  hasSecondFactor: Type.Boolean(),
  hasPasskey: Type.Boolean(),
  hasPassword: Type.Boolean(),
  last_sign_in_at: Type.Union([Type.String(), Type.Null()], {
    description: "Null until the first sign-in",
  }),
});
export type StaffUserListItem = Static<typeof userSchema>;

const linkResponse = dataResponse(userSchema, {
  link: Type.String({ description: "One-time link for the user, returned only once" }),
});
const requirementSchema = namedObject("SecondFactorRequirement", {
  isRequired: Type.Boolean({ title: "Required" }),
});

const usersUrl = "/api/staff/users";
const requirementUrl = "/api/staff/second-factor-requirement";

export const userEndpoints = {
  list: endpoint("GET", usersUrl, { reply: dataResponse(Type.Array(userSchema)) }),
  create: endpoint("POST", usersUrl, {
    body: inputSchema(
      { ...newUserFields, ...passwordFields },
      { isAdmin: optionalFlag(adminLabel), role: optionalRole },
    ),
    reply: linkResponse,
  }),
  update: endpoint("PUT", `${usersUrl}/:id`, {
    params: userParams,
    body: inputSchema(passwordFields, {
      role: optionalRole,
      isAdmin: optionalFlag(adminLabel),
      isDisabled: optionalFlag("Disabled"),
    }),
    reply: dataResponse(userSchema),
  }),
  remove: endpoint("DELETE", `${usersUrl}/:id`, confirmed),
  createPasswordLink: endpoint("POST", `${usersUrl}/:id/link`, {
    ...confirmed,
    reply: linkResponse,
  }),
  removeSecondFactor: endpoint("POST", `${usersUrl}/:id/second-factor/off`, {
    ...confirmed,
    reply: dataResponse(userSchema),
  }),
  endSessions: endpoint("POST", `${usersUrl}/:id/sessions/end`, {
    ...confirmed,
    reply: dataResponse(userSchema),
  }),
  findRequirement: endpoint("GET", requirementUrl, { reply: dataResponse(requirementSchema) }),
  setRequirement: endpoint("PUT", requirementUrl, {
    body: inputSchema(passwordFields, requirementSchema.properties),
    reply: dataResponse(requirementSchema),
  }),
};
