import type { Browser, Page } from "playwright-core";
import { maxSections } from "#domain/posts/post.ts";
import { drawPicture } from "../tests/support/draw-picture.ts";
import { admin, type Site } from "../tests/support/open-site.ts";
import type { Row } from "./report.ts";

// Part of the interactions: npm run bench -- interactions. Alone: node bench/interactions.ts typing

const maxMs = 50;
const cpuSlowdown = 4;
const roundCount = 3;
const pauseMs = 120; // a quick writer
const pictureCount = 200;
const storedPictureCount = 20; // each is used ten times
const words = "Walk for ten minutes a day, and rest when it hurts. ";

/** The longest post that the limits allow is typed into, in its middle. */
export async function measureTyping(browser: Browser, site: Site, baseURL: string): Promise<Row[]> {
  const cookie = await site.signIn(admin);
  const id = await createLongPost(site, cookie);
  const context = await browser.newContext({
    baseURL,
    viewport: { width: 1440, height: 900 },
    extraHTTPHeaders: { cookie },
  });
  await context.addInitScript(recordKeys);
  const page = await context.newPage();
  await page.goto(`/admin/blogs/${id}/edit`, { waitUntil: "networkidle" });
  await page.locator("dialog[open]").waitFor();
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: cpuSlowdown });
  const rows: Row[] = [];
  for (const [label, getField] of Object.entries(fields)) {
    const field = await getField(page);
    await field.click();
    const rounds: KeyTiming[][] = [];
    for (let round = 0; round < roundCount; round += 1) {
      await field.pressSequentially(words, { delay: pauseMs });
      rounds.push(await takeKeys(page));
    }
    rows.push(describeRounds(label, rounds));
  }
  await context.close();
  return rows;
}

const middle = maxSections / 2;

const fields = {
  "the text of a section": async (page: Page) => {
    const open = page.getByRole("button", { name: `Open section ${middle}`, exact: true });
    if (await open.isVisible()) await open.click();
    const section = page.getByRole("region", { name: `Section ${middle}`, exact: true });
    return section.getByRole("textbox", { name: "Text" });
  },
  "the text of a section, all open": async (page: Page) => {
    await page.getByRole("button", { name: "Open all" }).click();
    const section = page.getByRole("region", { name: `Section ${middle}`, exact: true });
    await section.scrollIntoViewIfNeeded();
    return section.getByRole("textbox", { name: "Text" });
  },
  "the title": async (page: Page) => page.getByRole("textbox", { name: "Title", exact: true }),
};

/** The best of some rounds, as other work of the machine only adds time. */
function describeRounds(label: string, rounds: KeyTiming[][]): Row {
  const [best = []] = rounds
    .filter((keys) => keys.length > 0)
    .sort((a, b) => getQuantile(a, "handledMs", 0.95) - getQuantile(b, "handledMs", 0.95));
  const describe = (name: keyof KeyTiming) =>
    `${getQuantile(best, name, 0.5)} ms (95 %: ${getQuantile(best, name, 0.95)})`;
  return {
    label: `a key in ${label}, ${maxSections} sections and ${pictureCount} pictures`,
    goal: `95 % under ${maxMs} ms`,
    result: `handled after ${describe("handledMs")}, painted after ${describe("paintedMs")}`,
    isMet: best.length > 0 && getQuantile(best, "handledMs", 0.95) < maxMs,
  };
}

function getQuantile(keys: KeyTiming[], name: keyof KeyTiming, fraction: number): number {
  const sorted = keys.map((key) => key[name]).sort((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) * fraction)] ?? 0;
}

async function createLongPost(site: Site, cookie: string): Promise<number> {
  const urls: string[] = [];
  for (let i = 0; i < storedPictureCount; i += 1) {
    const image = await drawPicture(1600, 900 + i)
      .jpeg()
      .toBuffer();
    const body = new FormData();
    body.append("image", new File([new Uint8Array(image)], `${i}.jpg`, { type: "image/jpeg" }));
    const request = new Request("http://localhost/", { method: "POST", body });
    const response = await site.send({
      method: "POST",
      url: "/api/upload",
      cookie,
      headers: { "content-type": request.headers.get("content-type") ?? "" },
      payload: Buffer.from(await request.arrayBuffer()),
    });
    urls.push(response.body);
  }
  const blogs_content = Array.from({ length: maxSections }, (_, section) => {
    const pictures = Array.from({ length: pictureCount }, (_, i) => i)
      .filter((i) => i % maxSections === section)
      .map((i) => `<img src="${urls[i % urls.length]}" alt="Picture ${i}" />`);
    const paragraph = `<p>${words.repeat(6)}</p>`;
    return { heading: `Heading ${section}`, paragraph: paragraph.repeat(5) + pictures.join("") };
  });
  const post = { title: "A long post", slug_url: "a-long-post", blogs_content, status: "draft" };
  return (await site.post("/blog", post, cookie)).json().data.blog_id;
}

interface KeyTiming {
  /** Until the handlers of the key have run. */
  handledMs: number;
  paintedMs: number;
}

async function takeKeys(page: Page): Promise<KeyTiming[]> {
  return page.evaluate(async () => {
    await new Promise((resolve) => setTimeout(resolve, 500));
    const keys: Map<number, KeyTiming> = Reflect.get(window, "keys");
    const timings = [...keys.values()];
    keys.clear();
    return timings;
  });
}

/** A key has several events; the browser reports none that takes less than a frame. */
function recordKeys(): void {
  const { keys } = Object.assign(window, { keys: new Map<number, KeyTiming>() });
  const starts = new Map<number, number>();
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[]) {
      const { interactionId, name, startTime, processingEnd, duration } = entry;
      if (interactionId === 0 || !["keydown", "keypress", "input"].includes(name)) continue;
      const start = Math.min(starts.get(interactionId) ?? startTime, startTime);
      starts.set(interactionId, start);
      const last = keys.get(interactionId);
      keys.set(interactionId, {
        handledMs: Math.max(last?.handledMs ?? 0, Math.round(processingEnd - start)),
        paintedMs: Math.max(last?.paintedMs ?? 0, Math.round(duration)),
      });
    }
  }).observe({ type: "event", durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}
