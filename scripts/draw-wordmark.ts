import { mkdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { chromium } from "playwright-core";
import { clinic } from "#content/clinic.ts";
import { findChromium } from "../tests/support/find-chromium.ts";
import { readTokens } from "./read-tokens.ts";

// After a change of the clinic's name, run this by hand and then run `npm run pictures`.

const root = join(import.meta.dirname, "..");
const fontFolder = join(root, "app/styles/fonts");
const dataUrl = async (file: string, type: string) =>
  `data:${type};base64,${(await readFile(file)).toString("base64")}`;

const fraunces = await dataUrl(join(fontFolder, "fraunces.woff2"), "font/woff2");
const figtree = await dataUrl(join(fontFolder, "figtree.woff2"), "font/woff2");
const tokens = await readTokens(root);
const mark = await dataUrl(join(root, "public/favicon.svg"), "image/svg+xml");

const page = `<!doctype html><style>
  @font-face { font-family: Fraunces; src: url(${fraunces}); font-weight: 100 900; }
  @font-face { font-family: Figtree; src: url(${figtree}); font-weight: 400 600; }
  body { margin: 0; background: transparent; }
  div { display: flex; box-sizing: border-box; width: fit-content; height: 118px; align-items: center; gap: 18px; padding: 20px 36px 20px 32px;
    background: ${tokens("surface")}; border-top-right-radius: 36px; color: ${tokens("brand")}; }
  img { height: 76px; display: block; }
  b { display: block; font: 400 46px/1 Fraunces; letter-spacing: -0.02em; }
  small { display: block; margin-top: 6px; font: 500 23px/1.1 Figtree; color: ${tokens("muted")}; }
</style><div><img src="${mark}"><span><b>${clinic.shortName}</b><small>${clinic.tagline}</small></span></div>`;

const browser = await chromium.launch({
  executablePath: await findChromium(),
  args: ["--no-sandbox", "--disable-gpu"],
});
const tab = await browser.newPage();
await tab.setContent(page);
await tab.evaluate(() => document.fonts.ready);
await mkdir(join(root, "content/pictures/mark"), { recursive: true });
await tab
  .locator("div")
  .screenshot({ path: join(root, "content/pictures/mark/wordmark.png"), omitBackground: true });
await browser.close();
