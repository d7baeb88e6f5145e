import assert from "node:assert/strict";
import { copyFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { describe, it } from "node:test";
import { services } from "#content/services/index.ts";
import type { ThirdParty } from "#content/third-parties.ts";
import type { FileEdits } from "../support/field-changes.ts";
import { findFreePort } from "../support/find-free-port.ts";
import { copyRepository, editFiles, runIn } from "../support/repository-copy.ts";
import { isShortRun } from "../support/run-length.ts";
import { copyAsSecondClinic } from "../support/second-clinic.ts";
import { startSite } from "../support/site-process.ts";
import { getVisibleText } from "../support/visible-text.ts";

const skip = isShortRun && "a short run has no time for more builds";

describe("content that another clinic may have", { skip }, () => {
  for (const [count, heading] of [
    [1, "One service, one front desk"],
    [30, "30 services, one front desk"],
  ] as const)
    it(`A clinic with services to the number of ${count} builds, and all of its pages are there`, () =>
      withCopy(copyAsSecondClinic, async (folder) => {
        await editFiles(folder, { "content/services/index.ts": (text) => setCount(text, count) });
        await withSite(folder, async (origin) => {
          const pages = await fetchSitemapPages(origin);
          const servicePages = pages.filter(({ path }) => path.startsWith("/service/"));
          assert.equal(servicePages.length, count);
          for (const { path, status } of pages) assert.equal(status, 200, path);
          const services = pages.find(({ path }) => path === "/services");
          assert.match(services?.text ?? "", new RegExp(heading));
        });
      }));

  it("A clinic with five languages shows and links each of them on every page that lists them", () =>
    withCopy(copyRepository, async (folder) => {
      const added = [
        { code: "es", name: "Español", englishName: "Spanish", greeting: "Hola" },
        { code: "fr", name: "Français", englishName: "French", greeting: "Bonjour" },
      ];
      for (const { code } of added)
        await copyFile(
          join(folder, "content/languages/tl.ts"),
          join(folder, `content/languages/${code}.ts`),
        );
      await editFiles(folder, {
        ...Object.fromEntries(
          added.map(({ code }) => [
            `content/languages/${code}.ts`,
            (text: string) => text.replace("export const tl", `export const ${code}`),
          ]),
        ),
        ...Object.fromEntries(
          services.map(({ url, menuName: name, cardText: text }) => [
            `content/services/${url}.ts`,
            insertBefore(
              "    tl: {",
              added.map(({ code }) => `    ${code}: ${JSON.stringify({ name, text })},\n`).join(""),
            ),
          ]),
        ),
        "content/languages/language.ts": (text) =>
          text
            .replace('"tl" |', '"tl" | "es" | "fr" |')
            .replace(
              "languages: Language[] = [",
              (match) =>
                match +
                added
                  .map((language) => `${JSON.stringify({ ...language, direction: "ltr" })},`)
                  .join(""),
            ),
        "content/languages/translations.ts": (text) =>
          `import { es } from "./es.ts";\nimport { fr } from "./fr.ts";\n${text.replace("{ tl,", "{ es, fr, tl,")}`,
        "content/team.ts": (text) =>
          text.replace(/languages: \["English"/, '$&, "Spanish", "French"'),
      });
      await withSite(folder, async (origin) => {
        const pages = await fetchSitemapPages(origin);
        for (const { path, status } of pages) assert.equal(status, 200, path);
        const codes = ["es", "fr", "tl", "gu", "fa"];
        for (const path of ["/", ...codes.map((code) => `/${code}`)]) {
          const page = await (await fetch(origin + path)).text();
          for (const code of codes) {
            assert.match(page, new RegExp(`hrefLang="${code}"`, "i"), `${path}: ${code}`);
            assert.match(page, new RegExp(`href="/${code}"`), `${path}: ${code}`);
          }
        }
        const about = pages.find(({ path }) => path === "/about");
        assert.match(about?.text ?? "", /six languages/i);
      });
    }));

  it("An analytics script and a booking frame take two files each", () =>
    withCopy(copyRepository, async (folder) => {
      for (const edits of thirdPartyEdits) {
        assert.equal(Object.keys(edits).length, 2);
        await editFiles(folder, edits);
      }
      await withSite(folder, async (origin) => {
        const contact = await fetch(`${origin}/contact`);
        const csp = contact.headers.get("content-security-policy") ?? "";
        assert.match(csp, /script-src [^;]*https:\/\/counter\.example/);
        assert.match(csp, /connect-src [^;]*https:\/\/counter\.example/);
        assert.match(csp, /frame-src [^;]*https:\/\/booker\.example/);
        const html = await contact.text();
        assert.match(html, /<script src="https:\/\/counter\.example\/count\.js" async=""/);
        assert.match(html, /<iframe src="https:\/\/booker\.example\/"/);
        const privacy = getVisibleText(await (await fetch(`${origin}/privacy`)).text());
        assert.match(privacy, /Counter counts visits, and learns your IP address\./);
        assert.match(privacy, /Booking is done by Booker, which learns what you book\./);
        assert.doesNotMatch(privacy, /Nothing is requested from another company/);
      });
    }));
});

function addThirdParty(party: Omit<ThirdParty, "loads">): (text: string) => string {
  const line = `  ${JSON.stringify({ ...party, loads: "with-the-page" })},\n`;
  return (text) => text.replace("  openStreetMap,\n", (match) => match + line);
}

function insertBefore(part: string, added: string): (text: string) => string {
  return (text) => {
    assert.ok(text.includes(part), `there is no ${part}`);
    return text.replace(part, () => added + part);
  };
}

/** As docs/architecture.md says: the list, and the page that shows it. */
const thirdPartyEdits: FileEdits[] = [
  {
    "content/third-parties.ts": addThirdParty({
      ...{ name: "Counter", origin: "https://counter.example", subject: "Counter" },
      allows: ["scripts", "connections"],
      privacy: "counts visits, and learns your IP address.",
    }),
    "app/pages/site-layout.tsx": insertBefore(
      "      <PrintHeader />",
      '      <script src="https://counter.example/count.js" async />\n',
    ),
  },
  {
    "content/third-parties.ts": addThirdParty({
      ...{ name: "Booker", origin: "https://booker.example", subject: "Booking" },
      allows: ["frames"],
      privacy: "is done by Booker, which learns what you book.",
    }),
    "app/pages/contact.tsx": insertBefore(
      "      <HeroWithForm",
      '      <iframe src="https://booker.example/" title="Booking" />\n',
    ),
  },
];

/** Keeps the first services, and repeats them under other names if there are more. */
function setCount(text: string, count: number): string {
  const lines = text.split("\n");
  const isService = (line: string) => line.includes("createDentalService({");
  const start = lines.findIndex(isService);
  const rows = lines.filter(isService);
  const wanted = Array.from({ length: count }, (_, i) => {
    const row = rows[i % rows.length] ?? "";
    if (i < rows.length) return row;
    return row
      .replace(/id: \d+/, `id: ${i + 1}`)
      .replace(/url: "([^"]+)"/, `url: "$1-${i + 1}"`)
      .replace(/name: "([^"]+)"/, `name: "$1 ${i + 1}"`);
  });
  return lines.toSpliced(start, rows.length, ...wanted).join("\n");
}

async function withCopy(
  copy: (prefix: string) => Promise<string>,
  test: (folder: string) => Promise<void>,
): Promise<void> {
  const folder = await copy("site-sizes-");
  try {
    await test(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function withSite(folder: string, test: (origin: string) => Promise<void>): Promise<void> {
  await runIn(folder, "npm", ["run", "typecheck"]);
  await runIn(folder, "npm", ["run", "build"]);
  const port = await findFreePort();
  const origin = `http://localhost:${port}`;
  const site = await startSite(
    { PORT: String(port), SITE_URL: origin, DATA_DIR: join(folder, "data"), SEED_DEMO: "false" },
    { folder },
  );
  try {
    await test(origin);
  } finally {
    site.child.kill("SIGTERM");
    await site.exitCode;
  }
}

async function fetchSitemapPages(origin: string) {
  const response = await fetch(`${origin}/sitemap.xml`);
  const sitemap = await response.text();
  assert.equal(response.status, 200, sitemap);
  const urls = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = ""]) => url);
  return Promise.all(
    urls.map(async (url) => {
      const page = await fetch(url);
      const text = getVisibleText(await page.text());
      return { path: url.slice(origin.length), status: page.status, text };
    }),
  );
}
