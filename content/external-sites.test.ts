import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { bookingTemplateError } from "./booking-template.ts";
import { defaultContact } from "./default-contact.ts";
import { bookingUrl, externalUrl, isSampleUrl } from "./external-sites.ts";
import { team } from "./team.ts";

const template = "https://book.clinic.ca/new?service={service}&provider={provider}";

describe("Booking URL", () => {
  it("The booking URL contains the selected service and provider", () => {
    const choice = { service: "acupuncture", provider: "wen-l" };
    assert.equal(
      bookingUrl(choice, template),
      "https://book.clinic.ca/new?service=acupuncture&provider=wen-l",
    );
    assert.equal(bookingUrl({}, template), "https://book.clinic.ca/new?service=&provider=");
    assert.equal(bookingUrl(choice, "https://book.clinic.ca/"), "https://book.clinic.ca/");
  });

  it("Values in the booking URL are percent-encoded", () => {
    const { searchParams, hash } = new URL(
      bookingUrl({ service: "a&provider=x#é{source}" }, template),
    );
    assert.equal(searchParams.get("service"), "a&provider=x#é{source}");
    assert.equal(searchParams.get("provider"), "");
    assert.equal(hash, "");
  });

  it("The booking URL is the sample page while the booking host is a reserved example domain", () => {
    const sample = "https://booking.northbloom.example/?s={service}";
    assert.equal(bookingUrl({}, sample), "/book");
    assert.equal(bookingUrl({ provider: "wen-l" }, sample), "/book?provider=wen-l");
    assert.equal(
      bookingUrl({ service: "home-care", provider: "wen-l" }, sample),
      "/book?service=home-care&provider=wen-l",
    );
  });

  it("An invalid booking template is reported", () => {
    assert.equal(bookingTemplateError(defaultContact.bookingUrl), undefined);
    assert.equal(bookingTemplateError(template), undefined);
    assert.equal(bookingTemplateError("Https://book.clinic.ca/"), undefined);
    for (const invalidTemplate of [
      ...["", "book.clinic.ca", "http://book.clinic.ca/", "javascript:alert(1)", "/book"],
      ...["https://{service}.clinic.ca/", "https://a@clinic.ca/", "https://clinic.ca/{ser vice}"],
      "https://booking.clinic.example/{clinician}",
      ...["https://clinic.ca/?s={{service}}", "https://clinic.ca/?s={service", "https:///x"],
    ])
      assert.equal(typeof bookingTemplateError(invalidTemplate), "string", invalidTemplate);
  });
});

describe("External links", () => {
  it("An external link to a reserved example domain leads to a sample page", () => {
    assert.equal(
      externalUrl({ id: "x", url: "https://instagram.com/x" }),
      "https://instagram.com/x",
    );
    assert.equal(externalUrl({ id: "x", url: "https://a.example/x" }), "/sample/x");
  });

  it("Only hosts under .example count as sample URLs", () => {
    for (const url of ["https://a.example", "HTTPS://A.EXAMPLE/", "http://a.b.example:80?x"])
      assert.ok(isSampleUrl(url), url);
    for (const url of ["https://a.example.com/", "https://a.ca/x.example/", "/a.example"])
      assert.ok(!isSampleUrl(url), url);
  });

  it("Provider ids are unique and need no encoding", () => {
    const ids = team.map(({ id }) => id);
    assert.equal(new Set(ids).size, team.length);
    for (const id of ids) assert.match(id, /^[a-z]+(?:-[a-z]+)*$/);
  });
});
