import assert from "node:assert/strict";
import { it } from "node:test";
import { createThirdPartyTexts } from "#app/sections/privacy/third-party-texts.ts";
import { mapLocation } from "#content/map-location.ts";
import { type ThirdParty, thirdParties } from "#content/third-parties.ts";
import { buildPageCsp, buildPermissionsPolicy, getCspHeaders } from "#server/http/csp.ts";

const analytics: ThirdParty = {
  name: "Counter",
  origin: "https://counter.example",
  allows: ["scripts", "connections"],
  loads: "with-the-page",
  subject: "Counter",
  privacy: "counts visits, and learns your IP address and the page.",
};
const booking: ThirdParty = {
  name: "Booker",
  origin: "https://booker.example",
  allows: ["frames", "forms"],
  loads: "after-a-press",
  takesPayments: true,
  subject: "Booking",
  privacy: "is done by Booker, which learns what you book.",
};
const longer = [...thirdParties, analytics, booking];

function readDirectives(policy: string): Record<string, string> {
  return Object.fromEntries(policy.split("; ").map((part) => part.split(/ (.*)/s).slice(0, 2)));
}

it("The map loads from a host that is listed as a third party", () => {
  const frames = thirdParties.filter(({ allows }) => allows.includes("frames"));
  const origins = frames.map(({ origin }) => origin);
  assert.ok(origins.includes(new URL(mapLocation.embedUrl).origin), mapLocation.embedUrl);
});

it("Every third party is an https origin with a sentence for the privacy page", () => {
  for (const { name, origin, subject, privacy } of thirdParties) {
    assert.equal(new URL(origin).origin, origin, name);
    assert.match(origin, /^https:/);
    assert.match(`${subject} ${privacy}`, /^\S.+\.$/, name);
  }
});

it("An analytics script and a booking frame in the list are allowed on public pages", () => {
  const before = readDirectives(buildPageCsp("public", []));
  const after = readDirectives(buildPageCsp("public", [], longer));
  assert.equal(after["script-src"], `${before["script-src"]} ${analytics.origin}`);
  assert.equal(after["connect-src"], `${before["connect-src"]} ${analytics.origin}`);
  assert.equal(after["frame-src"], `${before["frame-src"]} ${booking.origin}`);
  assert.equal(after["form-action"], `${before["form-action"]} ${booking.origin}`);
  assert.equal(readDirectives(buildPageCsp("public", [], []))["frame-src"], "'none'");
});

it("Sign-in and staff pages never load scripts of third parties", () => {
  for (const area of ["sign-in", "staff"] as const) {
    const policy = buildPageCsp(area, [], longer);
    assert.ok(!policy.includes(analytics.origin), policy);
    assert.equal(readDirectives(policy)["form-action"], "'self'");
  }
});

it("Only a third party that takes payments may ask for one", () => {
  assert.match(buildPermissionsPolicy([analytics]), /payment=\(\)/);
  assert.match(buildPermissionsPolicy(longer), /payment=\(self "https:\/\/booker\.example"\)/);
});

it("The privacy page names every listed company and promises nothing that it breaks", () => {
  const quiet = createThirdPartyTexts([booking]);
  assert.match(quiet.requests, /Nothing is requested from another company/);
  assert.match(quiet.cookies, /we do not track you/);
  const { companies, cookies, requests, description } = createThirdPartyTexts(longer);
  for (const { subject, privacy } of longer)
    assert.ok(
      companies.some((company) => company.subject === subject && company.privacy === privacy),
    );
  assert.match(requests, /from Counter as soon as they open/);
  for (const text of [cookies, requests, description])
    assert.doesNotMatch(text, /track|Nothing is requested/);
});

it("Development reports the policy of production and enforces none of it", () => {
  const policy = buildPageCsp("public", ["x"], longer);
  assert.deepEqual(getCspHeaders(policy, false), { "content-security-policy": policy });
  const headers = getCspHeaders(policy, true);
  assert.equal(headers["content-security-policy"], "frame-ancestors 'none'");
  const { "style-src": styles, ...reported } = readDirectives(
    headers["content-security-policy-report-only"] ?? "",
  );
  const { "style-src": _, "frame-ancestors": __, ...production } = readDirectives(policy);
  assert.equal(styles, "'self' 'unsafe-inline'");
  assert.deepEqual(reported, production);
});
