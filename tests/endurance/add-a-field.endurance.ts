import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { cp, mkdtemp, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, relative, sep } from "node:path";
import { after, before, describe, it } from "node:test";
import { promisify } from "node:util";
import { type Browser, chromium } from "playwright-core";
import {
  demoText,
  type FileEdits,
  fieldChanges,
  groupName,
  limit,
} from "../support/field-changes.ts";
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

const allEdits: FileEdits = Object.assign(
  {},
  ...Object.values(fieldChanges).map(({ edits }) => edits),
);

const isShort = process.env.ENDURANCE === "short";
const skip = isShort && "a short run has no time for a second build";

describe("adding a field", { skip }, () => {
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
    for (const [file, edit] of Object.entries(allEdits)) {
      const old = await readFile(join(copyFolder, file), "utf8").catch(() => "");
      await writeFile(join(copyFolder, file), edit(old));
    }
  });
  after(async () => {
    await browser?.close();
    await stop();
    await rm(copyFolder, { recursive: true, force: true });
  });

  it("Fields and a list added to all kinds of content pass the typecheck and the build", async () => {
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
    const context = await (await launchBrowser()).newContext({
      baseURL: origin,
      viewport: desktop,
    });
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

  it("A field added to posts is saved by the API and is in the editor's data and on the page", async () => {
    const post = { title: "One of three", slug_url: "one-of-three", series: "Knees, part 1" };
    const created = await sendRequest("POST", "/blog", post);
    assert.equal(created.status, 200);
    const { data } = (await created.json()) as ApiResponse;
    assert.equal((await readJson(`/blog/${data.blog_id}`)).data.series, "Knees, part 1");
    const page = await (await fetch(`${origin}/blogs/one-of-three`)).text();
    assert.ok(page.includes("<span>Knees, part 1</span>"));
    const refused = await sendRequest("PUT", `/blog/${data.blog_id}`, { series: "x".repeat(61) });
    assert.equal(refused.status, 400);
  });

  it("A field added to messages is in the form, and staff read what it was filled in with", async () => {
    const home = await (await fetch(origin)).text();
    assert.ok(home.includes("Best time to call"));
    const message = { name: "Ada", phone: "4165550101", email: "ada@northbloom.example" };
    const body = { ...message, message: "Please call me.", best_time: "After five" };
    assert.equal((await sendRequest("POST", "/send-quote", body)).status, 200);
    const found = await sendRequest("POST", "/api/staff/messages/search", { folder: "inbox" });
    const [listed] = ((await found.json()) as { data: { message_id: number }[] }).data;
    const opened = await readJson(`/api/staff/messages/${listed?.message_id}`);
    assert.equal(opened.data.best_time, "After five");
    const page = await fetch(`${origin}/admin/messages/${listed?.message_id}`, {
      headers: { cookie },
    });
    assert.ok((await page.text()).includes("After five"));
  });

  it("A field added to users is saved with a new user and is in the list of users", async () => {
    const user = { name: "Grace", email: "grace@northbloom.example", job_title: "Reception" };
    const body = { ...user, role: "desk", password: admin.password };
    const created = await sendRequest("POST", "/api/staff/users", body);
    assert.equal(created.status, 200);
    assert.equal(((await created.json()) as ApiResponse).data.job_title, "Reception");
    const page = await fetch(`${origin}/admin/account/staff`, { headers: { cookie } });
    const html = await page.text();
    assert.ok(html.includes("<p>Reception</p>"));
    assert.ok(html.includes("Job title"));
  });

  it("A field and a list added to clinic content have a form, calls and a place on their page", async () => {
    const picture = { image: { src: "gallery/rehab-gym", alt: "" }, caption: "Gym" };
    const addPicture = (photographer: string) =>
      sendRequest("POST", "/api/staff/clinic/gallery", { ...picture, photographer });
    assert.equal((await addPicture("x".repeat(61))).status, 400);
    assert.equal((await addPicture("Imani R.")).status, 200);
    assert.match(await readPage("/gallery"), /Gym Imani R\./);
    assert.match(await readPage("/admin/clinic/gallery/1/edit"), /Photographer/);
    const partner = { name: "The swimming club" };
    assert.equal((await sendRequest("POST", "/api/staff/clinic/partners", {})).status, 400);
    assert.equal((await sendRequest("POST", "/api/staff/clinic/partners", partner)).status, 200);
    assert.match(await readPage("/accessibility"), /The pool next door, The swimming club/);
    assert.match(await readPage("/admin/clinic"), /Partners/);
    assert.match(await readPage("/admin/clinic/partners/1/edit"), /The pool next door/);
    const document = await readPage("/api/openapi.json");
    for (const name of ["photographer", "/api/staff/clinic/partners"])
      assert.ok(document.includes(name), name);
  });

  it("Adding a field touches no more files than promised", async () => {
    for (const [kind, { maxFiles, edits }] of Object.entries(fieldChanges))
      assert.ok(Object.keys(edits).length <= maxFiles, kind);
    const originalFiles = await readTree(root);
    const copiedFiles = await readTree(copyFolder);
    const allFiles = [...new Set([...originalFiles.keys(), ...copiedFiles.keys()])];
    const differing = allFiles.filter((file) => originalFiles.get(file) !== copiedFiles.get(file));
    assert.deepEqual(differing.toSorted(), Object.keys(allEdits).toSorted());
  });

  it("A page that is broken when development starts heals in the browser once it is mended", async () => {
    await stop();
    const settings = await createSettings("data");
    const file = join(copyFolder, "app/pages/first-visit.tsx");
    const source = await readFile(file, "utf8");
    await writeFile(file, source.replace("export default function", "export defaul function"));
    site = await startSite(settings, { folder: copyFolder, isDevelopment: true });
    const page = await (await launchBrowser()).newPage({ baseURL: settings.SITE_URL });
    const connected = page.waitForEvent("websocket").then((it) => it.waitForEvent("framereceived"));
    await page.goto("/first-visit");
    await page.getByText("PARSE_ERROR").waitFor();
    await connected;
    await writeFile(file, source);
    await page.locator("main h1").waitFor();
  });

  async function launchBrowser(): Promise<Browser> {
    browser ??= await chromium.launch({
      executablePath: await findChromium(),
      args: chromiumFlags,
    });
    return browser;
  }

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

  async function readPage(path: string): Promise<string> {
    const response = await fetch(origin + path, { headers: { cookie } });
    assert.equal(response.status, 200, path);
    return (await response.text()).replaceAll("<!-- -->", "");
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
