import assert from "node:assert/strict";
import { it } from "node:test";
import { recordBackup } from "#domain/last-backup.server.ts";
import { onEachDatabase, openSite } from "../tests/support/site.ts";

const token = "a token of the tests";
const authorization = `Bearer ${token}`;

onEachDatabase("the metrics", (engine) => {
  it("/metrics does not exist without METRICS_TOKEN", async () => {
    const site = await openSite(engine);
    assert.equal((await site.get("/metrics")).statusCode, 404);
    await site.close();
  });

  it("/metrics requires the token, accepts any Host and reports requests and stored data", async () => {
    const site = await openSite(engine, { environment: { METRICS_TOKEN: token } });
    const refused = await site.send({
      method: "GET",
      url: "/metrics",
      headers: { authorization: "Bearer wrong" },
    });
    assert.equal(refused.statusCode, 401);

    await site.get("/blog/4711?name=Imani");
    await site.post("/send-quote", {
      name: "Imani",
      email: "imani@northbloom.example",
      phone: "4165550199",
      message: "Do not count my words",
    });
    await site.db
      .updateTable("message")
      .set({ received_at: new Date(Date.now() - 90_000).toISOString() })
      .execute();
    const reply = await site.send({
      method: "GET",
      url: "/metrics",
      headers: { authorization, host: "10.0.0.7:3000" },
    });
    assert.equal(reply.statusCode, 200);
    assert.match(String(reply.headers["content-type"]), /^text\/plain/);
    const value = (line: RegExp) => Number(line.exec(reply.body)?.[1]);
    assert.equal(
      value(/^http_requests_total\{method="GET",route="\/blog\/:id",status="404"\} (\d+)$/m),
      1,
    );
    assert.equal(value(/^outbox_mails_waiting (\d+)$/m), 1);
    assert.ok(value(/^outbox_oldest_mail_seconds ([\d.]+)$/m) >= 90);
    assert.equal(value(/^messages\{folder="inbox"\} (\d+)$/m), 1);
    assert.ok(value(/^database_bytes (\d+)$/m) > 10_000);
    assert.ok(value(/^disk_free_bytes ([\d.e+]+)$/m) > 0);
    assert.equal(value(/^last_backup_timestamp_seconds (\d+)$/m), 0);
    assert.match(reply.body, /^# TYPE page_cache_hits_total counter$/m);
    assert.match(reply.body, /^build_info\{node="v/m);
    if (engine === "postgres") assert.ok(value(/^database_pool\{state="max"\} (\d+)$/m) >= 10);
    await recordBackup(site.db, new Date(1_700_000_000_000));
    const later = await site.send({ method: "GET", url: "/metrics", headers: { authorization } });
    assert.match(later.body, /^last_backup_timestamp_seconds 1700000000$/m);
    assert.match(reply.body, /^nodejs_eventloop_lag_p99_seconds /m);
    assert.doesNotMatch(reply.body, /Imani|4711/);
    await site.close();
  });
});
