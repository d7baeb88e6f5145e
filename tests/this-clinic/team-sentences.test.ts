import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";
import { providers } from "#domain/clinic/providers-definition.ts";
import { formatServiceCount } from "#domain/clinic/service-links.ts";
import { services } from "#domain/clinic/services-definition.ts";
import { removeEntry, updateEntry } from "#domain/clinic/write-clinic-content.server.ts";
import { openSite, type Site } from "../support/open-site.ts";
import { getVisibleText } from "../support/visible-text.ts";

describe("sentences about the team and the services of this clinic", () => {
  let site: Site;
  before(async () => {
    site = await openSite();
  });
  after(() => site.close());
  const fetchHtml = async (path: string) => (await site.get(path)).body.replaceAll("<!-- -->", "");
  const fetchText = async (path: string) => getVisibleText(await fetchHtml(path));
  const save = (id: number, patch: object) =>
    updateEntry(site.db, services, id, { ...patch }, "Mirela");

  it("The about page counts nine people, the services and four languages", async () => {
    const text = await fetchText("/about");
    const count = formatServiceCount(services.defaults.length);
    assert.ok(text.includes(`Nine people, ${count} and four languages in `), text);
    assert.match(text, /We speak English, Tagalog, Gujarati and Farsi\./);
    assert.match(await fetchText("/"), /Meet all nine of us/);
    assert.match(await fetchHtml("/contact"), />Ask for English, Tagalog, Gujarati or Farsi when/);
  });

  it("A service page names who treats, with the title and a caution about it", async () => {
    const massage = await fetchHtml("/service/registered-massage-therapy");
    assert.match(massage, /<dt[^>]*>With<\/dt><dd[^>]*>Leila N\., Registered Massage Therapist</);
    const compression = await fetchHtml("/service/compression-apparel");
    assert.match(compression, /, Office Manager, Compression Garment Fitter \(not a/);
  });

  it("The translated pages count services in their own words", async () => {
    const others = services.defaults.map(({ id }) => id).filter((id) => id !== 4);
    for (const id of [4, ...others.slice(12)]) await save(id, { isListed: false });
    const [tl, gu, fa] = await Promise.all(["/tl", "/gu", "/fa"].map(fetchText));
    assert.match(tl ?? "", /Labindalawang serbisyo\./);
    assert.match(tl ?? "", /May physiotherapy, chiropractic at sampu pang serbisyo,/);
    assert.match(gu ?? "", /બાર સેવાઓ\./);
    assert.match(fa ?? "", /دوازده نوع خدمات\./);
    for (const text of [tl, gu, fa]) {
      assert.doesNotMatch(text ?? "", /چهارده|یازده|ચૌદ|અગિયાર|labing-isa|labing-apat/i);
      assert.doesNotMatch(text ?? "", /registered-massage-therapy/);
    }
    assert.match(
      await fetchText("/"),
      /[Pp]hysiotherapy, chiropractic, orthotics and nine more services in /,
    );
  });

  it("One service is called by its singular in each language", async () => {
    for (const { id } of services.defaults) await save(id, { isListed: id === 1 });
    assert.match(await fetchText("/gu"), /એક સેવા\. /);
    assert.match(await fetchText("/tl"), /Isang serbisyo\. /);
    await save(2, { isListed: true });
    assert.match(await fetchText("/gu"), /બે સેવાઓ\. /);
  });

  it("No page names the profession of somebody who left, or the old number of people", async () => {
    for (const id of [2, 4, 5, 6, 7, 9]) await removeEntry(site.db, providers, id, "Mirela");
    for (const path of ["/", "/about", "/contact", "/registered-providers", "/services"])
      assert.doesNotMatch(await fetchText(path), /nine people|massage therapist, an acu/i, path);
    const home = await fetchText("/");
    assert.match(home, /Meet all three of us/);
    assert.doesNotMatch(home, /[^a-z]nine[^a-z]/);
  });
});
