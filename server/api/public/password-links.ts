import type { FastifyInstance } from "fastify";
import Type from "typebox";
import { inputSchema } from "#domain/input.server.ts";
import type { Auth } from "#domain/staff/auth.server.ts";
import { findLinkOwner, usePasswordLink } from "#domain/staff/password-links.server.ts";
import { linkFields, newPasswordFields } from "#domain/staff/user.ts";
import type { Db } from "#domain/tables.ts";
import { clientNetwork } from "../../client-network.ts";
import { badInput } from "../../errors.ts";
import { passwordPolicy } from "../../password-policy.ts";
import { dataReply, doneReply, failures, found } from "../replies.ts";

const missing = "This link was used already, or has expired. Please ask an admin for a new one.";

/**
 * One-time links for users who cannot sign in. The token travels in the body, never in a URL, which
 * would be logged; its 256 bits need no rate limit.
 */
export async function passwordLinkRoutes(
  app: FastifyInstance,
  { db, auth }: { db: Db; auth: Auth },
) {
  app.post<{ Body: { token: string } }>(
    "/api/users/password-link",
    {
      schema: {
        summary: "Returns the user of a valid one-time link",
        body: inputSchema(linkFields),
        response: {
          200: dataReply(Type.Object({ name: Type.String(), email: Type.String() })),
          ...failures,
        },
      },
    },
    async (request) => {
      const { name, email } = found(await findLinkOwner(db, request.body.token), missing);
      return { status: "success", message: "This link works.", data: { name, email } };
    },
  );

  app.post<{ Body: { token: string; new_password: string } }>(
    "/api/users/new-password",
    {
      schema: {
        summary: "Sets a password with a one-time link; every session of the user ends",
        body: inputSchema(newPasswordFields),
        response: { 200: doneReply, ...failures },
      },
    },
    async (request) => {
      const { token, new_password: password } = request.body;
      const network = clientNetwork(request.ip);
      const use = { token, password, network, policy: passwordPolicy };
      const used = found(await usePasswordLink(db, auth, use), missing);
      if ("problem" in used) throw badInput({ new_password: used.problem });
      return { status: "success", message: "Your password is set. You can sign in with it now." };
    },
  );
}
