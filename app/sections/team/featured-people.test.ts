import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { selectFeaturedPeople } from "./featured-people.server.ts";
import type { Provider } from "./provider-cards.server.ts";

const college = { name: "College", registerUrl: "https://college.example" };

function createProvider(name: string, languages: string[], patch: Partial<Provider> = {}) {
  return {
    id: name,
    bookingId: name,
    name,
    role: "Registered Physiotherapist (PT)",
    portrait: undefined,
    initials: "",
    languages,
    services: [],
    days: "",
    availability: "",
    bio: "",
    registration: { college, number: "1" },
    booking: { note: "", to: undefined },
    isSample: false,
    ...patch,
  };
}

describe("the people on the home page", () => {
  const select = (people: Provider[]) => selectFeaturedPeople(people).map(({ name }) => name);

  it("Clinicians who each speak another language come first, then others in order", () => {
    const people = [
      createProvider("Desk", ["English", "Polish"], { registration: undefined }),
      createProvider("First", ["English"]),
      createProvider("Farsi", ["English", "Farsi"]),
      createProvider("Farsi too", ["English", "Farsi"]),
      createProvider("Tagalog", ["English", "Tagalog"]),
    ];
    assert.deepEqual(select(people), ["Farsi", "Tagalog", "First"]);
  });

  it("A team of one or of nobody registered is shown as it is", () => {
    assert.deepEqual(select([createProvider("Only", ["English"])]), ["Only"]);
    assert.deepEqual(
      select([createProvider("Desk", ["English"], { registration: undefined })]),
      [],
    );
  });

  it("A person has the first sentence of the text about them and a short title", () => {
    const bio = "Sees knees and runners. Here from Tuesday.";
    const [person] = selectFeaturedPeople([createProvider("A", ["English", "Farsi"], { bio })]);
    assert.equal(person?.bio, "Sees knees and runners.");
    assert.equal(person?.shortRole, "Physiotherapist");
    assert.equal(person?.languages, "English and Farsi");
    assert.equal(person?.otherLanguages, "Farsi");
  });
});
