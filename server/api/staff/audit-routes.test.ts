import assert from "node:assert/strict";
import { after, before, it } from "node:test";
import { purgeOldAudit } from "#domain/staff/audit-log.server.ts";
import { exampleLocationTexts } from "../../../tests/support/location-texts.ts";
import {
  admin,
  describeOnEachDatabase,
  helper,
  openSite,
  type Site,
} from "../../../tests/support/open-site.ts";
import {
  accountPassword,
  createAccount,
  enableSecondFactor,
} from "../../../tests/support/test-accounts.ts";

const ownPassword = { password: admin.password };

interface Line {
  entry_id: number;
  user_id: string | null;
  user_name: string;
  action: string;
  target_id: string;
  target_name: string;
  network: string;
  times: number;
}

describeOnEachDatabase("the audit log", (engine) => {
  let site: Site;
  let ada: string;
  before(async () => {
    site = await openSite(engine);
    ada = await site.signIn(admin);
  });
  after(() => site.close());

  const read = async (query = ""): Promise<{ data: Line[]; next?: number }> =>
    (await site.get(`/api/staff/audit${query}`, ada)).json();
  async function getLogged(act: () => Promise<unknown>): Promise<Line[]> {
    const last = (await read()).data[0]?.entry_id ?? 0;
    await act();
    return (await read()).data.filter(({ entry_id }) => entry_id > last).toReversed();
  }
  const getActions = (lines: Line[]) =>
    lines.map(({ action, target_name }) => [action, target_name]);

  it("The audit log records sign-ins, and failures only of known users", async () => {
    const lines = await getLogged(async () => {
      await site.post("/api/users/login", { ...admin, password: "not the one" });
      await site.post("/api/users/login", { email: "tulip@9.ferries", password: "x" });
      await site.post("/api/users/logout", {}, await site.signIn(admin));
    });
    const actions = ["sign-in-failed", "sign-in-failed", "signed-in", "signed-out"];
    assert.deepEqual(
      lines.map(({ action }) => action),
      actions,
    );
    const names = lines.map(({ user_name }) => user_name);
    assert.deepEqual(names, ["Ada", "Someone unknown", "Ada", "Ada"]);
    assert.equal(lines[1]?.user_id, null);
    assert.ok(lines.every(({ network }) => network.startsWith("192.0.2.")));
    const rows = JSON.stringify(await site.db.selectFrom("audit_entry").selectAll().execute());
    assert.equal(/ferries|not the one/.test(rows), false);
  });

  it("The audit log records access denied to a non-admin once an hour", async () => {
    const lines = await getLogged(async () => {
      const cookie = await site.signIn(helper);
      for (const url of ["/api/staff/messages", "/api/staff/users"]) {
        const call = { method: "GET", url, cookie, remoteAddress: "192.0.2.77" } as const;
        assert.equal((await site.send(call)).statusCode, 403);
        assert.equal((await site.send({ ...call, cookie: "" })).statusCode, 401);
      }
      for (const url of ["/admin", "/admin/posts", "/admin.data"]) {
        const page = { method: "GET", url, cookie, remoteAddress: "192.0.2.77" } as const;
        const expected = url.endsWith(".data") ? 202 : 302;
        assert.equal((await site.send(page)).statusCode, expected);
        assert.equal((await site.send({ ...page, cookie: "" })).statusCode, expected);
      }
    });
    const rejected = lines.filter(({ action }) => action === "access-refused");
    assert.deepEqual(
      rejected.map(({ user_name, network, times }) => ({ user_name, network, times })),
      [{ user_name: lines[0]?.user_name, network: "192.0.2.77", times: 5 }],
    );
  });

  it("The audit log records changes of posts and pages but no rejected ones", async () => {
    const post = { title: "Feet", slug_url: "feet", status: "draft" };
    let url = "";
    const lines = await getLogged(async () => {
      const { blog_id } = (await site.post("/blog", post, ada)).json().data;
      url = `/blog/${blog_id}`;
      assert.equal((await site.post("/blog", post, ada)).statusCode, 400);
      await site.put(url, { title: "Our feet" }, ada);
      await site.put(url, { status: "published" }, ada);
      for (const published_date of ["2090-01-05", "2090-01-06", "2020-01-05"])
        await site.put(url, { published_date }, ada);
      await site.put(url, { published_date: "2090-01-05" }, ada);
      await site.put(url, { title: "Our feet" }, ada);
      await site.put(url, { status: "draft" }, ada);
      const stale = { title: "Old", updated_at: "2020-01-01T00:00:00.000Z" };
      assert.equal((await site.put(url, stale, ada)).statusCode, 409);
      await site.remove(url, ada);
      await site.post(`/api/staff/trash/post/${blog_id}/restore`, undefined, ada);
      await site.remove(url, ada);
      await site.remove(`/api/staff/trash/post/${blog_id}`, ada);
      const page = exampleLocationTexts("here");
      const created = await site.post("/api/locationpages/create", page, ada);
      await site.remove(`/api/locationpages/${created.json().data.location_id}`, ada);
    });
    assert.deepEqual(getActions(lines), [
      ["post-added", "Feet"],
      ["post-saved", "Our feet"],
      ["post-published", "Our feet"],
      ["post-scheduled", "Our feet"],
      ["post-scheduled", "Our feet"],
      ["post-published", "Our feet"],
      ["post-scheduled", "Our feet"],
      ["post-saved", "Our feet"],
      ["post-hidden", "Our feet"],
      ["post-trashed", "Our feet"],
      ["post-restored", "Our feet"],
      ["post-trashed", "Our feet"],
      ["post-removed", "Our feet"],
      ["location-published", exampleLocationTexts("here").main_heading],
      ["location-trashed", exampleLocationTexts("here").main_heading],
    ]);
    assert.equal(lines[0]?.target_id, url.split("/").at(-1));
  });

  it("The audit log records exported and deleted messages without the sender", async () => {
    const email = "imani@northbloom.example";
    const message = { name: "Imani", email, phone: "4165550199", message: "My knee." };
    await site.post("/send-quote", message);
    const [{ message_id }] = (await site.get("/api/staff/messages", ada)).json().data;
    const lines = await getLogged(async () => {
      await site.get(`/api/staff/messages/${message_id}/person`, ada);
      await site.remove(`/api/staff/messages/${message_id}/person`, ada, ownPassword);
    });
    assert.deepEqual(getActions(lines), [
      ["messages-exported", "1 message"],
      ["messages-removed", "1 message"],
    ]);
    assert.equal(JSON.stringify(lines).includes("Imani"), false);
  });

  it("The audit log records changes of accounts", async () => {
    const lines = await getLogged(async () => {
      const mina = await createAccount(site, ada, { name: "Minatta" });
      const cookie = await site.signIn(mina);
      await enableSecondFactor(site, cookie, accountPassword);
      await site.remove("/api/staff/account/sessions", cookie);
      await site.put(`/api/staff/users/${mina.id}`, { ...ownPassword, isAdmin: false }, ada);
      await site.put(`/api/staff/users/${mina.id}`, { ...ownPassword, isDisabled: true }, ada);
    });
    assert.deepEqual(
      lines.map(({ user_name, action }) => `${user_name}: ${action}`),
      [
        "Ada: user-added",
        "Minatta: password-link-used",
        "Minatta: signed-in",
        "Minatta: second-factor-enabled",
        "Minatta: sessions-ended",
        "Ada: admin-revoked",
        "Ada: user-disabled",
      ],
    );
  });

  it("The audit log records each change of a user and nothing if there was none", async () => {
    const { id } = await createAccount(site, ada, { name: "Quillon", isAdmin: false });
    const url = `/api/staff/users/${id}`;
    const lines = await getLogged(async () => {
      for (const body of [{}, { isAdmin: false }, { isAdmin: true, isDisabled: true }])
        assert.equal((await site.put(url, { ...ownPassword, ...body }, ada)).statusCode, 200);
      await site.post(`${url}/second-factor/off`, { password: admin.password }, ada);
    });
    assert.deepEqual(getActions(lines), [
      ["owner-role-granted", "Quillon"],
      ["user-disabled", "Quillon"],
    ]);
  });

  it("The audit log is paginated without gaps, and entries older than a year are purged", async () => {
    const entry = { user_id: null, user_name: "Old", target_id: "", target_name: "", network: "" };
    const timestamp = (daysAgo: number) =>
      new Date(Date.now() - daysAgo * 86_400_000).toISOString();
    const rows = Array.from({ length: 120 }, (_, i) => ({
      ...entry,
      at: timestamp(i < 3 ? 366 : 364),
      action: "signed-in" as const,
    }));
    await site.db.insertInto("audit_entry").values(rows).execute();
    await purgeOldAudit(site.db);
    const seen: number[] = [];
    let page = await read();
    for (;;) {
      seen.push(...page.data.map(({ entry_id }) => entry_id));
      if (page.next === undefined) break;
      page = await read(`?before=${page.next}`);
    }
    const { count } = await site.db
      .selectFrom("audit_entry")
      .select((select) => select.fn.countAll().as("count"))
      .executeTakeFirstOrThrow();
    assert.equal(new Set(seen).size, Number(count));
    assert.deepEqual(
      seen,
      seen.toSorted((first, second) => second - first),
    );
    assert.equal((await read("?before=1")).data.length, 0);
    const old = await site.db
      .selectFrom("audit_entry")
      .selectAll()
      .where("at", "<", timestamp(365))
      .execute();
    assert.deepEqual(old, []);
    assert.equal((await site.get("/api/staff/audit?before=x", ada)).statusCode, 400);
  });
});
