import type { FastifyRequest } from "fastify";
import type { Db } from "#domain/records/tables.ts";
import type { Auth } from "#domain/staff/auth.server.ts";
import {
  completeSignIn,
  type SignInMethod,
  type SignInResult,
} from "#domain/staff/complete-sign-in.server.ts";
import { findPasswordHash } from "#domain/staff/credentials.server.ts";
import { describeUserAgent } from "#domain/staff/describe-user-agent.ts";
import type { PasskeySignIn } from "#domain/staff/passkey-sign-in.server.ts";
import type { PasskeyVerifier } from "#domain/staff/passkey-verifier.server.ts";
import type { StaffUser } from "#domain/staff/staff-user.ts";
import type { TextCipher } from "#domain/staff/text-cipher.server.ts";
import { trustSignedInDevice } from "#domain/staff/trust-signed-in-device.server.ts";
import {
  createDeviceCookie,
  findTrustedDeviceId,
  readDeviceTokens,
  removeDeviceTokens,
} from "#domain/staff/trusted-devices.server.ts";
import { recordDevice } from "#domain/staff/user-sessions.server.ts";
import { getClientNetwork } from "../http/client-network.ts";
import { createPasskeySession } from "./passkey-session.ts";
import { createRequestSessions } from "./request-sessions.ts";

type SignInOutcome =
  | { staff: StaffUser; by: SignInMethod; cookies: string[]; passwordHash: string | undefined }
  | { refused: Exclude<SignInResult, { kind: "admitted" }> };

export type Sessions = ReturnType<typeof createSessions>;

/** No other folder touches the session cookies. */
export function createSessions({ db, auth, cipher }: { db: Db; auth: Auth; cipher: TextCipher }) {
  const requestSessions = createRequestSessions({ db, auth });

  return {
    ...requestSessions,

    async startSession(
      request: FastifyRequest,
      { email, password, code }: { email: string; password: string; code: string },
    ): Promise<SignInOutcome> {
      const passwordHash = await findPasswordHash(db, email);
      const signedIn = await signIn(auth, email, password);
      if (signedIn === undefined) return { refused: { kind: "refused" } };
      const { token, user, cookies } = signedIn;
      const network = getClientNetwork(request.ip);
      const deviceTokens = readDeviceTokens(request.headers.cookie);
      const signInAttempt = { userId: user.id, code, network, passwordHash, deviceTokens };
      const signInResult = await orEndSession(token, completeSignIn(db, cipher, signInAttempt));
      if (signInResult.kind !== "admitted") {
        await deleteSession(token);
        return { refused: signInResult };
      }
      await replaceSession(request, token);
      const { id, name, isAdmin, role } = user;
      const staff = { id, name, email: user.email, isAdmin, role };
      return { staff, by: signInResult.by, cookies, passwordHash };
    },

    async startPasskeySession(
      request: FastifyRequest<{ Body: PasskeySignIn }>,
      passkeys: PasskeyVerifier,
    ) {
      const outcome = await createPasskeySession({ db, auth }, passkeys, request.body);
      if ("refusedUserId" in outcome) return outcome;
      const { staff, token, cookie } = outcome;
      await replaceSession(request, token);
      return { staff, cookies: [cookie] };
    },

    /** Undefined unless this user trusts the browser. */
    async findTrustedBrowser(request: FastifyRequest, email: string): Promise<string | undefined> {
      const id = await findTrustedDeviceId(db, email, readDeviceTokens(request.headers.cookie));
      return id && `device ${id}`;
    },

    /** Returns the cookie that lets this browser leave out the code. */
    async trustDevice(
      request: FastifyRequest,
      { staff, passwordHash }: { staff: StaffUser; passwordHash: string | undefined },
    ): Promise<string | undefined> {
      const device = describeUserAgent(request.headers["user-agent"]);
      const network = getClientNetwork(request.ip);
      const token = await trustSignedInDevice(db, { ...staff, device, network }, passwordHash);
      if (token === undefined) return undefined;
      const otherTokens = readDeviceTokens(request.headers.cookie);
      return createDeviceCookie([token, ...otherTokens], await usesSecureCookies());
    },

    async removeThisDevice(request: FastifyRequest): Promise<string> {
      await removeDeviceTokens(db, readDeviceTokens(request.headers.cookie));
      return createDeviceCookie([], await usesSecureCookies());
    },

    async renew(request: FastifyRequest, email: string, password: string): Promise<string[]> {
      const signedIn = await signIn(auth, email, password);
      if (signedIn === undefined) return [];
      await replaceSession(request, signedIn.token);
      return signedIn.cookies;
    },
  };

  async function usesSecureCookies(): Promise<boolean> {
    const { sessionToken } = (await auth.$context).authCookies;
    return sessionToken.attributes.secure === true;
  }

  async function deleteSession(token: string): Promise<void> {
    await (await auth.$context).internalAdapter.deleteSession(token);
  }

  /** The browser gets no cookie after an error, so its session would stay in the list. */
  async function orEndSession<T>(token: string, work: Promise<T>): Promise<T> {
    try {
      return await work;
    } catch (error) {
      await deleteSession(token).catch(() => {});
      throw error;
    }
  }

  async function replaceSession(request: FastifyRequest, token: string): Promise<void> {
    const device = describeUserAgent(request.headers["user-agent"]);
    const network = getClientNetwork(request.ip);
    await orEndSession(token, recordDevice(db, token, { device, network }));
    if (request.raw.headers.cookie !== undefined) await requestSessions.end(request);
  }
}

/** Undefined if the email or the password is wrong; the caller must not reveal which. */
async function signIn(auth: Auth, email: string, password: string) {
  try {
    const { headers, response } = await auth.api.signInEmail({
      body: { email, password },
      returnHeaders: true,
    });
    const user = response.user as StaffUser;
    return { token: response.token, user, cookies: headers.getSetCookie() };
  } catch (error) {
    const { status } = error as { status?: string };
    if (status === "UNAUTHORIZED" || status === "BAD_REQUEST") return undefined;
    throw error;
  }
}
