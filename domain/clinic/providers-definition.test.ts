import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { titlesWithoutDoctor } from "#content/colleges.ts";
import {
  collegeEntries,
  getProfession,
  hasTitleOfCollege,
  listProfessions,
} from "./protected-titles.ts";
import { providers } from "./providers-definition.ts";

const [title = ""]: string[] = titlesWithoutDoctor.titles;
const entry = collegeEntries.find(([, { titles }]) => hasTitleOfCollege(title, titles));
const [collegeKey, college] = entry ?? ["none" as const, { name: "", titles: [] }];
const [member] = providers.defaults;
if (member === undefined) throw new Error("There is nobody in the team");
const { name: collegeName, titles } = college;
const skip = !entry && "no college has this title";
const person = { ...member, college: collegeKey, name: "Sam T.", registrationNumber: "0042" };

describe("a person of the team", () => {
  it("Every default person keeps the rules of the colleges", () => {
    for (const entry of providers.defaults)
      assert.deepEqual(providers.check(entry), {}, entry.name);
  });

  for (const reserved of [title, `registered ${title.toLowerCase()}`, `Office Manager, ${title}`])
    it(`Someone without a college may not be called “${reserved}”`, { skip }, () => {
      const { title: error } = providers.check({ ...person, college: "none", title: reserved });
      assert.ok(error?.endsWith(`is a title of the ${collegeName}.`));
    });

  for (const job of ["", "Office Manager", "Physiotherapy Assistant", "Spotter"])
    it(`Someone without a college may have the job “${job}”`, () => {
      assert.deepEqual(providers.check({ ...person, college: "none", title: job }), {});
    });

  it("A member of a college needs a title of that college, and a registration number", {
    skip,
  }, () => {
    const wrong = { ...person, title: "Spotter", registrationNumber: "" };
    assert.deepEqual(providers.check(wrong), {
      title: `Use a title of the ${collegeName}: ${titles.join(", ")}.`,
      registrationNumber: "Enter the registration number.",
    });
    assert.deepEqual(providers.check({ ...person, title }), {});
  });

  it("“Dr.” and “specialist” are refused in a name or a title", () => {
    for (const wrong of [
      { ...person, title, name: "Dr. Sam T." },
      { ...person, title: `Dr. ${title}` },
      { ...person, title: `${title}, spine specialist` },
    ])
      assert.match(providers.check(wrong).title ?? "", /^“.*”: /);
  });
});

it("An abbreviation of a title is told by its capitals", () => {
  assert.ok(hasTitleOfCollege("Office Manager, RMT", ["RMT"]));
  assert.ok(!hasTitleOfCollege("a warmth", ["RMT"]) && !hasTitleOfCollege("rmt", ["RMT"]));
});

describe("the professions of a team", () => {
  it("Each profession is named once, with its number of people", () => {
    assert.equal(getProfession("Registered Massage Therapist (RMT)"), "massage therapist");
    const titles = ["Registered Physiotherapist (PT)", "Chiropractor (DC)", "Physiotherapist"];
    assert.deepEqual(listProfessions(titles), [
      { profession: "physiotherapist", count: 2 },
      { profession: "chiropractor", count: 1 },
    ]);
  });
});
