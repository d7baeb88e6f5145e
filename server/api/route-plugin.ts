import type { FastifyInstance } from "fastify";
import type { FormTokens } from "#domain/messages/form-token.server.ts";
import type { Db } from "#domain/records/tables.ts";
import type { Auth } from "#domain/staff/auth.server.ts";
import type { PasskeyVerifier } from "#domain/staff/passkey-verifier.server.ts";
import type { TextCipher } from "#domain/staff/text-cipher.server.ts";
import type { Sessions } from "../auth/sessions.ts";
import type { UntrustedProxy } from "../http/detect-untrusted-proxy.ts";
import type { SendStandIn } from "../http/send-stand-in.ts";
import type { MailControls } from "../mail/mailer.ts";
import type { SharedResponder } from "../page-cache/shared-response.ts";

export interface ApiOptions {
  db: Db;
  siteUrl: string;
  auth: Auth;
  cipher: TextCipher;
  sessions: Sessions;
  passkeys: PasskeyVerifier;
  formTokens: FormTokens;
  mailer: MailControls;
  sendStandIn: SendStandIn;
  respondShared: SharedResponder;
  untrustedProxy: UntrustedProxy;
}

export type RoutePlugin = (app: FastifyInstance, options: ApiOptions) => Promise<void>;
