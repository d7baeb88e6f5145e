import { benchAdmin, type Server } from "./server-processes.ts";

export type StaffSession = Awaited<ReturnType<typeof signIn>>;

/** The pages of a staff user are never cached. */
export async function signIn({ origin }: Server) {
  const json = { "content-type": "application/json" };
  const body = JSON.stringify(benchAdmin);
  const response = await fetch(`${origin}/api/users/login`, {
    method: "POST",
    headers: json,
    body,
  });
  const cookie = response.headers.getSetCookie()[0]?.split(";", 1)[0];
  if (!response.ok || cookie === undefined) throw new Error(`sign-in failed: ${response.status}`);

  async function request(path: string, options: RequestInit): Promise<string> {
    const pageResponse = await fetch(origin + path, { ...options, redirect: "manual" });
    const text = await pageResponse.text();
    if (pageResponse.status !== 200) throw new Error(`${path}: ${pageResponse.status}`);
    return text;
  }

  return {
    read: (path: string) => request(path, { headers: { cookie } }),
    add: (path: string, item: object) =>
      request(path, { method: "POST", headers: { cookie, ...json }, body: JSON.stringify(item) }),
    upload: (path: string, image: Buffer) => {
      const body = new FormData();
      body.append("image", new File([new Uint8Array(image)], "photo.jpg", { type: "image/jpeg" }));
      return request(path, { method: "POST", headers: { cookie }, body });
    },
    save: (path: string, change: object) =>
      request(path, { method: "PUT", headers: { cookie, ...json }, body: JSON.stringify(change) }),
  };
}
