import assert from "node:assert/strict";
import { after, afterEach, before, beforeEach, describe, it } from "node:test";
import { languages } from "#content/languages/language.ts";
import { getFormType } from "#domain/clinic/translated-forms.ts";
import { countRows, openSite, type Site } from "../../../tests/support/open-site.ts";

const isFullPage = (body: string) => body.includes("<footer");
const typed = {
  name: "Imani <b>",
  email: "imani@clinic.example",
  phone: "",
  message: 'It "hurts" & aches',
};

function postTo(
  site: Site,
  remoteAddress: string,
  fields: Record<string, string> = typed,
  url = "/send-quote",
) {
  return site.send({
    method: "POST",
    url,
    remoteAddress,
    headers: { "content-type": "application/x-www-form-urlencoded" },
    payload: String(new URLSearchParams(fields)),
  });
}

describe("a network that has had its full pages for rejected forms", () => {
  let site: Site;
  before(async () => {
    site = await openSite();
    for (let i = 0; i < 20; i += 1) {
      const { statusCode, body } = await post();
      assert.equal(statusCode, 400);
      assert.ok(isFullPage(body), `the ${i + 1}th`);
      assert.match(
        body,
        /<details open="" class="fold [^>]*><summary[^>]*><span><h2[^>]*>Send us a message/,
      );
    }
  });
  after(() => site.close());

  const post = (fields?: Record<string, string>) => postTo(site, "198.51.100.1", fields);

  it("After twenty full pages a network gets a minimal page with the same form, and no other does", async () => {
    const { statusCode, body, headers } = await post();
    assert.equal(statusCode, 400);
    assert.ok(!isFullPage(body));
    assert.ok(body.length < 6000);
    assert.match(body, /Please enter your phone number/);
    assert.match(body, /value="Imani &lt;b&gt;"/);
    assert.match(body, />\nIt &quot;hurts&quot; &amp; aches<\/textarea>/);
    assert.match(body, /<form method="post" action="\/send-quote">/);
    assert.match(String(headers["content-security-policy"]), /form-action 'self'/);
    const slip = { ...typed, email: "imani@gmial.com" };
    const other = await postTo(site, "198.51.100.2", slip);
    assert.ok(isFullPage(other.body), "another network gets the full page");
    assert.match(other.body, /<button [^>]*disabled=""[^>]*>Did you mean/, "it needs a script");
  });

  it("A rejected form can be corrected and sent from the minimal page", async () => {
    const rowCount = await countRows(site.db, "message");
    assert.ok(!isFullPage((await post()).body));
    const response = await post({ ...typed, name: "Imani", phone: "4165550199" });
    assert.equal(response.statusCode, 303);
    assert.equal(await countRows(site.db, "message"), rowCount + 1);
  });

  it("The minimal page focuses the first refused field and remembers the language of the form", async () => {
    for (const language of languages) {
      const fields = { ...typed, email: "", phoneNum: "", formType: getFormType(language) };
      const { body } = await postTo(site, "198.51.100.1", fields, "/send-contact-form-main");
      assert.ok(!isFullPage(body));
      assert.match(body, /name="email" [^>]*autofocus>/);
      assert.equal(body.match(/autofocus/g)?.length, 1);
      assert.ok(body.includes(`<input type="hidden" name="formType" value="${fields.formType}">`));
    }
    assert.doesNotMatch((await post()).body, /formType/);
  });

  it("The minimal page does not echo very long input", async () => {
    const { body } = await post({ ...typed, message: "m".repeat(5000) });
    assert.ok(!body.includes("mmmm"));
    assert.match(body, /<strong/);
  });
});

describe("a rejected form posted without JavaScript", () => {
  let site: Site;
  beforeEach(async () => {
    site = await openSite();
  });
  afterEach(() => site.close());

  const post = (remoteAddress: string, fields?: Record<string, string>) =>
    postTo(site, remoteAddress, fields);

  it("The limit of full pages counts an IPv6 customer by /48", async () => {
    for (let i = 0; i < 20; i += 1) await post(`2001:db8:7:${i.toString(16)}::1`);
    assert.ok(!isFullPage((await post("2001:db8:7:ffff::1")).body));
  });

  it("The minimal page replaces the full page while the render queue is long", async () => {
    const responses = await Promise.all(
      Array.from({ length: 300 }, (_, i) => post(`203.0.${i >> 7}.${i & 127}`)),
    );
    assert.deepEqual([...new Set(responses.map(({ statusCode }) => statusCode))], [400]);
    const fullPages = responses.filter(({ body }) => isFullPage(body)).length;
    assert.ok(fullPages >= 1 && fullPages <= 10, `${fullPages} full pages`);
    assert.ok(
      isFullPage((await post("203.0.9.9")).body),
      "the full page is back once the queue is short",
    );
  });

  it("A crowd gets minimal pages only", async () => {
    let isCrowded = true;
    site.app.isCrowded = () => isCrowded;
    assert.ok(!isFullPage((await post("203.0.9.9")).body));
    isCrowded = false;
    assert.ok(isFullPage((await post("203.0.9.9")).body));
  });

  it("All networks together get thirty full pages for rejected forms a minute", async () => {
    const fullPages = [];
    for (let i = 0; i < 31; i += 1) fullPages.push(isFullPage((await post(`203.0.5.${i}`)).body));
    assert.deepEqual(fullPages, [...Array(30).fill(true), false]);
  });

  it("A rate-limited sender sees the reason on the full and on the minimal page", async () => {
    const fields = (i: number) => ({
      ...typed,
      name: "Imani",
      phone: "4165550199",
      message: `Message ${i}`,
    });
    for (let i = 0; i < 20; i += 1)
      assert.equal((await post("198.51.100.77", fields(i))).statusCode, 303);
    for (let i = 0; i < 21; i += 1) {
      const { statusCode, body, headers } = await post("198.51.100.77", fields(100));
      assert.equal(statusCode, 429);
      assert.equal(isFullPage(body), i < 20);
      assert.match(body, /Failed to send, try again by reloading the page\./);
      assert.ok(Number(headers["retry-after"]) > 0);
    }
  });
});
