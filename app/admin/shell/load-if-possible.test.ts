import assert from "node:assert/strict";
import { it } from "node:test";
import { loadIfPossible } from "./load-if-possible.ts";

it("A page that cannot be loaded is an error of the site only with a connection", async () => {
  const reported: unknown[] = [];
  globalThis.reportError = (error) => void reported.push(error);
  const failure = new TypeError("Failed to fetch");
  const request = new Request("http://clinic.example/admin");
  const load = () => loadIfPossible({ request, serverLoader: () => Promise.reject(failure) });
  for (const [onLine, expected] of [
    [false, []],
    [true, [failure]],
  ] as const) {
    Object.defineProperty(navigator, "onLine", { value: onLine, configurable: true });
    assert.equal(await load(), undefined);
    assert.deepEqual(reported, expected);
  }
});
