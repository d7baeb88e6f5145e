import assert from "node:assert/strict";
import { it, mock } from "node:test";
import { findMissingPages } from "./find-missing-pages.ts";

it("A page is missing where the server has none, or leads from a service to the list", async () => {
  const responses: Record<string, [status: number, finalPath: string]> = {
    "/contcat": [404, "/contcat"],
    "/service/none": [200, "/services"],
    "/service/some": [200, "/service/some"],
    "/services/": [200, "/services"],
    "/blogs/former": [200, "/blogs/new"],
    "/full": [503, "/full"],
  };
  mock.method(globalThis, "fetch", async (path: string) => {
    const [status, finalPath] = responses[path] ?? [];
    if (status === undefined) throw new TypeError("fetch failed");
    return { status, url: `https://clinic.example${finalPath}` };
  });
  const missing = await findMissingPages([...Object.keys(responses), "/unreachable"]);
  assert.deepEqual([...missing], ["/contcat", "/service/none"]);
});
