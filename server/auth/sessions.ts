import type { FastifyRequest } from "fastify";
import type { Db } from "#domain/records/tables.ts";
import { hourMs } from "#domain/records/time-units.ts";
import type { Auth } from "#domain/staff/auth.server.ts";
import { completeSignIn, type SignInResult } from "#domain/staff/complete-sign-in.server.ts";
import { findPasswordHash } from "#domain/staff/credentials.server.ts";
import { describeUserAgent } from "#domain/staff/describe-user-agent.ts";
import { lacksRequiredSecondFactor } from "#domain/staff/second-factor-requirement.server.ts";
import { absoluteLimitHours } from "#domain/staff/session-limits.ts";
import type { StaffUser } from "#domain/staff/staff-user.ts";
import type { TextCipher } from "#domain/staff/text-cipher.server.ts";
import { recordDevice } from "#domain/staff/user-sessions.server.ts";
import { getClientNetwork } from "../http/client-network.ts";
import { serviceUnavailable } from "../http/http-error.ts";

export interface TimeLeft {
  /** Until the session ends if there are no more requests. */
  secondsLeft: number;
  /** Until the absolute limit ends it. */
  mostSecondsLeft: number;
}

interface RequestSession {
  staff: StaffUser | undefined;
  sessionId: string | undefined;
  mustSetUpSecondFactor: boolean;
  remaining: TimeLeft;
  cookies: string[];
}

interface LazySession {
  (): Promise<RequestSession>;
  cookies: () => string[];
  /** True means that the response is private to this visitor. */
  wasRead: () => boolean;
}

type SignInOutcome =
  | { staff: StaffUser; by: "password" | "app" | "recovery"; cookies: string[] }
  | { refused: Exclude<SignInResult, { kind: "admitted" }> };

interface SessionsOptions {
  db: Db;
  auth: Auth;
  cipher: TextCipher;
}

export type Sessions = ReturnType<typeof createSessions>;

/** Bridges Fastify requests and Better Auth; no other module touches the session cookies. */
export function createSessions({ db, auth, cipher }: SessionsOptions) {
  /** `disableRefresh` reads the session without extending it. */
  async function find(request: FastifyRequest, disableRefresh = false): Promise<RequestSession> {
    if (request.raw.headers.cookie === undefined) return signedOut([]);
    const { headers, response } = await auth.api
      .getSession({
        headers: getCookieHeader(request),
        query: { disableRefresh },
        returnHeaders: true,
      })
      .catch(throwUnavailable);
    const cookies = headers.getSetCookie();
    if (response === null) return signedOut(cookies);
    const { user, session } = response;
    const remaining = getTimeLeft(session);
    if (remaining.secondsLeft <= 0 || user.disabledAt)
      return signedOut((await end(request)).cookies);
    const { id, name, email, isAdmin } = user;
    return {
      staff: { id, name, email, isAdmin },
      sessionId: session.id,
      mustSetUpSecondFactor: isAdmin && (await lacksRequiredSecondFactor(db, id)),
      remaining,
      cookies,
    };
  }

  async function end(request: FastifyRequest): Promise<{ cookies: string[] }> {
    const { headers } = await auth.api.signOut({
      headers: getCookieHeader(request),
      returnHeaders: true,
    });
    return { cookies: headers.getSetCookie() };
  }

  return {
    find,
    end,

    lazySession(request: FastifyRequest): LazySession {
      let sessionPromise: Promise<RequestSession> | undefined;
      let cookies: string[] = [];
      const load = () => {
        sessionPromise ??= find(request).then((signedIn) => {
          cookies = signedIn.cookies;
          return signedIn;
        });
        return sessionPromise;
      };
      return Object.assign(load, {
        cookies: () => cookies,
        wasRead: () => sessionPromise !== undefined,
      });
    },

    async startSession(
      request: FastifyRequest,
      { email, password, code }: { email: string; password: string; code: string },
    ): Promise<SignInOutcome> {
      const passwordHash = await findPasswordHash(db, email);
      const signedIn = await signIn(email, password);
      if (signedIn === undefined) return { refused: { kind: "refused" } };
      const { token, user, cookies } = signedIn;
      const network = getClientNetwork(request.ip);
      const signInAttempt = { userId: user.id, code, network, passwordHash };
      const signInResult = await completeSignIn(db, cipher, signInAttempt);
      if (signInResult.kind !== "admitted") {
        await (await auth.$context).internalAdapter.deleteSession(token);
        return { refused: signInResult };
      }
      await replaceSession(request, token);
      const { id, name, isAdmin } = user;
      return { staff: { id, name, email: user.email, isAdmin }, by: signInResult.by, cookies };
    },

    async renew(request: FastifyRequest, email: string, password: string): Promise<string[]> {
      const signedIn = await signIn(email, password);
      if (signedIn === undefined) return [];
      await replaceSession(request, signedIn.token);
      return signedIn.cookies;
    },
  };

  async function replaceSession(request: FastifyRequest, token: string): Promise<void> {
    const device = describeUserAgent(request.headers["user-agent"]);
    await recordDevice(db, token, { device, network: getClientNetwork(request.ip) });
    if (request.raw.headers.cookie !== undefined) await end(request);
  }

  /** Undefined if the email or the password is wrong; the caller must not reveal which. */
  async function signIn(email: string, password: string) {
    try {
      const { headers, response } = await auth.api.signInEmail({
        body: { email, password },
        returnHeaders: true,
      });
      const user = response.user as unknown as StaffUser;
      return { token: response.token, user, cookies: headers.getSetCookie() };
    } catch (error) {
      const { status } = error as { status?: string };
      if (status === "UNAUTHORIZED" || status === "BAD_REQUEST") return undefined;
      throw error;
    }
  }
}

function signedOut(cookies: string[]): RequestSession {
  const remaining = { secondsLeft: 0, mostSecondsLeft: 0 };
  return {
    staff: undefined,
    sessionId: undefined,
    mustSetUpSecondFactor: false,
    remaining,
    cookies,
  };
}

function getTimeLeft({ expiresAt, createdAt }: { expiresAt: Date; createdAt: Date }): TimeLeft {
  const secondsUntil = (timestampMs: number) => Math.floor((timestampMs - Date.now()) / 1000);
  const mostSecondsLeft = secondsUntil(createdAt.getTime() + absoluteLimitHours * hourMs);
  return {
    secondsLeft: Math.min(secondsUntil(expiresAt.getTime()), mostSecondsLeft),
    mostSecondsLeft,
  };
}

/** Better Auth hides database errors, and an internal error of it is always one of those. */
function throwUnavailable(error: unknown): never {
  if ((error as { status?: string }).status !== "INTERNAL_SERVER_ERROR") throw error;
  throw serviceUnavailable();
}

function getCookieHeader(request: FastifyRequest): Headers {
  return new Headers({ cookie: request.raw.headers.cookie ?? "" });
}
