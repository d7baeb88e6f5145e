import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";
import {
  type MailServer,
  mailEnvironment,
  openMailServer,
} from "../../tests/support/mail-server.ts";
import { openSite, type Site } from "../../tests/support/open-site.ts";

describe("a notification that contains the message", () => {
  let mail: MailServer;
  let site: Site;
  before(async () => {
    mail = await openMailServer();
    const environment = mailEnvironment(mail, { MAIL_INCLUDE_MESSAGE: "true" });
    site = await openSite("sqlite", { environment });
  });
  after(async () => {
    await site.close();
    await mail.close();
  });

  it("A notification with a message in any script can be replied to and has plain text and HTML", async () => {
    const message = "می‌خواهم <b>فردا</b> بیایم\nSalamat po";
    await site.post("/send-contact-form-main", {
      name: "કૃષ્ણા پیام",
      email: "krishna@northbloom.example",
      phoneNum: "4165550123",
      message,
      formType: "Page in Gujarati",
    });
    const [{ source = "" } = {}] = await mail.waitFor(1);
    assert.match(source, /^Reply-To: .*<krishna@northbloom\.example>$/ms);
    const text = decoded(source);
    assert.ok(text.includes("می‌خواهم <b>فردا</b> بیایم"));
    assert.ok(
      text.includes('<p dir="auto">می‌خواهم &lt;b&gt;فردا&lt;/b&gt; بیایم<br>Salamat po</p>'),
    );
    assert.match(source, /^Subject: Message \d+ from the website$/m);
    assert.ok(text.includes("4165550123"));
    assert.ok(text.includes("Sent from the page in Gujarati."));
    assert.ok(decodedWords(source).includes("કૃષ્ણા پیام"));
  });

  const injections = [
    "Imani\r\nBcc: evil@evil.example",
    "Imani\nSubject: other",
    "Imani\u2028Bcc: evil@evil.example",
    '"Imani" <evil@evil.example>, x',
    "=?utf-8?Q?Imani=0D=0ABcc:_evil=40evil.example?=",
    "Imani\u0085Bcc: evil@evil.example",
    "Imani;evil@evil.example",
  ];
  for (const name of injections) {
    it(`A visitor's name cannot inject a header or a recipient: ${JSON.stringify(name)}`, async () => {
      const before = mail.received.length;
      const response = await site.post("/send-quote", { ...visitor, name, message: "Hi" });
      if (response.statusCode === 400) return;
      const received = (await mail.waitFor(before + 1))[before];
      assert.deepEqual(received?.to, ["desk@northbloom.example"]);
      const head = received?.source.split("\r\n\r\n", 1)[0] ?? "";
      const names = [...head.matchAll(/^([\w-]+):/gm)].map(([, header]) => header?.toLowerCase());
      assert.ok(!names.includes("bcc") && !names.includes("cc"), head);
      assert.equal(names.filter((header) => header === "subject").length, 1);
      const [, replyTo = ""] = /^Reply-To: (.*(?:\r\n\s.*)*)/m.exec(head) ?? [];
      const addresses = replyTo.replace(/"(?:[^"\\]|\\.)*"/g, "").match(/<[^>]*>/g);
      assert.deepEqual(addresses, ["<imani@northbloom.example>"]);
    });
  }
});

const visitor = { email: "imani@northbloom.example", phone: "4165550199" };

function decoded(source: string): string {
  const parts = source.split(/\r\n\r\n/).slice(1);
  return parts
    .map((part) => Buffer.from(part.replace(/\r\n--.*/s, ""), "base64").toString("utf8"))
    .concat(
      parts.map((part) =>
        Buffer.from(
          part
            .replace(/=\r\n/g, "")
            .replace(/=([0-9A-F]{2})/g, (_all, hex) =>
              String.fromCharCode(Number.parseInt(hex, 16)),
            ),
          "latin1",
        ).toString("utf8"),
      ),
    )
    .join("\n");
}

function decodedWords(source: string): string {
  return source
    .replace(/\?=\r?\n?\s+=\?UTF-8\?[BQ]\?/gi, "")
    .replace(/=\?UTF-8\?B\?([^?]*)\?=/gi, (_all, text) =>
      Buffer.from(text, "base64").toString("utf8"),
    )
    .replace(/=\?UTF-8\?Q\?([^?]*)\?=/gi, (_all, text: string) =>
      Buffer.from(
        text
          .replaceAll("_", " ")
          .replace(/=([0-9A-F]{2})/g, (_hex, hex) => String.fromCharCode(Number.parseInt(hex, 16))),
        "latin1",
      ).toString("utf8"),
    );
}
