import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { getProfession, listProfessions } from "./protected-titles.ts";
import { providers } from "./providers-definition.ts";

const [member] = providers.defaults;
if (member === undefined) throw new Error("There is nobody in the team");
const person = { ...member, name: "Sam T.", registrationNumber: "0042" };

describe("a person of the team", () => {
  it("Every default person keeps the rules of the colleges", () => {
    for (const entry of providers.defaults)
      assert.deepEqual(providers.check(entry), {}, entry.name);
  });

  for (const title of ["Physiotherapist", "registered massage therapist", "Office Manager, RMT"])
    it(`Someone without a college may not be called “${title}”`, () => {
      const { title: error } = providers.check({ ...person, college: "none", title });
      assert.match(error ?? "", /is a title of the College of/);
    });

  for (const title of ["", "Office Manager", "Physiotherapy Assistant", "Spotter"])
    it(`Someone without a college may have the job “${title}”`, () => {
      assert.deepEqual(providers.check({ ...person, college: "none", title }), {});
    });

  it("A member of a college needs a title of that college, and a registration number", () => {
    const wrong = { ...person, title: "Chiropractor (DC)", registrationNumber: "" };
    assert.deepEqual(providers.check(wrong), {
      title:
        "Titles of the College of Physiotherapists of Ontario are: Physiotherapist, Physical Therapist, PT.",
      registrationNumber: "Registration number is missing.",
    });
    assert.deepEqual(providers.check({ ...person, title: "Physiotherapist" }), {});
  });

  it("“Dr.” and “specialist” are refused in a name or a title", () => {
    for (const wrong of [
      { ...person, name: "Dr. Sam T." },
      { ...person, title: "Physiotherapist, spine specialist" },
    ])
      assert.match(providers.check(wrong).title ?? "", /^“.*”: /);
  });
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
