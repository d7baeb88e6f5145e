import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { cp, mkdtemp, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, relative, sep } from "node:path";
import { after, before, describe, it } from "node:test";
import { promisify } from "node:util";
import { type Browser, chromium } from "playwright-core";
import { findChromium } from "../support/find-chromium.ts";
import { findFreePort } from "../support/find-free-port.ts";
import { signInTo } from "../support/load-writers.ts";
import { admin } from "../support/open-site.ts";
import { type SiteProcess, startSite } from "../support/site-process.ts";
import { chromiumFlags, desktop } from "../support/use-browser.ts";

const root = join(import.meta.dirname, "../..");
const ignoredFolders = [
  "node_modules",
  "build",
  "data",
  "older-data",
  ".git",
  ".react-router",
  "test-results",
];

const limit = 240;
const groupName = "Your way to us";
const demoText = "The bus of the demo stops in front of the door.";

/** docs/architecture.md promises that a new field of a location page touches these four files. */
const fieldChange: Record<string, (text: string) => string> = {
  "database/migrations/9999-getting-here.ts": () => `import type { Kysely } from "kysely";

export async function up(db: Kysely<any>): Promise<void> {
  await db.schema
    .alterTable("location_page")
    .addColumn("getting_here", "text", (c) => c.notNull().defaultTo(""))
    .execute();
}
`,
  "domain/location-pages/location-page.ts": (text) =>
    insertBefore(
      text,
      "  meta_title:",
      `  getting_here: { label: "Getting here", group: "${groupName}", limit: ${limit}, required: true },\n`,
    ),
  "app/sections/locations/location-sections.tsx": (text) =>
    insertBefore(
      text,
      "      <MatchingServices services",
      '      <p className="wrap section">{texts.getting_here}</p>\n',
    ),
  "database/demo/demo-locations.ts": (text) =>
    insertBefore(text, "    meta_title:", `    getting_here: ${JSON.stringify(demoText)},\n`),
};

const isShort = process.env.ENDURANCE === "short";
const skip = isShort && "a short run has no time for a second build";

describe("adding a field to location pages", { skip }, () => {
  let copyFolder: string;
  let site: SiteProcess | undefined;
  let browser: Browser | undefined;
  let origin: string;
  let cookie: string;

  before(async () => {
    copyFolder = await mkdtemp(join(tmpdir(), "site-field-"));
    await cp(root, copyFolder, {
      recursive: true,
      filter: (file) => isInTree(relative(root, file)),
    });
    await symlink(join(root, "node_modules"), join(copyFolder, "node_modules"));
    for (const [file, edit] of Object.entries(fieldChange)) {
      const old = await readFile(join(copyFolder, file), "utf8").catch(() => "");
      await writeFile(join(copyFolder, file), edit(old));
    }
  });
  after(async () => {
    await browser?.close();
    await stop();
    await rm(copyFolder, { recursive: true, force: true });
  });

  it("A field added to location pages passes the typecheck and the build", async () => {
    await npm("run", "typecheck");
    await npm("run", "build");
  });

  it("A field added later has its default in older versions and in the trash", async () => {
    const settings = await createSettings("older-data");
    origin = settings.SITE_URL;
    site = await startSite(settings, { folder: root });
    cookie = await signInTo(origin);
    assert.equal((await putLocation({ heading_1: "Saved before the field." })).status, 200);
    assert.equal((await sendRequest("DELETE", "/api/locationpages/2")).status, 200);
    await stop();

    site = await startSite(settings, { folder: copyFolder });
    cookie = await signInTo(origin);
    const versions = await readJson("/api/staff/versions/location/1");
    assert.equal(versions.status, 200);
    const [latest] = versions.data as unknown as { version_id: number }[];
    const version = await readJson(`/api/staff/versions/location/1/${latest?.version_id}`);
    assert.equal(version.status, 200);
    assert.equal(version.data.getting_here, "");
    assert.equal(version.data.heading_1, "Saved before the field.");
    assert.equal((await sendRequest("POST", "/api/staff/trash/location/2/restore")).status, 200);
    assert.equal((await readJson("/api/locationpages/2")).data.getting_here, "");
    await stop();
  });

  it("A field added to location pages is validated and described by the API", async () => {
    const settings = await createSettings("data");
    origin = settings.SITE_URL;
    site = await startSite(settings, { folder: copyFolder });
    cookie = await signInTo(origin);

    assert.equal((await fetchStored()).getting_here, demoText);
    for (const [getting_here, sentence] of [
      ["x".repeat(limit + 1), `Getting here can have ${limit} characters at most.`],
      [" ", "Getting here is missing."],
    ]) {
      const refused = await putLocation({ getting_here });
      assert.equal(refused.status, 400);
      assert.deepEqual(((await refused.json()) as ApiResponse).errors, { getting_here: sentence });
    }
    assert.equal((await putLocation({ getting_here: "Turn left." })).status, 200);
    assert.equal((await fetchStored()).getting_here, "Turn left.");
    const document = await (await fetch(`${origin}/api/openapi.json`)).text();
    assert.ok(document.includes("getting_here"), "the OpenAPI document");
  });

  it("A field added to location pages appears in the editor, its preview and the page", async () => {
    browser = await chromium.launch({ executablePath: await findChromium(), args: chromiumFlags });
    const context = await browser.newContext({ baseURL: origin, viewport: desktop });
    context.setDefaultTimeout(10_000);
    const [name = "", value = ""] = cookie.split(/=(.*)/s);
    await context.addCookies([{ name, value, url: origin }]);
    const page = await context.newPage();

    await page.goto("/admin/location-pages/1/edit");
    const group = page.locator("section", { has: page.getByRole("heading", { name: groupName }) });
    const field = group.getByLabel("Getting here *");
    assert.equal(await field.inputValue(), "Turn left.");
    assert.equal(await field.getAttribute("aria-required"), "true");
    await field.fill("x".repeat(limit + 1));
    await page.getByText(`${limit + 1} of ${limit}`).waitFor();
    await field.fill("Turn right, then up the stairs.");
    await page.locator("[inert]").getByText("Turn right, then up the stairs.").waitFor();
    await page.getByRole("button", { name: "Save changes" }).click();
    await page.waitForURL("**/admin/location-pages");

    const { slug } = await fetchStored();
    await page.goto(`/location/${slug}`);
    await page.getByText("Turn right, then up the stairs.").waitFor();
  });

  it("Adding a field to location pages touches exactly four files", async () => {
    const originalFiles = await readTree(root);
    const copiedFiles = await readTree(copyFolder);
    const allFiles = [...new Set([...originalFiles.keys(), ...copiedFiles.keys()])];
    const differing = allFiles.filter((file) => originalFiles.get(file) !== copiedFiles.get(file));
    assert.deepEqual(differing.toSorted(), Object.keys(fieldChange).toSorted());
  });

  async function npm(...args: string[]): Promise<void> {
    await promisify(execFile)("npm", args, { cwd: copyFolder }).catch(({ stdout, stderr }) =>
      assert.fail(`npm ${args.join(" ")}:\n${stdout}${stderr}`),
    );
  }

  async function createSettings(folder: string) {
    const port = await findFreePort();
    return {
      PORT: String(port),
      SITE_URL: `http://localhost:${port}`,
      DATA_DIR: join(copyFolder, folder),
      ADMIN_EMAIL: admin.email,
      ADMIN_PASSWORD: admin.password,
    };
  }

  async function stop(): Promise<void> {
    site?.child.kill("SIGTERM");
    await site?.exitCode;
  }

  async function readJson(path: string): Promise<ApiResponse & { status: number }> {
    const response = await fetch(origin + path, { headers: { cookie } });
    return { ...((await response.json()) as ApiResponse), status: response.status };
  }

  async function fetchStored(): Promise<Record<string, string>> {
    return (await readJson("/api/locationpages/1")).data;
  }

  function sendRequest(method: string, path: string, body: object = {}): Promise<Response> {
    return fetch(origin + path, {
      method,
      headers: { cookie, "content-type": "application/json" },
      body: JSON.stringify(body),
    });
  }

  function putLocation(body: object): Promise<Response> {
    return sendRequest("PUT", "/api/locationpages/1", body);
  }
});

interface ApiResponse {
  data: Record<string, string>;
  errors?: object;
}

function insertBefore(text: string, line: string, added: string): string {
  assert.ok(text.includes(`\n${line}`), `there is no ${line.trim()}`);
  return text.replaceAll(`\n${line}`, `\n${added}${line}`);
}

function isInTree(path: string): boolean {
  return !ignoredFolders.includes(path.split(sep)[0] ?? "");
}

async function readTree(folder: string): Promise<Map<string, string>> {
  const tree = new Map<string, string>();
  const readJson = async (folderPath: string): Promise<void> => {
    for (const entry of await readdir(folderPath, { withFileTypes: true })) {
      const file = join(folderPath, entry.name);
      const path = relative(folder, file);
      if (!isInTree(path)) continue;
      if (entry.isDirectory()) await readJson(file);
      else if (entry.isFile()) tree.set(path, await readFile(file, "latin1"));
    }
  };
  await readJson(folder);
  return tree;
}
