import assert from "node:assert/strict";
import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { after, before, describe, it } from "node:test";
import { type Browser, chromium } from "playwright-core";
import { languages } from "#content/languages/language.ts";
import { services } from "#content/services/index.ts";
import {
  addedService,
  demoText,
  type FileEdits,
  fieldChanges,
  groupName,
  limit,
} from "../support/field-changes.ts";
import { findChromium } from "../support/find-chromium.ts";
import { admin } from "../support/open-site.ts";
import { copyRepository, editFiles, readTree, root, runIn } from "../support/repository-copy.ts";
import { isShortRun } from "../support/run-length.ts";
import {
  type ApiResponse,
  createSettings,
  readJson,
  readPage,
  type SignedInSite,
  sendJson,
  signIn,
} from "../support/signed-in-requests.ts";
import { type SiteProcess, startSite } from "../support/site-process.ts";
import { chromiumFlags, desktop } from "../support/use-browser.ts";

const allEdits: FileEdits = Object.assign(
  {},
  ...Object.values(fieldChanges).map(({ edits }) => edits),
);

const skip = isShortRun && "a short run has no time for a second build";

describe("adding a field or a service", { skip }, () => {
  let copyFolder: string;
  let site: SiteProcess | undefined;
  let browser: Browser | undefined;
  let signedIn: SignedInSite;

  before(async () => {
    copyFolder = await copyRepository("site-field-");
    await editFiles(copyFolder, allEdits);
  });
  after(async () => {
    await browser?.close();
    await stop();
    await rm(copyFolder, { recursive: true, force: true });
  });

  it("Fields and a list added to all kinds of content pass the typecheck and the build", async () => {
    await runIn(copyFolder, "npm", ["run", "typecheck"]);
    await runIn(copyFolder, "npm", ["run", "build"]);
  });

  it("A field added later has its default in older versions and in the trash", async () => {
    const settings = await createSettings(join(copyFolder, "older-data"));
    site = await startSite(settings, { folder: root });
    signedIn = await signIn(settings.SITE_URL);
    assert.equal((await putLocation({ heading_1: "Saved before the field." })).status, 200);
    assert.equal((await sendJson(signedIn, "DELETE", "/api/locationpages/2")).status, 200);
    await stop();

    site = await startSite(settings, { folder: copyFolder });
    signedIn = await signIn(settings.SITE_URL);
    const versions = await readJson(signedIn, "/api/staff/versions/location/1");
    assert.equal(versions.status, 200);
    const [latest] = versions.data as unknown as { version_id: number }[];
    const version = await readJson(
      signedIn,
      `/api/staff/versions/location/1/${latest?.version_id}`,
    );
    assert.equal(version.status, 200);
    assert.equal(version.data.getting_here, "");
    assert.equal(version.data.heading_1, "Saved before the field.");
    assert.equal(
      (await sendJson(signedIn, "POST", "/api/staff/trash/location/2/restore")).status,
      200,
    );
    assert.equal((await readJson(signedIn, "/api/locationpages/2")).data.getting_here, "");
    await stop();
  });

  it("A field added to location pages is validated and described by the API", async () => {
    const settings = await createSettings(join(copyFolder, "data"));
    site = await startSite(settings, { folder: copyFolder });
    signedIn = await signIn(settings.SITE_URL);

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
    const document = await readPage(signedIn, "/api/openapi.json");
    assert.ok(document.includes("getting_here"), "the OpenAPI document");
  });

  it("A field added to location pages appears in the editor, its preview and the page", async () => {
    const context = await (await launchBrowser()).newContext({
      baseURL: signedIn.origin,
      viewport: desktop,
    });
    context.setDefaultTimeout(10_000);
    const [name = "", value = ""] = signedIn.cookie.split(/=(.*)/s);
    await context.addCookies([{ name, value, url: signedIn.origin }]);
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
    await group.getByLabel("Parking note", { exact: true }).waitFor();
    assert.equal(await page.locator("[inert]").getByText("Parking note").count(), 0);
    await page.getByRole("button", { name: "Save changes" }).click();
    await page.waitForURL("**/admin/location-pages");

    const { slug } = await fetchStored();
    await page.goto(`/location/${slug}`);
    await page.getByText("Turn right, then up the stairs.").waitFor();
  });

  it("A field added to posts is saved by the API and is in the editor's data and on the page", async () => {
    const post = { title: "One of three", slug_url: "one-of-three", series: "Knees, part 1" };
    const created = await sendJson(signedIn, "POST", "/blog", post);
    assert.equal(created.status, 200);
    const { data } = (await created.json()) as ApiResponse;
    assert.equal((await readJson(signedIn, `/blog/${data.blog_id}`)).data.series, "Knees, part 1");
    const page = await readPage(signedIn, "/blogs/one-of-three");
    assert.ok(page.includes("<span>Knees, part 1</span>"));
    const refused = await sendJson(signedIn, "PUT", `/blog/${data.blog_id}`, {
      series: "x".repeat(61),
    });
    assert.equal(refused.status, 400);
  });

  it("A field added to messages is in the form, and staff read what it was filled in with", async () => {
    const home = await readPage(signedIn, "/");
    assert.ok(home.includes("Best time to call"));
    const message = { name: "Ada", phone: "4165550101", email: "ada@northbloom.example" };
    const body = { ...message, message: "Please call me.", best_time: "After five" };
    assert.equal((await sendJson(signedIn, "POST", "/send-quote", body)).status, 200);
    const found = await sendJson(signedIn, "POST", "/api/staff/messages/search", {
      folder: "inbox",
    });
    const [listed] = ((await found.json()) as { data: { message_id: number }[] }).data;
    const opened = await readJson(signedIn, `/api/staff/messages/${listed?.message_id}`);
    assert.equal(opened.data.best_time, "After five");
    const page = await readPage(signedIn, `/admin/messages/${listed?.message_id}`);
    assert.ok(page.includes("After five"));
  });

  it("A field added to users is saved with a new user and is in the list of users", async () => {
    const user = { name: "Grace", email: "grace@northbloom.example", job_title: "Reception" };
    const body = { ...user, role: "desk", password: admin.password };
    const created = await sendJson(signedIn, "POST", "/api/staff/users", body);
    assert.equal(created.status, 200);
    assert.equal(((await created.json()) as ApiResponse).data.job_title, "Reception");
    const html = await readPage(signedIn, "/admin/account/staff");
    assert.ok(html.includes("<p>Reception</p>"));
    assert.ok(html.includes("Job title"));
  });

  it("An added service has a page and is in menus, sitemap, forms, search and translations", async () => {
    const { url, name, fee } = addedService;
    const count = services.length + 1;
    const found = {
      [`/service/${url}`]: `<h1[^>]*>${name}`,
      "/services": `${count} services|fifteen`,
      "/": `href="/service/${url}"`,
      "/search?q=ballet": url,
      "/sitemap.xml": `/service/${url}<`,
      "/contact": `>${name}<`,
      "/fees": `\\$${fee}\\b`,
      ...Object.fromEntries(languages.map(({ code }) => [`/${code}`, name])),
    };
    for (const [path, pattern] of Object.entries(found))
      assert.match(await readPage(signedIn, path), new RegExp(pattern), path);
  });

  it("An added service passes the tests of content, and of this clinic", async () => {
    // The templates of databases have the content without it.
    const { NODE_TEST_CONTEXT: _, TEST_TEMPLATES: __, ...environment } = process.env;
    // field-changes.test.ts needs the files without these changes.
    const tests = ["content/*.test.ts", "tests/this-clinic/!(field-changes).test.ts"];
    await runIn(copyFolder, "npm", ["test", "--", ...tests], {
      ...environment,
      TEST_ENGINE: "sqlite",
    });
  });

  it("A field and a list added to clinic content have a form, calls and a place on their page", async () => {
    const picture = { image: { src: "gallery/rehab-gym", alt: "" }, caption: "Gym" };
    const addPicture = (photographer: string) =>
      sendJson(signedIn, "POST", "/api/staff/clinic/gallery", { ...picture, photographer });
    assert.equal((await addPicture("x".repeat(61))).status, 400);
    assert.equal((await addPicture("Imani R.")).status, 200);
    assert.match(await readPage(signedIn, "/gallery"), /Gym Imani R\./);
    assert.match(await readPage(signedIn, "/admin/clinic/gallery/1/edit"), /Photographer/);
    const partner = { name: "The swimming club" };
    assert.equal((await sendJson(signedIn, "POST", "/api/staff/clinic/partners", {})).status, 400);
    assert.equal(
      (await sendJson(signedIn, "POST", "/api/staff/clinic/partners", partner)).status,
      200,
    );
    assert.match(
      await readPage(signedIn, "/accessibility"),
      /The pool next door, The swimming club/,
    );
    assert.match(await readPage(signedIn, "/admin/clinic"), /Partners/);
    assert.match(await readPage(signedIn, "/admin/clinic/partners/1/edit"), /The pool next door/);
    const document = await readPage(signedIn, "/api/openapi.json");
    for (const name of ["photographer", "/api/staff/clinic/partners"])
      assert.ok(document.includes(name), name);
  });

  it("Adding a field or a service touches no more files than promised", async () => {
    for (const [kind, { maxFiles, edits }] of Object.entries(fieldChanges))
      assert.ok(Object.keys(edits).length <= maxFiles, kind);
    const originalFiles = await readTree(root);
    const copiedFiles = await readTree(copyFolder);
    const allFiles = [...new Set([...originalFiles.keys(), ...copiedFiles.keys()])];
    const differing = allFiles.filter((file) => originalFiles.get(file) !== copiedFiles.get(file));
    assert.deepEqual(differing.toSorted(), Object.keys(allEdits).toSorted());
  });

  it("A page that is broken when development starts heals in the browser once it is fixed", async () => {
    await stop();
    const settings = await createSettings(join(copyFolder, "data"));
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

  async function stop(): Promise<void> {
    site?.child.kill("SIGTERM");
    await site?.exitCode;
  }

  async function fetchStored(): Promise<Record<string, string>> {
    return (await readJson(signedIn, "/api/locationpages/1")).data;
  }

  function putLocation(body: object): Promise<Response> {
    return sendJson(signedIn, "PUT", "/api/locationpages/1", body);
  }
});
