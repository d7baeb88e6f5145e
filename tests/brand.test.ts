import assert from "node:assert/strict";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, it } from "node:test";
import { clinic } from "#content/clinic.ts";
import { mark } from "#content/mark.ts";
import { themeColour } from "#content/theme-colour.ts";
import { readTokens } from "../scripts/read-tokens.ts";

const root = join(import.meta.dirname, "..");
const read = (file: string) => readFileSync(join(root, file), "utf8");

describe("the brand", () => {
  it("The clinic's name, city, address and phone appear in content/clinic.ts only", () => {
    const { name, shortName, tagline, address, phone, email } = clinic;
    const facts = [
      ...[name, shortName, tagline, email, phone.shown, phone.link],
      ...[address.street, address.city, address.postalCode],
    ];
    const found = sourcesIn("{app,content,domain,server}/**/*.{ts,tsx}", "start.ts")
      .filter((file) => file !== "content/clinic.ts")
      .flatMap((file) => facts.filter((fact) => read(file).includes(fact)).map((it) => [file, it]));
    assert.deepEqual(found, []);
  });

  it("Colours appear in app/styles/tokens.css only", () => {
    // The search snippet imitates another site: a search engine's result.
    const elsewhere = ["app/styles/tokens.css", "app/admin/editor/search-snippet.tsx"];
    const found = sourcesIn("app/**/*.{tsx,css}")
      .filter((file) => !elsewhere.includes(file))
      .flatMap((file) => (read(file).match(colour) ?? []).map((it) => [file, it]));
    assert.deepEqual(found, []);
  });

  it("The files of `npm run pictures` match the brand's name, mark and colours", async () => {
    const tokens = await readTokens(root);
    assert.equal(themeColour, tokens("evergreen-deep"));
    const manifest = JSON.parse(read("public/manifest.webmanifest"));
    assert.deepEqual(
      [manifest.name, manifest.short_name, manifest.theme_color, manifest.background_color],
      [clinic.name, clinic.shortName, themeColour, tokens("paper")],
    );
    const icon = read("public/favicon.svg");
    for (const { path } of mark.shapes) assert.ok(icon.includes(path), path);
    const colours = ["evergreen", "paper", "sage", "coral"].map(tokens).toSorted();
    assert.deepEqual([...new Set(icon.match(colour))].toSorted(), colours);
  });
});

const colour = /#[0-9a-f]{6}\b|(?<=[:[( "])#[0-9a-f]{3}\b(?=[;\]) "])|\b(?:rgb|hsl|oklch)a?\(/gi;

function sourcesIn(...patterns: string[]): string[] {
  return globSync(patterns, { cwd: root, exclude: ["**/*.test.ts"] });
}
