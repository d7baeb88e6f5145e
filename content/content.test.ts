import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { describe, it } from "node:test";
import { galleryPictures } from "./gallery-pictures.ts";
import { locationHeroes, locationPictures } from "./location-pictures.ts";
import { footerServices } from "./navigation.ts";
import { findPicture } from "./pictures/find-picture.ts";
import { defaultCover, postCategories } from "./post-categories.ts";
import { findService, services } from "./services/index.ts";
import { symptoms } from "./symptoms.ts";
import { team } from "./team.ts";
import { testimonials } from "./testimonials.ts";

const countWords = (html: string) =>
  html
    .replace(/<[^>]*>/g, " ")
    .split(/\s+/)
    .filter((word) => word !== "").length;

describe("Site content", () => {
  it("The services have unique numbers and URLs", () => {
    for (const { id, url } of services) assert.ok(Number.isInteger(id) && id > 0, url);
    assert.equal(new Set(services.map(({ id }) => id)).size, services.length);
    assert.equal(new Set(services.map(({ url }) => url)).size, services.length);
  });

  it("Each service has a description of 500 words or more and a bullet list", () => {
    for (const { url, description, intro } of services) {
      assert.ok(countWords(description) >= 500, `${url}: ${countWords(description)} words`);
      assert.ok(intro.bullets.length > 0, url);
      assert.doesNotMatch(description, /<(script|style|img|iframe)|style=|on\w+=/i);
    }
  });

  it("Each service is recognized in its own description", () => {
    for (const { mentions, description, url } of services)
      assert.ok(
        mentions.global && description.match(mentions),
        `${url}: mentions is a global expression that occurs in the description`,
      );
  });

  it("Each blog category links a service that is about it", () => {
    for (const { name, mainService } of postCategories)
      assert.ok(findService(mainService)?.postCategories.includes(name), `${name}: ${mainService}`);
  });

  it("The footer links to existing services", () => {
    const paths = services.map(({ url }) => `/service/${url}`);
    for (const { to } of footerServices) assert.ok(paths.includes(to), to);
  });

  it("The styles of the finder have a rule for every symptom", () => {
    const css = readFileSync(new URL("../app/styles/sections.css", import.meta.url), "utf8");
    assert.ok(css.includes(`[data-panel]:nth-child(${symptoms.length})`));
  });

  it("Every symptom links to existing services or the contact page", () => {
    const knownPaths = [...services.map(({ url }) => `/service/${url}`), "/contact"];
    for (const { label, services } of symptoms) {
      assert.ok(services.length > 0, label);
      for (const { to } of services) assert.ok(knownPaths.includes(to), `${label}: ${to}`);
    }
  });

  it("Every picture that content refers to exists", () => {
    const names = [
      ...services.map(({ picture }) => picture.name),
      ...team.map(({ portrait }) => portrait),
      ...galleryPictures.map(({ picture }) => picture),
      ...[...locationHeroes, ...locationPictures].map(({ picture }) => picture),
      ...postCategories.map(({ cover }) => cover),
      defaultCover,
    ];
    assert.deepEqual(
      names.filter((name) => findPicture(name) === undefined),
      [],
    );
  });

  it("The first picture of a location page does not come again on the card of a service below", () => {
    const cards = services.map(({ picture }) => picture.name);
    assert.deepEqual(
      locationHeroes.filter(({ picture }) => cards.includes(picture)),
      [],
    );
  });

  it("Each registered team member has a protected title, a college and a number", () => {
    for (const { name, role, registration } of team) {
      if (registration === undefined) continue;
      assert.ok(role, name);
      assert.match(registration.college.registerUrl, /^https:/, name);
      assert.match(registration.number, /\d/, name);
    }
  });

  it("Every testimonial has consent, and none is for a discipline that may not have one", () => {
    for (const { discipline, hasConsent } of testimonials) {
      assert.doesNotMatch(discipline, /massage|naturopath|acupuncture|psycholog/i);
      assert.equal(hasConsent, true);
    }
  });
});
