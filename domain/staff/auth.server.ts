import type { BetterAuthOptions } from "better-auth";
import { isPostgres } from "../records/is-postgres.server.ts";
import type { Db } from "../records/tables.ts";
import { createPasswordHasher, type PasswordCost } from "./password-hasher.server.ts";
import { idleLimitMinutes } from "./session-limits.ts";
import { withHashedSessionTokens } from "./session-tokens.server.ts";

export type Auth = Pick<BetterAuth, "api" | "$context">;

type BetterAuth = Awaited<ReturnType<typeof loadAuth>>;

interface AuthOptions {
  secret: string;
  siteUrl: string;
  /** Left out except in tests, which hash many passwords. */
  passwordCost?: PasswordCost | undefined;
}

/**
 * Better Auth is used as a library: its HTTP handler is not mounted, and it uses our database
 * (docs/decisions/004). It needs a third of the server's memory, so the first sign-in loads it.
 */
export function createAuth(db: Db, options: AuthOptions): Auth {
  let loading: ReturnType<typeof loadAuth> | undefined;
  const load = () => {
    loading ??= loadAuth(db, options).catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
  type ApiFunction = (...args: unknown[]) => unknown;
  const api = new Proxy({} as BetterAuth["api"], {
    get:
      (_, name) =>
      async (...args: unknown[]) =>
        ((await load()).api as Record<string | symbol, ApiFunction>)[name]?.(...args),
  });
  return {
    api,
    get $context() {
      return load().then((auth) => auth.$context);
    },
  };
}

async function loadAuth(db: Db, { secret, siteUrl, passwordCost }: AuthOptions) {
  const [{ betterAuth }, { getAdapter }] = await Promise.all([
    import("better-auth"),
    import("better-auth/db/adapter"),
  ]);
  const secure = siteUrl.startsWith("https:");
  const settings = {
    // Better Auth expects dates as its own dialect returns them, so our ISO text plugin is left
    // out.
    database: { db: db.withoutPlugins(), type: isPostgres(db) ? "postgres" : "sqlite" },
    secret,
    baseURL: siteUrl,
    telemetry: { enabled: false },
    logger: { disabled: true },
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      minPasswordLength: 1, // our own schema checks the length
      maxPasswordLength: 16,
      password: createPasswordHasher(passwordCost),
    },
    user: {
      modelName: "staff_user",
      additionalFields: {
        isAdmin: { type: "boolean", required: true, input: false },
        role: { type: "string", required: true, input: false },
        disabledAt: { type: "date", required: false, input: false },
      },
    },
    session: {
      modelName: "staff_session",
      expiresIn: idleLimitMinutes * 60,
      updateAge: 60,
      cookieCache: { enabled: false },
    },
    account: { modelName: "staff_account" },
    verification: { modelName: "staff_verification" },
    advanced: {
      // The option would add the __Host- prefix a second time.
      useSecureCookies: false,
      cookies: {
        session_token: {
          name: secure ? "__Host-session" : "session",
          attributes: { httpOnly: true, sameSite: "lax", path: "/", secure },
        },
      },
    },
  } satisfies BetterAuthOptions;
  const adapter = withHashedSessionTokens(await getAdapter(settings));
  return betterAuth({ ...settings, database: () => adapter });
}
