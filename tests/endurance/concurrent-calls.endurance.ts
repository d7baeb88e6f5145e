import assert from "node:assert/strict";
import { after, before, it } from "node:test";
import { collections, singletons } from "#domain/clinic/clinic-definitions.ts";
import { exampleLocationTexts } from "../support/location-texts.ts";
import {
  admin,
  describeOnEachDatabase,
  openSite,
  type Site,
  visitor,
} from "../support/open-site.ts";
import { isShortRun } from "../support/run-length.ts";
import { createAccount } from "../support/test-accounts.ts";

const roundCount = isShortRun ? 60 : 5000;
const password = { password: admin.password };

type Call = [method: "POST" | "PUT" | "DELETE", url: string, body?: object];

describeOnEachDatabase("staff calls at the same time", (engine) => {
  let site: Site;
  let cookie: string;
  before(async () => {
    site = await openSite(engine, { isSeeded: true });
    cookie = await site.signIn(admin);
  });
  after(() => site.close());
  const fetchData = async (url: string) => (await site.get(url, cookie)).json().data;
  const send = ([method, url, body = {}]: Call) =>
    site.send({
      ...{ method, url, cookie, payload: JSON.stringify(body) },
      headers: { "content-type": "application/json" },
    });

  it("Calls about the same few things at the same time never fail, and nothing is there and in the trash", async () => {
    const listCalls = await prepareCalls();
    const random = createRandom();
    const succeeded = new Set<string>();
    for (let round = 0; round < roundCount; round += 1) {
      const calls = Array.from({ length: 2 + random(4) }, () => {
        const candidates = listCalls(random);
        return candidates[random(candidates.length)] as Call;
      });
      for (const [i, { statusCode, body }] of (await Promise.all(calls.map(send))).entries()) {
        assert.ok(statusCode < 500, `${JSON.stringify(calls)}: ${body}`);
        if (statusCode === 200) succeeded.add(`${calls[i]?.[0]} ${calls[i]?.[1].split("/")[3]}`);
      }
    }
    for (const name of ["clinic", "trash", "messages"])
      assert.ok(succeeded.has(`PUT ${name}`) || succeeded.has(`POST ${name}`), name);
    await assertTrashIsApart();
  });

  /** Their bodies are valid, since a refused one reaches no table. */
  async function prepareCalls(): Promise<(random: Random) => Call[]> {
    const desk = await createAccount(site, cookie, { name: "Desk", role: "desk" });
    const users: { id: string; email: string }[] = await fetchData("/api/staff/users");
    const userId = users.find(({ email }) => email === desk.email)?.id;
    for (const text of ["One", "Two", "Three"])
      await site.post("/send-quote", { ...visitor, message: text });
    const current = new Map<string, object[]>();
    for (const { kind } of [...singletons, ...collections]) {
      const data = await fetchData(`/api/staff/clinic/${kind}`);
      const entries = [data].flat().map(({ id: _id, updated_at: _at, ...fields }) => fields);
      current.set(kind, entries);
    }
    let slugCount = 0;
    return (random) => {
      const id = 1 + random(3);
      slugCount += random(2);
      const slug_url = `address ${slugCount}`;
      const post = { title: "T", slug_url, category: 1 + random(3), status: "draft" };
      const page = exampleLocationTexts(slug_url);
      const { kind } = collections[random(collections.length)] ?? assert.fail();
      const single = singletons[random(singletons.length)]?.kind ?? assert.fail();
      const trashKind = ["post", "location", kind][random(3)];
      const entries = current.get(kind) ?? [];
      const [clinic, messages, trash] = ["clinic", "messages", "trash"].map(
        (name) => `/api/staff/${name}`,
      );
      return [
        ...([
          ["POST", "/blog", post],
          ["DELETE", `/blog/${id}`],
        ] satisfies Call[]),
        ["PUT", `/blog/${id}`, post],
        ["POST", "/api/locationpages/create", page],
        ["PUT", `/api/locationpages/${id}`, page],
        ["DELETE", `/api/locationpages/${id}`],
        ["POST", `${trash}/${trashKind}/${id}/restore`],
        ["POST", `${trash}/${trashKind}/${id}/restore`],
        ["DELETE", `${trash}/${kind}/${10 + id}`],
        ["PUT", `${trash}/post/several`, { ids: [1, 2, 3], action: "restore" }],
        ["PUT", `${clinic}/${single}`, current.get(single)?.[0] ?? {}],
        ["POST", `${clinic}/${single}/reset`],
        ["POST", `${clinic}/${kind}`, entries[random(entries.length)] ?? {}],
        ["PUT", `${clinic}/${kind}/${id}`, entries[id - 1] ?? {}],
        ["PUT", `${clinic}/${kind}/order`, { ids: [3, 1, 2] }],
        ["DELETE", `${clinic}/${kind}/${id}`],
        ["POST", `${clinic}/${kind}/${id}/reset`],
        ["PUT", messages ?? "", { ids: [1, 2, 3], action: random(2) ? "read" : "unread" }],
        ["DELETE", `${messages}/${id}`],
        ["POST", `${messages}/${id}/restore`],
        ["POST", `${messages}/${id}/answer`, { channel: "phone", answered_at: "" }],
        ["DELETE", `${messages}/${id}/answer`],
        ["PUT", `${messages}/${id}/assignee`, { user_id: userId }],
        ["POST", `${messages}/${id}/notes`, { text: "A note" }],
        ["DELETE", `${messages}/${id}/notes/${id}`],
        ["PUT", `/api/staff/users/${userId}`, { ...password, isDisabled: random(2) === 0 }],
        ["PUT", "/api/staff/account/name", { name: admin.name }],
      ];
    };
  }

  async function assertTrashIsApart(): Promise<void> {
    const trashed: { kind: string; item_id: number }[] = await fetchData("/api/staff/trash");
    const posts = await site.db.selectFrom("post").select("blog_id as id").execute();
    const pages = await site.db.selectFrom("location_page").select("location_id as id").execute();
    const present = new Map<string, number[]>([
      ["post", posts.map(({ id }) => id)],
      ["location", pages.map(({ id }) => id)],
    ]);
    for (const { kind } of collections) {
      const entries: { id: number }[] = await fetchData(`/api/staff/clinic/${kind}`);
      present.set(
        kind,
        entries.map(({ id }) => id),
      );
    }
    for (const { kind, item_id } of trashed)
      assert.ok(!present.get(kind)?.includes(item_id), `${kind} ${item_id}`);
  }
});

type Random = (limit: number) => number;

/** The same numbers in each run, so that a failure comes again. */
function createRandom(): Random {
  let state = 7;
  return (limit) => {
    state = (state * 1103515245 + 12345) & 0x7fffffff;
    return (state >> 8) % limit;
  };
}
