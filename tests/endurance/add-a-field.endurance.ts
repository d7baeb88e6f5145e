import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { cp, mkdtemp, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, relative, sep } from "node:path";
import { after, before, describe, it } from "node:test";
import { promisify } from "node:util";
import { type Browser, chromium } from "playwright-core";
import { desktop, flags } from "../support/browser.ts";
import { findChromium } from "../support/chromium.ts";
import { freePort } from "../support/free-port.ts";
import { type SiteProcess, startSite } from "../support/process.ts";
import { admin } from "../support/site.ts";
import { signInAt } from "../support/writers.ts";

const root = join(import.meta.dirname, "../..");
const notOfTheTree = [
  "node_modules",
  "build",
  "data",
  "older-data",
  ".git",
  ".react-router",
  "test-results",
];

const limit = 240;
const partName = "Your way to us";
const demoText = "The bus of the demo stops in front of the door.";

/** docs/architecture.md promises that a new field of a location page touches these four files. */
const change: Record<string, (text: string) => string> = {
  "database/migrations/9999-getting-here.ts": () => `import type { Kysely } from "kysely";

export async function up(db: Kysely<any>): Promise<void> {
  await db.schema
    .alterTable("location_page")
    .addColumn("getting_here", "text", (c) => c.notNull().defaultTo(""))
    .execute();
}
`,
  "domain/locations/location.ts": (text) =>
    addBefore(
      text,
      "  meta_title:",
      `  getting_here: { label: "Getting here", part: "${partName}", limit: ${limit}, required: true },\n`,
    ),
  "app/sections/location-bands.tsx": (text) =>
    addBefore(
      text,
      "      <FittingServices services",
      '      <p className="wrap section">{texts.getting_here}</p>\n',
    ),
  "database/demo/locations.ts": (text) =>
    addBefore(text, "    meta_title:", `    getting_here: ${JSON.stringify(demoText)},\n`),
};

describe("adding a field to location pages", () => {
  let house: string;
  let site: SiteProcess | undefined;
  let browser: Browser | undefined;
  let origin: string;
  let cookie: string;

  before(async () => {
    house = await mkdtemp(join(tmpdir(), "site-field-"));
    await cp(root, house, {
      recursive: true,
      filter: (file) => isOfTheTree(relative(root, file)),
    });
    await symlink(join(root, "node_modules"), join(house, "node_modules"));
    for (const [file, edit] of Object.entries(change)) {
      const old = await readFile(join(house, file), "utf8").catch(() => "");
      await writeFile(join(house, file), edit(old));
    }
  });
  after(async () => {
    await browser?.close();
    await stop();
    await rm(house, { recursive: true, force: true });
  });

  it("A field added to location pages passes the typecheck and the build", async () => {
    await npm("run", "typecheck");
    await npm("run", "build");
  });

  it("A field added later has its default in older versions and in the trash", async () => {
    const settings = await settingsIn("older-data");
    origin = settings.SITE_URL;
    site = await startSite(settings, { folder: root });
    cookie = await signInAt(origin);
    assert.equal((await put({ heading_1: "Saved before the field." })).status, 200);
    assert.equal((await send("DELETE", "/api/locationpages/2")).status, 200);
    await stop();

    site = await startSite(settings, { folder: house });
    cookie = await signInAt(origin);
    const versions = await read("/api/staff/versions/location/1");
    assert.equal(versions.status, 200);
    const [latest] = versions.data as unknown as { version_id: number }[];
    const version = await read(`/api/staff/versions/location/1/${latest?.version_id}`);
    assert.equal(version.status, 200);
    assert.equal(version.data.getting_here, "");
    assert.equal(version.data.heading_1, "Saved before the field.");
    assert.equal((await send("POST", "/api/staff/trash/location/2/restore")).status, 200);
    assert.equal((await read("/api/locationpages/2")).data.getting_here, "");
    await stop();
  });

  it("A field added to location pages is validated and described by the API", async () => {
    const settings = await settingsIn("data");
    origin = settings.SITE_URL;
    site = await startSite(settings, { folder: house });
    cookie = await signInAt(origin);

    assert.equal((await stored()).getting_here, demoText);
    for (const [getting_here, sentence] of [
      ["x".repeat(limit + 1), `Getting here can have ${limit} characters at most.`],
      [" ", "Getting here is missing."],
    ]) {
      const refused = await put({ getting_here });
      assert.equal(refused.status, 400);
      assert.deepEqual(((await refused.json()) as Reply).errors, { getting_here: sentence });
    }
    assert.equal((await put({ getting_here: "Turn left." })).status, 200);
    assert.equal((await stored()).getting_here, "Turn left.");
    const document = await (await fetch(`${origin}/api/openapi.json`)).text();
    assert.ok(document.includes("getting_here"), "the OpenAPI document");
  });

  it("A field added to location pages appears in the editor, its preview and the page", async () => {
    browser = await chromium.launch({ executablePath: await findChromium(), args: flags });
    const context = await browser.newContext({ baseURL: origin, viewport: desktop });
    context.setDefaultTimeout(10_000);
    const [name = "", value = ""] = cookie.split(/=(.*)/s);
    await context.addCookies([{ name, value, url: origin }]);
    const page = await context.newPage();

    await page.goto("/admin/location-pages/1/edit");
    const part = page.locator("section", { has: page.getByRole("heading", { name: partName }) });
    const field = part.getByLabel("Getting here *");
    assert.equal(await field.inputValue(), "Turn left.");
    assert.equal(await field.getAttribute("aria-required"), "true");
    await field.fill("x".repeat(limit + 1));
    await page.getByText(`${limit + 1} of ${limit}`).waitFor();
    await field.fill("Turn right, then up the stairs.");
    await page.locator("[inert]").getByText("Turn right, then up the stairs.").waitFor();
    await page.getByRole("button", { name: "Save changes" }).click();
    await page.waitForURL("**/admin/location-pages");

    const { slug } = await stored();
    await page.goto(`/location/${slug}`);
    await page.getByText("Turn right, then up the stairs.").waitFor();
  });

  it("Adding a field to location pages touches exactly four files", async () => {
    const ours = await readTree(root);
    const theirs = await readTree(house);
    const files = [...new Set([...ours.keys(), ...theirs.keys()])];
    const differing = files.filter((file) => ours.get(file) !== theirs.get(file));
    assert.deepEqual(differing.toSorted(), Object.keys(change).toSorted());
  });

  async function npm(...given: string[]): Promise<void> {
    await promisify(execFile)("npm", given, { cwd: house }).catch(({ stdout, stderr }) =>
      assert.fail(`npm ${given.join(" ")}:\n${stdout}${stderr}`),
    );
  }

  async function settingsIn(folder: string) {
    const port = await freePort();
    return {
      PORT: String(port),
      SITE_URL: `http://localhost:${port}`,
      DATA_DIR: join(house, folder),
      ADMIN_EMAIL: admin.email,
      ADMIN_PASSWORD: admin.password,
    };
  }

  async function stop(): Promise<void> {
    site?.child.kill("SIGTERM");
    await site?.ended;
  }

  async function read(path: string): Promise<Reply & { status: number }> {
    const reply = await fetch(origin + path, { headers: { cookie } });
    return { ...((await reply.json()) as Reply), status: reply.status };
  }

  async function stored(): Promise<Record<string, string>> {
    return (await read("/api/locationpages/1")).data;
  }

  function send(method: string, path: string, body: object = {}): Promise<Response> {
    return fetch(origin + path, {
      method,
      headers: { cookie, "content-type": "application/json" },
      body: JSON.stringify(body),
    });
  }

  function put(body: object): Promise<Response> {
    return send("PUT", "/api/locationpages/1", body);
  }
});

interface Reply {
  data: Record<string, string>;
  errors?: object;
}

/** Inserts text before each line with this beginning, as an engineer would. */
function addBefore(text: string, line: string, added: string): string {
  assert.ok(text.includes(`\n${line}`), `there is no ${line.trim()}`);
  return text.replaceAll(`\n${line}`, `\n${added}${line}`);
}

function isOfTheTree(path: string): boolean {
  return !notOfTheTree.includes(path.split(sep)[0] ?? "");
}

async function readTree(folder: string): Promise<Map<string, string>> {
  const tree = new Map<string, string>();
  const read = async (at: string): Promise<void> => {
    for (const entry of await readdir(at, { withFileTypes: true })) {
      const file = join(at, entry.name);
      const path = relative(folder, file);
      if (!isOfTheTree(path)) continue;
      if (entry.isDirectory()) await read(file);
      else if (entry.isFile()) tree.set(path, await readFile(file, "latin1"));
    }
  };
  await read(folder);
  return tree;
}
