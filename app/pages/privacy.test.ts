import assert from "node:assert/strict";
import { it } from "node:test";
import { openSite } from "../../tests/support/open-site.ts";
import { getVisibleText } from "../../tests/support/visible-text.ts";

it("The privacy page describes the configured retention, notification and backups of messages", async () => {
  const mail = {
    SMTP_URL: "smtp://127.0.0.1:9",
    MAIL_FROM: "site@clinic.example",
    MAIL_TO: "desk@clinic.example",
  };
  for (const [environment, promises] of [
    [{}, [/deleted 365 days after/, /No email tells our staff/, /copies are used for/]],
    [mail, [/does not contain the message itself/]],
    [{ BACKUP_PASSPHRASE: "maple otter river" }, [/Backup copies are encrypted, used for/]],
    [
      { ...mail, MESSAGE_RETENTION_DAYS: "30", MAIL_INCLUDE_MESSAGE: "true" },
      [/deleted 30 days after/, /contains the message, too/],
    ],
    [{ MESSAGE_RETENTION_DAYS: "1" }, [/deleted 1 day after/]],
    [{ MESSAGE_RETENTION_DAYS: "0" }, [/kept until we delete them by hand/]],
  ] as const) {
    const site = await openSite("sqlite", { environment: { ...environment } });
    try {
      const { body } = await site.get("/privacy");
      for (const promise of promises) assert.match(body, promise);
      assert.equal(body.includes("365 days"), !("MESSAGE_RETENTION_DAYS" in environment));
    } finally {
      await site.close();
    }
  }
});

it("The privacy page has a space between words where its source has a line break", async () => {
  const site = await openSite("sqlite");
  try {
    const { body } = await site.get("/privacy");
    const [main = ""] = /<main.*<\/main>/s.exec(body) ?? [];
    const text = getVisibleText(main);
    assert.ok(text.includes("complain to the"));
    assert.deepEqual(text.match(/(?<!\p{L})\p{Ll}+\p{Lu}\S*|\S+[.,;:]\p{Lu}\S*/gu) ?? [], []);
  } finally {
    await site.close();
  }
});
