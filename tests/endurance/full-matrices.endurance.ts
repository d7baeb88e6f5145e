import { isShortRun } from "../support/run-length.ts";

/** `npm test` samples the rows of these tests. */
if (!isShortRun) {
  process.env.TEST_MATRIX = "full";
  await import("../browser/header-menus.test.ts");
  await import("../browser/lazy-loading.test.ts");
  await import("../browser/long-words.test.ts");
  await import("../browser/page-accessibility.test.ts");
  await import("../browser/urgent-care-card.test.ts");
  await import("../database-upgrade.test.ts");
  await import("../security/malformed-bodies.test.ts");
  await import("../security/odd-field-values.test.ts");
}
