import type { FastifyRequest } from "fastify";
import type { StaffSession } from "#app/context.ts";
import type { Db } from "#domain/records/tables.ts";
import { hourMs, maxClockSkewMs } from "#domain/records/time-units.ts";
import type { Auth } from "#domain/staff/auth.server.ts";
import type { Role } from "#domain/staff/roles.ts";
import { mustSetUpSecondFactor } from "#domain/staff/second-factor-requirement.server.ts";
import { absoluteLimitHours } from "#domain/staff/session-limits.ts";
import { serviceUnavailable } from "../http/http-error.ts";

export interface TimeLeft {
  /** Until the session ends if there are no more requests. */
  secondsLeft: number;
  /** Until the absolute limit ends it. */
  maxSecondsLeft: number;
}

export interface RequestSession {
  signedIn: StaffSession | undefined;
  remaining: TimeLeft;
  cookies: string[];
}

export interface LazySession {
  (): Promise<RequestSession>;
  cookies: () => string[];
  /** True means that the response is private to this visitor. */
  wasRead: () => boolean;
}

export function createRequestSessions({ db, auth }: { db: Db; auth: Auth }) {
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
    const role = user.role as Role;
    return {
      signedIn: {
        staff: { id, name, email, isAdmin, role },
        sessionId: session.id,
        mustSetUpSecondFactor: isAdmin && (await mustSetUpSecondFactor(db, id)),
      },
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
        sessionPromise ??= find(request).then((session) => {
          cookies = session.cookies;
          return session;
        });
        return sessionPromise;
      };
      return Object.assign(load, {
        cookies: () => cookies,
        wasRead: () => sessionPromise !== undefined,
      });
    },
  };
}

export const noTimeLeft: TimeLeft = { secondsLeft: 0, maxSecondsLeft: 0 };

function signedOut(cookies: string[]): RequestSession {
  return { signedIn: undefined, remaining: noTimeLeft, cookies };
}

/** A session that began while the clock was ahead has ended, or it would last until that date. */
function getTimeLeft({ expiresAt, createdAt }: { expiresAt: Date; createdAt: Date }): TimeLeft {
  if (createdAt.getTime() > Date.now() + maxClockSkewMs) return noTimeLeft;
  const secondsUntil = (timestampMs: number) => Math.floor((timestampMs - Date.now()) / 1000);
  const maxSecondsLeft = secondsUntil(createdAt.getTime() + absoluteLimitHours * hourMs);
  return {
    secondsLeft: Math.min(secondsUntil(expiresAt.getTime()), maxSecondsLeft),
    maxSecondsLeft,
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
