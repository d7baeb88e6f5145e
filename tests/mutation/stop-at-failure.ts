import type { TestEvent } from "node:test/reporters";

/** A reporter of the test runner: the first failure kills a mutant, so the rest need not run. */
export default async function* stopAtFailure(events: AsyncIterable<TestEvent>) {
  for await (const { type } of events) if (type === "test:fail") process.exit(1);
  yield "";
}
