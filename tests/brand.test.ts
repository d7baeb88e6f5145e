import assert from "node:assert/strict";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, it } from "node:test";
import { clinic } from "#content/clinic.ts";
import { defaultContact } from "#content/default-contact.ts";
import { logoMark } from "#content/logo-mark.ts";
import { themeColour } from "#content/theme-colour.ts";
import { readTokens } from "../scripts/assets/read-tokens.ts";
import { findClinicWords, findFormerWords } from "../scripts/find-clinic-words.ts";

const root = join(import.meta.dirname, "..");
const factFiles = ["content/clinic.ts", "content/default-contact.ts"];
const readSource = (file: string) => readFileSync(join(root, file), "utf8");

describe("the brand", () => {
  it("The clinic's name, city, address and phone appear in two files of content/ only", () => {
    const { name, shortName, tagline, address } = clinic;
    const { phone, email } = defaultContact;
    // A city or a tagline of one word is also a usual word, such as the name of a time zone.
    const facts = [
      ...[name, shortName, email, phone.formatted, phone.link, address.street, address.postalCode],
      ...[tagline, address.city].filter((text) => text.includes(" ")),
    ];
    const matches = listSources("{app,content,domain,server}/**/*.{ts,tsx}", "start.ts")
      .filter((file) => !factFiles.includes(file))
      .flatMap((file) =>
        facts.filter((fact) => readSource(file).includes(fact)).map((fact) => [file, fact]),
      );
    assert.deepEqual(matches, []);
  });

  it("The clinic's time zone is one setting", () => {
    const files = listSources("{app,content,domain,server,database}/**/*.{ts,tsx}", "start.ts");
    const naming = files.filter((file) => /["']America\/\w+/.test(readSource(file)));
    assert.deepEqual(naming, ["content/opening-hours.ts"]);
  });

  it("The words of the clinic, its place, profession and languages appear in content/ only", () => {
    assert.ok(findFormerWords(["fastify"]).length > 0, "the check finds words");
    assert.deepEqual(findClinicWords(), []);
  });

  it("The words of a former clinic are found in content/ too, beside the list of words", () => {
    const files = findFormerWords([clinic.shortName, defaultContact.phone.formatted]).map(
      ({ file }) => file,
    );
    for (const file of factFiles) assert.ok(files.includes(file), file);
    assert.ok(!files.includes("content/clinic-words.ts"));
  });

  it("Colours appear in app/styles/tokens.css only", () => {
    // The search snippet imitates another site: a search engine's result.
    const allowedFiles = ["app/styles/tokens.css", "app/admin/editor/search-snippet.tsx"];
    const matches = listSources("app/**/*.{tsx,css}")
      .filter((file) => !allowedFiles.includes(file))
      .flatMap((file) =>
        (readSource(file).match(colourPattern) ?? []).map((colour) => [file, colour]),
      );
    assert.deepEqual(matches, []);
  });

  it("The files of `npm run pictures` match the brand's name, mark and colours", async () => {
    const tokens = await readTokens(root);
    assert.equal(themeColour, tokens("brand-deep"));
    const manifest = JSON.parse(readSource("public/manifest.webmanifest"));
    assert.deepEqual(
      [manifest.name, manifest.short_name, manifest.theme_color, manifest.background_color],
      [clinic.name, clinic.shortName, themeColour, tokens("surface")],
    );
    const icon = readSource("public/favicon.svg");
    for (const { path } of logoMark.shapes) assert.ok(icon.includes(path), path);
    const colours = ["brand", "surface", "brand-soft", "ornament"].map(tokens).toSorted();
    assert.deepEqual([...new Set(icon.match(colourPattern))].toSorted(), colours);
  });
});

const colourPattern =
  /#[0-9a-f]{6}\b|(?<=[:[( "])#[0-9a-f]{3}\b(?=[;\]) "])|\b(?:rgb|hsl|oklch)a?\(/gi;

function listSources(...patterns: string[]): string[] {
  return globSync(patterns, { cwd: root, exclude: ["**/*.test.ts"] });
}
