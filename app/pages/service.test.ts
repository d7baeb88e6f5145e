import assert from "node:assert/strict";
import { after, before, describe, it, mock } from "node:test";
import { defaultContact } from "#content/default-contact.ts";
import { beforeTheVisit, videoAndAfter } from "#content/first-visit-texts.ts";
import { services } from "#content/services/index.ts";
import { listVideoSections } from "#content/videos.ts";
import {
  type ClinicService,
  services as servicesDefinition,
} from "#domain/clinic/services-definition.ts";
import { updateEntry } from "#domain/clinic/write-clinic-content.server.ts";
import { openSite, type Site } from "../../tests/support/open-site.ts";
import { closedTime, openTime } from "../../tests/support/opening-times.ts";
import { parsePage } from "../../tests/support/parse-page.ts";

const listVideos = (url: string) => listVideoSections(url).flatMap(({ videos }) => videos);

describe("Service page", () => {
  let site: Site;
  before(async () => {
    site = await openSite("sqlite", { isSeeded: true });
  });
  after(() => site.close());

  it("A service page has its videos with fallback texts, its samples and a 911 link", async () => {
    for (const { url } of services) {
      const { html, links } = parsePage((await site.get(`/service/${url}`)).body);
      const videos = [...html.matchAll(/<video\b.*?<\/video>/gs)];
      const clips = listVideos(url).filter(({ source }) => "sources" in source);
      assert.equal(videos.length, clips.length, url);
      for (const [video] of videos)
        assert.match(video, /Your browser does not support the video tag\./);
      const expected = listVideos(url).filter(({ testimonial }) => testimonial?.isSample).length;
      const samples = html.split("Sample for the demo").length - 1;
      assert.ok(samples >= expected, `${url}: ${samples} samples`);
      assert.ok(
        links.some(({ href, name }) => href === "tel:911" && name === "911"),
        url,
      );
    }
  });

  it("A cost that staff wrote themselves is the only one", async () => {
    const service = servicesDefinition.defaults.find(({ glance }) => glance.length > 0);
    assert.ok(service);
    const glance = [{ term: "Cost", text: "Ask the front desk" }];
    await updateEntry(site.db, servicesDefinition, service.id, { glance }, "Ute");
    const url = services.find(({ id }) => id === service.id)?.url;
    const { body } = await site.get(`/service/${url}`);
    assert.ok(body.includes("Ask the front desk"));
    assert.equal(body.match(/<dt[^>]*>Cost</g)?.length, 1);
    await updateEntry(site.db, servicesDefinition, service.id, { glance: service.glance }, "Ute");
  });

  it("Text before the first heading of a description stands open, without a heading", async () => {
    const [service] = servicesDefinition.defaults;
    assert.ok(service);
    const description = "<p>Ask for Ana.</p><h2>What it is</h2><p>Care.</p>";
    await updateEntry(site.db, servicesDefinition, service.id, { description }, "Ute");
    const url = services.find(({ id }) => id === service.id)?.url;
    const { body } = await site.get(`/service/${url}`);
    assert.ok(body.includes("Ask for Ana."));
    assert.doesNotMatch(body, /<h2[^>]*><\/h2>/);
    const stored = { description: service.description };
    await updateEntry(site.db, servicesDefinition, service.id, stored, "Ute");
  });

  it("The first-visit page links the emergency number wherever its texts name it", async () => {
    const texts = JSON.stringify([...beforeTheVisit, ...videoAndAfter]);
    const [, main = ""] = (await site.get("/first-visit")).body.split("<main");
    assert.equal(main.split('href="tel:911"').length, texts.split(/\b911\b/).length);
  });

  it("The contact page has the fax number for referring doctors, and so have its data", async () => {
    const { html, text, data } = parsePage((await site.get("/contact")).body);
    assert.match(html, />For referring doctors</);
    assert.ok(text.includes(defaultContact.fax));
    const digits = defaultContact.fax.replaceAll(/\D/g, "");
    assert.ok(data.join().includes(`"faxNumber":"+1${digits}"`));
  });
});

it("A card with a helpline links the clinic's number too, and never says that nobody answers", async () => {
  const [{ id, url } = assert.fail()] = services;
  const site = await openSite("sqlite");
  mock.timers.enable({ apis: ["Date"], now: openTime });
  const readCard = async (texts: Partial<ClinicService>) => {
    await updateEntry(site.db, servicesDefinition, id, texts, "Imani");
    const { body } = await site.get(`/service/${url}`);
    return body.split('id="urgent"')[1]?.split("</section>", 1)[0] ?? "";
  };
  try {
    const texts = { urgentHeading: "In crisis?", urgentText: "Call at any hour." };
    const helpline = { hasUrgentText: true, urgentHelpline: "9-8-8", urgentCall: "" };
    const card = await readCard({ ...texts, ...helpline });
    for (const link of ["tel:988", defaultContact.phone.link])
      assert.ok(card.includes(`href="${link}"`), link);
    mock.timers.setTime(closedTime.getTime());
    const closedCard = await readCard({ urgentHeading: "In crisis now?" });
    assert.match(closedCard, /Our clinic is closed/);
    assert.doesNotMatch(closedCard, /nobody answers/);
  } finally {
    mock.timers.reset();
    await site.close();
  }
});
