import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { parsePublishedDate } from "#domain/posts/published-date.ts";
import type { AuditEntry } from "#domain/staff/audit-log.server.ts";
import { readAuditQuery, toAuditFilter } from "./audit-filter.server.ts";
import { formatAuditEntry } from "./format-audit-entry.ts";

describe("the activity log", () => {
  it("A filter that cannot be read is left out", () => {
    const read = (search: string) => readAuditQuery(`https://clinic.example/log?${search}`);
    assert.deepEqual(read("what=everything&who=a%20b&from=2026-02-30&until=soon"), {
      ...{ what: "", who: "", from: "", until: "" },
    });
    assert.deepEqual(read("what=__proto__").what, "");
    assert.deepEqual(toAuditFilter(read("")), {
      ...{ group: undefined, userId: undefined, from: undefined, until: undefined },
    });
  });

  it("Days are those of the clinic, and the last one is included", () => {
    const query = { what: "attention", who: "a-1", from: "2026-11-23", until: "2026-11-24" };
    assert.deepEqual(toAuditFilter(query), {
      ...{ group: "attention", userId: "a-1" },
      from: parsePublishedDate("2026-11-23T00:00"),
      until: parsePublishedDate("2026-11-25T00:00"),
    });
  });

  it("A refused sign-in is not told as if the user had tried it", () => {
    const format = (entry: Partial<AuditEntry>) => {
      const { userName, description } = formatAuditEntry({
        ...{ user_name: "Tobin A.", target_name: "", times: 1, ...entry },
      } as AuditEntry);
      return `${userName} ${description}`;
    };
    assert.equal(
      format({ action: "sign-in-failed", times: 14 }),
      "Somebody tried to sign in as “Tobin A.”, and was refused, 14 times within an hour",
    );
    assert.equal(
      format({ action: "sign-in-failed", user_name: "Someone unknown" }),
      "Someone unknown tried to sign in, and was refused",
    );
    assert.equal(
      format({ action: "post-trashed", target_name: "$& and $1" }),
      "Tobin A. put the post “$& and $1” in the trash",
    );
    assert.equal(
      format({ action: "message-moved", target_name: "3 messages" }),
      "Tobin A. moved 3 messages",
    );
    assert.equal(
      format({ action: "message-trashed", target_name: "message 55" }),
      "Tobin A. put message 55 in the trash",
    );
    assert.equal(
      format({ action: "spam-emptied", target_name: "3 messages" }),
      "Tobin A. emptied the spam folder (3 messages)",
    );
  });
});
