import type { FastifyRequest } from "fastify";
import { hourMs } from "#domain/attempts.server.ts";
import type { Auth } from "#domain/staff/auth.server.ts";
import { findPasswordHash } from "#domain/staff/credentials.server.ts";
import { deviceInWords } from "#domain/staff/device.ts";
import type { Sealer } from "#domain/staff/sealed-text.server.ts";
import { owesSecondFactor } from "#domain/staff/second-factor-duty.server.ts";
import { absoluteLimitHours } from "#domain/staff/session.ts";
import { type Admission, admit } from "#domain/staff/sign-in.server.ts";
import type { StaffUser } from "#domain/staff/user.ts";
import { noteDevice } from "#domain/staff/user-sessions.server.ts";
import type { Db } from "#domain/tables.ts";
import { clientNetwork } from "./client-network.ts";
import { tooBusy } from "./errors.ts";

export interface TimeLeft {
  /** Until the session ends if there are no more requests. */
  secondsLeft: number;
  /** Until the absolute limit ends it. */
  mostSecondsLeft: number;
}

interface SignedIn {
  staff: StaffUser | undefined;
  sessionId: string | undefined;
  owesSecondFactor: boolean;
  left: TimeLeft;
  cookies: string[];
}

interface LazySession {
  (): Promise<SignedIn>;
  cookies: () => string[];
  /** True means that the response is private to this visitor. */
  wasAsked: () => boolean;
}

type Begun =
  | { staff: StaffUser; by: "password" | "app" | "recovery"; cookies: string[] }
  | { refused: Exclude<Admission, { kind: "admitted" }> };

interface SessionsOptions {
  db: Db;
  auth: Auth;
  sealer: Sealer;
}

export type Sessions = ReturnType<typeof createSessions>;

/** Bridges Fastify requests and Better Auth; no other module touches the session cookies. */
export function createSessions({ db, auth, sealer }: SessionsOptions) {
  /** `disableRefresh` reads the session without extending it. */
  async function find(request: FastifyRequest, disableRefresh = false): Promise<SignedIn> {
    if (request.raw.headers.cookie === undefined) return nobody([]);
    const { headers, response } = await auth.api
      .getSession({
        headers: cookieHeader(request),
        query: { disableRefresh },
        returnHeaders: true,
      })
      .catch(tellBusy);
    const cookies = headers.getSetCookie();
    if (response === null) return nobody(cookies);
    const { user, session } = response;
    const left = timeLeft(session);
    if (left.secondsLeft <= 0 || user.disabledAt) return nobody((await end(request)).cookies);
    const { id, name, email, isAdmin } = user;
    return {
      staff: { id, name, email, isAdmin },
      sessionId: session.id,
      owesSecondFactor: isAdmin && (await owesSecondFactor(db, id)),
      left,
      cookies,
    };
  }

  async function end(request: FastifyRequest): Promise<{ cookies: string[] }> {
    const { headers } = await auth.api.signOut({
      headers: cookieHeader(request),
      returnHeaders: true,
    });
    return { cookies: headers.getSetCookie() };
  }

  return {
    find,
    end,

    lazily(request: FastifyRequest): LazySession {
      let found: Promise<SignedIn> | undefined;
      let cookies: string[] = [];
      const look = () => {
        found ??= find(request).then((signedIn) => {
          cookies = signedIn.cookies;
          return signedIn;
        });
        return found;
      };
      return Object.assign(look, { cookies: () => cookies, wasAsked: () => found !== undefined });
    },

    async begin(
      request: FastifyRequest,
      { email, password, code }: { email: string; password: string; code: string },
    ): Promise<Begun> {
      const passwordHash = await findPasswordHash(db, email);
      const signedIn = await signIn(email, password);
      if (signedIn === undefined) return { refused: { kind: "refused" } };
      const { token, user, cookies } = signedIn;
      const network = clientNetwork(request.ip);
      const applicant = { userId: user.id, code, network, passwordHash };
      const admission = await admit(db, sealer, applicant);
      if (admission.kind !== "admitted") {
        await (await auth.$context).internalAdapter.deleteSession(token);
        return { refused: admission };
      }
      await takeOver(request, token);
      const { id, name, isAdmin } = user;
      return { staff: { id, name, email: user.email, isAdmin }, by: admission.by, cookies };
    },

    async renew(request: FastifyRequest, email: string, password: string): Promise<string[]> {
      const signedIn = await signIn(email, password);
      if (signedIn === undefined) return [];
      await takeOver(request, signedIn.token);
      return signedIn.cookies;
    },
  };

  async function takeOver(request: FastifyRequest, token: string): Promise<void> {
    const device = deviceInWords(request.headers["user-agent"]);
    await noteDevice(db, token, { device, network: clientNetwork(request.ip) });
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

function nobody(cookies: string[]): SignedIn {
  const left = { secondsLeft: 0, mostSecondsLeft: 0 };
  return { staff: undefined, sessionId: undefined, owesSecondFactor: false, left, cookies };
}

function timeLeft({ expiresAt, createdAt }: { expiresAt: Date; createdAt: Date }): TimeLeft {
  const secondsUntil = (moment: number) => Math.floor((moment - Date.now()) / 1000);
  const mostSecondsLeft = secondsUntil(createdAt.getTime() + absoluteLimitHours * hourMs);
  return {
    secondsLeft: Math.min(secondsUntil(expiresAt.getTime()), mostSecondsLeft),
    mostSecondsLeft,
  };
}

/** Better Auth hides database errors, and an internal error of it is always one of those. */
function tellBusy(error: unknown): never {
  if ((error as { status?: string }).status !== "INTERNAL_SERVER_ERROR") throw error;
  throw tooBusy();
}

function cookieHeader(request: FastifyRequest): Headers {
  return new Headers({ cookie: request.raw.headers.cookie ?? "" });
}
