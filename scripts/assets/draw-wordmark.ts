import { mkdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { clinic } from "#content/clinic.ts";
import { launchChromium } from "../../tests/support/find-chromium.ts";
import { readTokens } from "./read-tokens.ts";

/** Drawn in the corner of each Open Graph image; needs the icons of `makeIcons`. */
export async function drawWordmark(root: string): Promise<void> {
  const browser = await launchChromium();
  const tab = await browser.newPage();
  await tab.setContent(await createPage(root));
  await tab.evaluate(() => document.fonts.ready);
  const folder = join(root, "content/pictures/mark");
  await mkdir(folder, { recursive: true });
  await tab.locator("div").screenshot({ path: join(folder, "wordmark.png"), omitBackground: true });
  await browser.close();
}

async function createPage(root: string): Promise<string> {
  const fontFolder = join(root, "app/styles/fonts");
  const fraunces = await dataUrl(join(fontFolder, "fraunces.woff2"), "font/woff2");
  const figtree = await dataUrl(join(fontFolder, "figtree.woff2"), "font/woff2");
  const mark = await dataUrl(join(root, "public/favicon.svg"), "image/svg+xml");
  const tokens = await readTokens(root);
  return `<!doctype html><style>
  @font-face { font-family: Fraunces; src: url(${fraunces}); font-weight: 100 900; }
  @font-face { font-family: Figtree; src: url(${figtree}); font-weight: 400 600; }
  body { margin: 0; background: transparent; }
  div { display: flex; box-sizing: border-box; width: fit-content; height: 118px; align-items: center; gap: 18px; padding: 20px 36px 20px 32px;
    background: ${tokens("surface")}; border-top-right-radius: 36px; color: ${tokens("brand")}; }
  img { height: 76px; display: block; }
  b { display: block; font: 400 46px/1 Fraunces; letter-spacing: -0.02em; }
  small { display: block; margin-top: 6px; font: 500 23px/1.1 Figtree; color: ${tokens("muted")}; }
</style><div><img src="${mark}"><span><b>${clinic.shortName}</b><small>${clinic.tagline}</small></span></div>`;
}

async function dataUrl(file: string, type: string): Promise<string> {
  return `data:${type};base64,${(await readFile(file)).toString("base64")}`;
}
