import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";
import { services } from "#content/services/index.ts";
import { type FeeRow, fees, formatCost, formatFee } from "#domain/clinic/fees-definition.ts";
import { updateSingleton } from "#domain/clinic/write-clinic-content.server.ts";
import { openSite, type Site } from "../../tests/support/open-site.ts";
import { parsePage } from "../../tests/support/parse-page.ts";

const [service] = services;
assert.ok(service);
const ownRow: FeeRow = {
  ...{ services: [String(service.id)], kind: "first", minutes: 60, item: "", fee: 122_50 },
  ...{ isLowest: false, note: "Plus tax", checkedOn: "" },
};
const ownRows: FeeRow[] = [
  ownRow,
  { ...ownRow, kind: "later", minutes: 30, fee: 72_00 },
  { ...ownRow, kind: "later", fee: 115_00 },
];

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
    for (const row of rows) assert.ok(text.includes(formatFee(row)), formatFee(row));
    for (const { id, url } of services) {
      const cost = formatCost(rows, id);
      const page = await fetchText(`/service/${url}`);
      if (cost === "") assert.doesNotMatch(page, /Sample prices/, url);
      else assert.ok(page.includes(`Cost ${cost} Sample prices Fees and insurance`), url);
    }
  });

  it("Whoever has sent a message is led to the fees and to the first visit", async () => {
    const [, main = ""] = (await site.get("/thank-you")).body.split("<main");
    const [content = ""] = main.split("</main>");
    for (const path of ["/fees", "/first-visit"]) assert.ok(content.includes(`href="${path}"`));
  });

  it("A fee that staff change replaces the old one everywhere", async () => {
    const saved = await updateSingleton(
      site.db,
      fees,
      { rows: ownRows, isSample: false, payment: "Debit only." },
      "Mirela",
    );
    assert.ok("item" in saved);
    const text = await fetchText("/fees");
    assert.ok(
      text.includes(
        `${service.menuName} Plus tax First visit 60 min $122.50 Later visits 30 min $72 60 min $115`,
      ),
      text,
    );
    assert.match(text, /How to pay Debit only\./);
    assert.doesNotMatch(text, /Sample prices/);
    assert.match(
      await fetchText(`/service/${service.url}`),
      /Cost First visit \$122\.50, later visits \$72 to \$115 Fees and insurance/,
    );
  });

  it("A question with the name of another part of the page has an id of its own", async () => {
    const further = ["Billing", "Main"].map((heading) => ({ heading, text: "Ask us." }));
    await updateSingleton(site.db, fees, { further }, "Mirela");
    const { html } = parsePage((await site.get("/fees")).body);
    for (const id of ["billing", "main", "question-1", "question-2"])
      assert.equal(html.split(` id="${id}"`).length, 2, id);
    await updateSingleton(site.db, fees, { further: fees.defaults.further }, "Mirela");
  });

  it("A fee without an amount is refused, and without fees the page keeps its answers", async () => {
    const [first] = rows;
    const wrong = await updateSingleton(site.db, fees, { rows: [{ ...first, fee: null }] }, "Me");
    assert.deepEqual(wrong, { errors: { "rows.0.fee": "Enter the fee." } });
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
    assert.doesNotMatch(await fetchText(`/service/${service.url}`), /Cost First visit/);
  });

  it("Fees are written as people say them", () => {
    assert.equal(formatFee({ fee: 0, isLowest: false }), "No charge");
    assert.equal(formatFee({ fee: 43000, isLowest: true }), "from $430");
    const id = ["7"];
    const visit = { services: id, kind: "first" as const, fee: 0 };
    const item = {
      services: id,
      kind: "item" as const,
      item: "A pair",
      fee: 11000,
      isLowest: true,
    };
    const format = (...changes: Partial<FeeRow>[]) =>
      formatCost(
        changes.map((change) => ({ ...ownRow, ...change })),
        7,
      );
    assert.equal(format(visit, item), "First visit no charge, a pair from $110");
    assert.equal(format({ ...visit, fee: 9500 }), "First visit $95");
    assert.equal(format(), "");
  });
});
