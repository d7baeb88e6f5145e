import type { TestEvent } from "node:test/reporters";

/** A reporter of `node --test` that writes the path of each file with a failed test on a line. */
export default async function* listFailedFiles(source: AsyncIterable<TestEvent>) {
  const files = new Set<string>();
  for await (const { type, data } of source)
    if (type === "test:fail" && !isSuite(data.details.error)) files.add(data.file ?? "unknown");
  yield [...files].map((file) => `${file}\n`).join("");
}

function isSuite(error: Error & { failureType?: string }): boolean {
  return error.failureType === "subtestsFailed";
}
