import assert from "node:assert/strict";
import { it } from "node:test";
import { clinicTimeZoneName } from "#content/opening-hours.ts";
import { parseLocalTime } from "#domain/clinic/local-time.ts";
import { createPostValues } from "./post-values.ts";
import { describeOutcome, describePostSave, getPrimaryAction } from "./publish-action.ts";

const draft = { ...createPostValues(), published_date: "2026-01-05T14:00:00.000Z" };
const published = { ...draft, status: "published" as const };
const scheduled = {
  ...published,
  published_date: parseLocalTime("2090-01-05T09:00").toISOString(),
};

it("After a save, writers read whether the post is published, scheduled or a draft again", () => {
  assert.equal(describePostSave(published, draft), "The post is published.");
  assert.equal(describePostSave(published, scheduled), "The post is published.");
  assert.match(String(describePostSave(draft, published)), /^It is a draft again/);
  const unscheduled = "It is a draft again, and no longer scheduled.";
  assert.equal(describePostSave(draft, scheduled), unscheduled);
  assert.equal(describePostSave(published, published), undefined);
  assert.equal(describePostSave(draft, draft), undefined);
});

it("After a save, writers read the date and time of a scheduled post by the clinic's clock", () => {
  const message = "The post is scheduled for Thursday, January 5, 2090, 9:00 AM.";
  assert.equal(describePostSave(scheduled, draft), message);
  assert.equal(describePostSave(scheduled, { ...scheduled, status: "draft" }), message);
  const earlier = { ...scheduled, published_date: "2089-01-05T14:00:00.000Z" };
  assert.equal(describePostSave(scheduled, earlier), message);
  assert.equal(describePostSave(scheduled, scheduled), undefined);
});

it("Before and after a published post gets a future date, writers read that it leaves the site now", () => {
  const time = "Thursday, January 5, 2090, 9:00 AM";
  const away = "leaves the site now and comes back on";
  assert.equal(describePostSave(scheduled, published), `The post ${away} ${time}.`);
  const values = { ...published, published_date: "2090-01-05T09:00" };
  const zone = `${clinicTimeZoneName} time.`;
  assert.equal(describeOutcome(published, values), `${away} ${time}, ${zone}`);
  for (const stored of [draft, scheduled])
    assert.equal(describeOutcome(stored, values), `goes on the site on ${time}, ${zone}`);
  assert.equal(describeOutcome(scheduled, published), "goes on the site now.");
  assert.equal(describeOutcome(draft, { ...draft, published_date: "" }), "goes on the site now.");
});

it("Publishing with an emptied date takes the time of the click, for a scheduled post as well", () => {
  for (const stored of [draft, scheduled]) {
    const { label, patch } = getPrimaryAction(stored, { ...stored, published_date: "" });
    assert.equal(label, "Publish");
    assert.ok(Math.abs(Date.parse(patch.published_date ?? "") - Date.now()) < 60_000);
  }
  const chosen = { ...draft, published_date: "2026-01-04T14:00:00.000Z" };
  assert.equal(getPrimaryAction(draft, chosen).patch.published_date, chosen.published_date);
});
