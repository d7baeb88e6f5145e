import assert from "node:assert/strict";
import { after, before, it } from "node:test";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import pageRoutes from "#app/routes.ts";
import { clinicKinds } from "#domain/clinic/clinic-definitions.ts";
import { type Role, roles } from "#domain/staff/roles.ts";
import {
  admin,
  describeOnEachDatabase,
  openSite,
  type Site,
} from "../../../tests/support/open-site.ts";
import { createAccount } from "../../../tests/support/test-accounts.ts";

/** The roles beside owner that may make a call; the first pattern that matches a route decides. */
const callRules: [RegExp, Role[]][] = [
  [/ \/api\/staff\/account\//, ["desk", "writer"]],
  [/ \/api\/staff\/(messages|mail)(\/|$)/, ["desk"]],
  [
    / \/(blog|api\/locationpages|api\/upload|api\/staff\/(posts|locations|images|former-links))(\/|$)/,
    ["writer"],
  ],
  [/ \/api\/staff\/clinic\/(notice|hours|contact|replies)(\/|$)/, ["desk"]],
  [/ \/api\/staff\/clinic\/(services|categories|gallery)(\/|$)/, ["writer"]],
  [/ \/api\/staff\/clinic$/, ["desk", "writer"]],
  [/ \/api\/staff\/(trash|visits)$/, ["desk", "writer"]],
  [
    / \/api\/staff\/(trash|versions|autosaves|editors)\/(post|location|services|categories|gallery)\//,
    ["writer"],
  ],
  [/ \/api\/staff\/(trash|versions|autosaves|editors)\/(notice|hours|contact|replies)\//, ["desk"]],
  [/ \/api\/staff\//, []],
];

const pageRules: [RegExp, Role[]][] = [
  [/^\/admin$/, ["desk", "writer"]],
  [/^\/admin\/(account|api|help)$/, ["desk", "writer"]],
  [/^\/admin\/messages(\/|$)/, ["desk"]],
  [/^\/admin\/(blogs|location-pages)([/?]|$)/, ["writer"]],
  [/^\/admin\/account\/images$/, ["writer"]],
  [/^\/admin\/clinic$/, ["desk", "writer"]],
  [/^\/admin\/(?:clinic|preview)\/(notice|hours|contact|replies)(\/|$)/, ["desk"]],
  [/^\/admin\/(?:clinic|preview)\/(services|categories|gallery)(\/|$)/, ["writer"]],
  [/^\/admin\/nowhere$/, ["desk", "writer"]],
  [/^\/admin\//, []],
];

describeOnEachDatabase("what each role may do", (engine) => {
  let site: Site;
  let cookies: Record<Role, string>;
  before(async () => {
    site = await openSite(engine);
    const ada = await site.signIn(admin);
    const desk = await createAccount(site, ada, { name: "Desk", role: "desk" });
    const writer = await createAccount(site, ada, { name: "Writer", role: "writer" });
    cookies = { owner: ada, desk: await site.signIn(desk), writer: await site.signIn(writer) };
  });
  after(() => site.close());

  it("Each staff call is refused to every role that it is not for, before its body is read", async () => {
    const calls = listStaffCalls(site);
    assert.ok(calls.length >= 90, String(calls.length));
    for (const call of calls) {
      const [method = "", url = ""] = call.split(" ");
      for (const role of roles) {
        // No call succeeds with this body, so an allowed one changes nothing either.
        const response = await site.send({
          ...{ method: method as "PUT", url, cookie: cookies[role], payload: "{broken" },
          headers: { "content-type": "application/json" },
        });
        const isRefused = response.statusCode === 403;
        assert.equal(isRefused, !mayUse(callRules, call, role), `${role}: ${call}`);
        assert.notEqual(response.statusCode, 401, `${role}: ${call}`);
        if (isRefused && method !== "HEAD")
          assert.match(
            response.json().message,
            /^This is for owners( and [\w ]+)*\. If you need it, please ask an owner\.$/,
          );
      }
    }
  });

  // The routes decide before any query, so one engine is enough.
  if (engine === "sqlite")
    it("Each staff page and its data are refused to every role that they are not for", async () => {
      const pages = listStaffPages(pageRoutes);
      assert.ok(pages.length >= 40, pages.join());
      for (const page of pages)
        for (const role of roles)
          for (const url of [page, `${page}.data`]) {
            const { headers, body, statusCode } = await site.get(url, cookies[role]);
            const isRefused = `${headers.location} ${body}`.includes("/admin/refused?area=");
            assert.equal(isRefused, !mayUse(pageRules, page, role), `${role}: ${url}`);
            const allowed = isRefused ? [302, 202] : [200, 404];
            assert.ok(allowed.includes(statusCode), `${role}: ${url}: ${statusCode}`);
          }
    });

  it("Help names the keys of messages only to those who may read them", async () => {
    const hasKeys = async (role: Role) =>
      (await site.get("/admin/help", cookies[role])).body.includes("In messages, while nothing");
    assert.deepEqual([await hasKeys("desk"), await hasKeys("writer")], [true, false]);
  });

  it("A refused page leads to one that says whose it is and whom to ask", async () => {
    const refused = await site.get("/admin/messages/1", cookies.writer);
    const url = String(refused.headers.location);
    const { statusCode, body } = await site.get(url, cookies.writer);
    assert.equal(statusCode, 403);
    assert.match(body, /This is for owners and the front desk\. Please ask Ada\./);
    assert.match(body, /aria-label="Staff"/);
    for (const [role, path] of [
      ["desk", url],
      ["owner", url],
      ["writer", "/admin/refused"],
      ["writer", "/admin/refused?area=__proto__"],
      ["writer", "/admin/nowhere?area=messages"],
    ] as const)
      assert.equal((await site.get(path, cookies[role])).statusCode, 404, `${role}: ${path}`);
  });

  it("A page in an unusual spelling is not shown to a role that it is not for", async () => {
    const spellings = [
      "/admin/%6Dessages",
      "/admin//messages",
      "/admin/./messages/",
      "/ADMIN/Messages",
      "/ADMIN/MESSAGES.data",
    ];
    const forWriters = ["/admin/blogs/../messages", "/admin/blogs/%2e%2e/messages"];
    for (const url of [
      ...spellings,
      ...forWriters,
      "/admin/account/%73taff",
      "/admin/account/staff/",
    ]) {
      const response = await site.get(url, cookies.writer);
      const { statusCode } = response;
      assert.ok([202, 301, 302, 404].includes(statusCode), `${url}: ${statusCode}`);
    }
  });

  it("Navigation, dashboard, trash and clinic content show a role nothing of other areas", async () => {
    const linkPattern = /href="(\/admin[^"?#]*)/g;
    const readLinks = async (role: Role, page: string) => {
      const { body } = await site.get(page, cookies[role]);
      return new Set([...body.matchAll(linkPattern)].map(([, href = ""]) => href));
    };
    for (const role of roles)
      for (const page of ["/admin", "/admin/account", "/admin/clinic"])
        for (const href of await readLinks(role, page))
          assert.ok(mayUse(pageRules, href, role), `${role} has a link to ${href} on ${page}`);
    assert.ok((await readLinks("desk", "/admin")).has("/admin/messages"));
    assert.ok((await readLinks("desk", "/admin/clinic")).has("/admin/clinic/hours"));
    assert.ok((await readLinks("writer", "/admin/clinic")).has("/admin/clinic/gallery"));
    assert.ok((await readLinks("writer", "/admin")).has("/admin/blogs"));
    const desk = (await site.get("/admin.data", cookies.desk)).body;
    const writer = (await site.get("/admin.data", cookies.writer)).body;
    assert.ok(desk.includes("latestAnswer") && !desk.includes("scheduled"));
    assert.ok(writer.includes("scheduled") && !writer.includes("latestAnswer"));
    assert.ok(!desk.includes("purgeHold") && !writer.includes("purgeHold"));

    const clinic = (await site.get("/api/staff/clinic", cookies.desk)).json().data;
    const kinds = clinic.map(({ kind }: { kind: string }) => kind).toSorted();
    assert.deepEqual(kinds, ["contact", "hours", "notice", "replies"]);
    const deleted_at = new Date().toISOString();
    for (const kind of ["post", "providers"] as const) {
      const item = { kind, item_id: 7, title: "T", title_key: "t", slug: kind, item: "{}" };
      const trashed = { ...item, deleted_at, deleted_by: "Ada" };
      await site.db.insertInto("trash").values(trashed).execute();
    }
    const listTrash = async (role: Role) =>
      (await site.get("/api/staff/trash", cookies[role])).json().data.map(getKind);
    const getKind = ({ kind }: { kind: string }) => kind;
    assert.deepEqual((await listTrash("owner")).toSorted(), ["post", "providers"]);
    assert.deepEqual(await listTrash("writer"), ["post"]);
    assert.deepEqual(await listTrash("desk"), []);
  });

  it("A draft is shown to owners and writers only", async () => {
    const draft = {
      ...{ title: "A draft", slug_url: "a-draft", status: "draft", category: 1, blog_image: "" },
      ...{ brief_paragraph: "", blog_image_alt: "", metaTitle: "", metaDescription: "" },
      blogs_content: [],
    };
    const added = await site.post("/blog", draft, cookies.writer);
    const url = `/blog/${added.json().data.blog_id}`;
    assert.equal((await site.get(url, cookies.owner)).statusCode, 200);
    assert.equal((await site.get(url, cookies.writer)).statusCode, 200);
    assert.equal((await site.get(url, cookies.desk)).statusCode, 404);
    assert.equal((await site.get(url)).statusCode, 404);
  });

  it("A sign-in and the list of users say the role, and a change of it takes effect within the session", async () => {
    const noor = await createAccount(site, cookies.owner, { name: "Noor", role: "writer" });
    const signedIn = (await site.post("/api/users/login", noor)).json();
    assert.deepEqual([signedIn.isAdmin, signedIn.role], [true, "writer"]);
    const cookie = await site.signIn(noor);
    const path = `/api/staff/users/${noor.id}`;
    const password = admin.password;
    assert.equal((await site.put(path, { role: "desk" }, cookies.owner)).statusCode, 400);
    assert.equal((await site.put(path, { role: "king", password }, cookies.owner)).statusCode, 400);
    assert.equal((await site.get("/api/staff/messages", cookie)).statusCode, 403);
    const changed = await site.put(path, { role: "desk", password }, cookies.owner);
    assert.equal(changed.json().data.role, "desk");
    assert.equal((await site.get("/api/staff/messages", cookie)).statusCode, 200);
    assert.equal((await site.get("/api/staff/posts", cookie)).statusCode, 403);
    const log = (await site.get("/api/staff/audit", cookies.owner)).json().data;
    assert.ok(JSON.stringify(log).includes("desk-role-granted"));
  });
});

function mayUse(rules: [RegExp, Role[]][], target: string, role: Role): boolean {
  const rule = rules.find(([pattern]) => pattern.test(target));
  assert.ok(rule, `no rule decides about ${target}`);
  return role === "owner" || rule[1].includes(role);
}

/** Public calls and files are not behind the guard; guard.test.ts lists them. */
function listStaffCalls({ app }: Site): string[] {
  const isWrite = (route: string) => !/^(GET|HEAD|OPTIONS) /.test(route);
  return app.routeTable
    .filter((route) => / \/api\/staff\//.test(route) || (isWrite(route) && !isPublicWrite(route)))
    .flatMap((route) => {
      const url = route.replace(/:(id|version|note)\b/g, "999999").replace(":hash", "abc");
      const kinds = ["post", "location", ...clinicKinds, "message", "everyone", "__proto__"];
      return url.includes(":kind") ? kinds.map((kind) => url.replace(":kind", kind)) : [url];
    });
}

function isPublicWrite(route: string): boolean {
  return / (\/send-quote|\/send-contact-form-main|\/api\/taps\/:kind|\/api\/users\/[\w-]+)$/.test(
    route,
  );
}

function listStaffPages(routes: RouteConfigEntry[], parent = ""): string[] {
  return routes
    .flatMap(({ path, index, children = [] }) => {
      const url = path === undefined ? parent : `${parent}/${path}`;
      const isPage = index === true || path !== undefined;
      return [...(isPage ? [url] : []), ...listStaffPages(children, url)];
    })
    .filter((url) => url.startsWith("/admin"))
    .flatMap((url) => (url === clinicPath ? listClinicPages() : [url]))
    .map((url) => url.replace(":id", "999999").replace("*", "nowhere"));
}

const clinicPath = "/admin/clinic/:kind?/:id?/:action?";

function listClinicPages(): string[] {
  const pages = clinicKinds.map((kind) => `/admin/clinic/${kind}`);
  return ["/admin/clinic", ...pages.flatMap((page) => [page, `${page}/new`, `${page}/:id/edit`])];
}
