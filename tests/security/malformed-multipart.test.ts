import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";
import { admin, openSite, type Site } from "../support/open-site.ts";

const partHeaders =
  'Content-Disposition: form-data; name="image"; filename="a.png"\r\nContent-Type: image/png';
const formType = "multipart/form-data; boundary=x";

const malformedBodies: [what: string, type: string, body: string][] = [
  ["no boundary", "multipart/form-data", `--x\r\n${partHeaders}\r\n\r\nabc\r\n--x--\r\n`],
  ["an empty boundary", "multipart/form-data; boundary=", "--\r\n"],
  ["an end after the headers of a part", formType, `--x\r\n${partHeaders}\r\n\r\n`],
  ["an end within the headers of a part", formType, `--x\r\nContent-Disp`],
  ["an end within the picture", formType, `--x\r\n${partHeaders}\r\n\r\nabc`],
  ["a part without headers", formType, "--x\r\n\r\nabc\r\n--x--\r\n"],
  ["headers that are none", formType, "--x\r\n: :\r\n\x01\r\n\r\nabc\r\n--x--\r\n"],
  ["another boundary", formType, `--y\r\n${partHeaders}\r\n\r\nabc\r\n--y--\r\n`],
  ["an end alone", formType, "--x--\r\n"],
  ["nothing", formType, ""],
  ["no form at all", formType, '{"image":"abc"}'],
];

describe("broken multipart bodies", () => {
  let site: Site;
  let cookie: string;
  before(async () => {
    site = await openSite();
    cookie = await site.signIn(admin);
  });
  after(() => site.close());

  for (const [bodyName, type, payload] of malformedBodies)
    it(`A broken multipart body is refused with 400 and a sentence: ${bodyName}`, async () => {
      const headers = { "content-type": type };
      const response = await site.send({
        method: "POST",
        url: "/api/upload",
        headers,
        cookie,
        payload,
      });
      assert.equal(response.statusCode, 400, response.body);
      const { status, message, error, errors } = response.json();
      assert.equal(status, "fail");
      assert.equal(message, error);
      assert.equal(errors.image, message);
    });
});

describe("unknown URLs below /api/", () => {
  let site: Site;
  before(async () => {
    site = await openSite();
  });
  after(() => site.close());

  for (const url of [
    ...["/api", "/api/", "/api/no-such-call", "/api/staff/nope", "/api/blogs/", "/API/x", "/Api/"],
    ...[
      "/%61pi/x",
      "/api/x.data",
      "/api//x",
      "//api/x",
      "/api/x?y=1",
      "/api/%0a",
      "/api/%E2%80%A8",
    ],
    ...["/api/locationpages/", "/api/locationpages/url/"],
    `/api/locationpages/url/${"x".repeat(501)}`,
    `/api/locationpages/url/${"x".repeat(3000)}`,
  ])
    it(`An unknown URL below /api/ answers 404 as JSON: ${url.slice(0, 60)}`, async () => {
      for (const accept of ["*/*", "text/html", "application/json"]) {
        const response = await site.send({ method: "GET", url, headers: { accept } });
        assert.equal(response.statusCode, 404);
        assert.match(String(response.headers["content-type"]), /^application\/json/);
        assert.equal(response.json().status, "fail");
        assert.equal(response.json().error, response.json().message);
      }
      const head = await site.send({ method: "HEAD", url });
      assert.equal(head.statusCode, 404);
      assert.equal(head.body, "");
      assert.match(String(head.headers["content-type"]), /^application\/json/);
    });

  it("Paths that only resemble /api/ are pages", async () => {
    for (const url of ["/apiary", "/x/api/y"])
      assert.match(String((await site.get(url)).headers["content-type"]), /^text\/html/);
  });
});
