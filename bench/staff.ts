import { admin, type Server } from "./processes.ts";

export type Staff = Awaited<ReturnType<typeof signIn>>;

/** Signs in a staff user, whose pages are never cached. */
export async function signIn({ origin }: Server) {
  const json = { "content-type": "application/json" };
  const body = JSON.stringify(admin);
  const reply = await fetch(`${origin}/api/users/login`, { method: "POST", headers: json, body });
  const cookie = reply.headers.getSetCookie()[0]?.split(";", 1)[0];
  if (!reply.ok || cookie === undefined) throw new Error(`sign-in failed: ${reply.status}`);

  async function ask(path: string, options: RequestInit): Promise<string> {
    const answer = await fetch(origin + path, { ...options, redirect: "manual" });
    const text = await answer.text();
    if (answer.status !== 200) throw new Error(`${path}: ${answer.status}`);
    return text;
  }

  return {
    read: (path: string) => ask(path, { headers: { cookie } }),
    save: (path: string, change: object) =>
      ask(path, { method: "PUT", headers: { cookie, ...json }, body: JSON.stringify(change) }),
  };
}
