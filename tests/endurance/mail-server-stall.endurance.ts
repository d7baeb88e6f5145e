import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { setTimeout as wait } from "node:timers/promises";
import { openMailServer } from "../support/mail-server.ts";
import { openSite, visitor } from "../support/open-site.ts";
import { isShortRun } from "../support/run-length.ts";

const skip = isShortRun && "a short run has no time for a timeout";

describe("a stalled mail server", { skip }, () => {
  it("A mail server that stalls after accepting an email is tried again after a timeout", async () => {
    const mail = await openMailServer();
    mail.setResponse((_mail, count) => (count === 1 ? "stall" : undefined));
    const site = await openSite("sqlite", {
      environment: {
        SMTP_URL: mail.url,
        MAIL_FROM: "site@northbloom.example",
        MAIL_TO: "desk@northbloom.example",
      },
    });
    await site.post("/send-quote", {
      ...visitor,
      message: "Hello",
    });
    const deadline = Date.now() + 300_000;
    while (mail.received.length === 0) {
      assert.ok(Date.now() < deadline, "no second attempt was made");
      await wait(200);
    }
    const row = await site.db
      .selectFrom("message_outbox")
      .select("attempts")
      .executeTakeFirstOrThrow();
    assert.equal(row.attempts, 2);
    await site.close();
    await mail.close();
  });
});
