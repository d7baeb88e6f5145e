import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";
import { fees, formatCost, formatFee } from "#domain/clinic/fees-definition.ts";
import { updateSingleton } from "#domain/clinic/write-clinic-content.server.ts";
import { openSite, type Site } from "../../tests/support/open-site.ts";
import { parsePage } from "../../tests/support/parse-page.ts";

describe("Fees", () => {
  let site: Site;
  before(async () => {
    site = await openSite();
  });
  after(() => site.close());
  const fetchText = async (path: string) =>
    parsePage((await site.get(path)).body.replaceAll("<!-- -->", "")).text;
  const { rows } = fees.defaults;

  it("The default fees are marked as samples, on their page and on that of a service", async () => {
    const text = await fetchText("/fees");
    assert.match(text, /Sample prices/);
    assert.match(text, /Physiotherapy 60 min \$125 30 min \$85 45 min \$105/);
    assert.match(text, /Custom Braces The fitting and one check .* A brace from \$560/);
    assert.match(
      await fetchText("/service/physiotherapy"),
      /Cost First visit \$125, later visits \$85 to \$105 Sample prices Fees and insurance/,
    );
    assert.doesNotMatch(await fetchText("/service/naturopathic-medicine"), /Cost First visit/);
  });

  it("A fee that staff change replaces the old one everywhere", async () => {
    const changed = rows.map((row) =>
      row.services[0] === "4" && row.kind === "first" ? { ...row, fee: 12250 } : row,
    );
    const saved = await updateSingleton(
      site.db,
      fees,
      { rows: changed, isSample: false, payment: "Debit only." },
      "Mirela",
    );
    assert.ok("item" in saved);
    const text = await fetchText("/fees");
    assert.match(text, /Registered Massage Therapy Plus 13 per cent HST 60 min \$122\.50/);
    assert.match(text, /How to pay Debit only\./);
    assert.doesNotMatch(text, /Sample prices/);
    assert.match(
      await fetchText("/service/registered-massage-therapy"),
      /Cost First visit \$122\.50, later visits \$72 to \$115 Fees and insurance/,
    );
  });

  it("A fee without an amount is refused, and without fees the page keeps its answers", async () => {
    const [first] = rows;
    const wrong = await updateSingleton(site.db, fees, { rows: [{ ...first, fee: null }] }, "Me");
    assert.deepEqual(wrong, { errors: { "rows.0.fee": "Fee is missing." } });
    const unknown = await updateSingleton(
      site.db,
      fees,
      { rows: [{ ...first, services: ["99"] }] },
      "Me",
    );
    assert.deepEqual(unknown, { errors: { "rows.0.services": "Please choose a service." } });
    await updateSingleton(site.db, fees, { rows: [], directBilling: "" }, "Me");
    const text = await fetchText("/fees");
    assert.doesNotMatch(text, /Fees by service|Do you bill my insurer/);
    assert.match(text, /Changing or cancelling/);
    assert.doesNotMatch(await fetchText("/service/physiotherapy"), /Cost First visit/);
  });

  it("Fees are written as people say them", () => {
    assert.equal(formatFee({ fee: 0, isLowest: false }), "No charge");
    assert.equal(formatFee({ fee: 43000, isLowest: true }), "from $430");
    assert.equal(formatCost(rows, 13), "First visit no charge, a pair from $110");
    assert.equal(formatCost(rows, 9), "First visit $95, a brace from $560");
    assert.equal(formatCost(rows, 7), "");
  });
});
