import type { FastifyRequest } from "fastify";
import { type Auth, absoluteLimitMs } from "#domain/staff/auth.server.ts";
import type { StaffUser } from "#domain/staff/user.ts";
import { Refusal } from "./errors.ts";

interface SignedIn {
  staff: StaffUser | undefined;
  /** Set-Cookie lines that have to go out with the answer. */
  cookies: string[];
}

/** A look-up that happens once, at the first asking. */
interface LazySession {
  (): Promise<SignedIn>;
  /** The cookies of the look-up, if it happened. */
  cookies: () => string[];
}

export type Sessions = ReturnType<typeof createSessions>;

/** The bridge from Fastify's requests to Better Auth: nothing else touches its cookies. */
export function createSessions(auth: Auth) {
  async function find(request: FastifyRequest): Promise<SignedIn> {
    if (request.raw.headers.cookie === undefined) return { staff: undefined, cookies: [] };
    const { headers, response } = await auth.api
      .getSession({ headers: cookieHeader(request), returnHeaders: true })
      .catch(tellBusy);
    const cookies = headers.getSetCookie();
    if (response === null) return { staff: undefined, cookies };
    const { user, session } = response;
    if (Date.now() - session.createdAt.getTime() > absoluteLimitMs)
      return { staff: undefined, cookies: (await end(request)).cookies };
    const { id, name, email, isAdmin } = user;
    return { staff: { id, name, email, isAdmin }, cookies };
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
      return Object.assign(look, { cookies: () => cookies });
    },

    /** Undefined where the e-mail or the password is wrong: nobody is told which. */
    async begin({ email, password }: { email: string; password: string }) {
      try {
        const { headers, response } = await auth.api.signInEmail({
          body: { email, password },
          returnHeaders: true,
        });
        const { id, name, isAdmin } = response.user as unknown as StaffUser;
        const staff: StaffUser = { id, name, email: response.user.email, isAdmin };
        return { staff, cookies: headers.getSetCookie() };
      } catch (error) {
        const { status } = error as { status?: string };
        if (status === "UNAUTHORIZED" || status === "BAD_REQUEST") return undefined;
        throw error;
      }
    },
  };
}

/** Better Auth hides what the database said: it can only be away. */
function tellBusy(error: unknown): never {
  if ((error as { status?: string }).status !== "INTERNAL_SERVER_ERROR") throw error;
  throw new Refusal(503, "The site is busy. Please try again in a moment.", {
    retryAfterSeconds: 5,
  });
}

function cookieHeader(request: FastifyRequest): Headers {
  return new Headers({ cookie: request.raw.headers.cookie ?? "" });
}
