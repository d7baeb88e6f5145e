import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { rename } from "node:fs/promises";
import { join } from "node:path";
import { it } from "node:test";
import { recordBackup } from "#domain/operations/last-backup.server.ts";
import { describeOnEachDatabase, openSite, visitor } from "../../tests/support/open-site.ts";
import { monitoringPaths } from "../http/monitoring-paths.ts";

const token = "a token of the tests";
const authorization = `Bearer ${token}`;

describeOnEachDatabase("the metrics", (engine) => {
  it("/metrics does not exist without METRICS_TOKEN", async () => {
    const site = await openSite(engine);
    assert.equal((await site.get("/metrics")).statusCode, 404);
    await site.close();
  });

  it("/metrics requires the token, accepts any Host and reports requests and stored data", async () => {
    const site = await openSite(engine, { environment: { METRICS_TOKEN: token } });
    const rejected = await site.send({
      method: "GET",
      url: "/metrics",
      headers: { authorization: "Bearer wrong" },
    });
    assert.equal(rejected.statusCode, 401);

    await site.get("/blog/4711?name=Imani");
    await site.post("/send-quote", {
      ...visitor,
      message: "Do not count my words",
    });
    await site.db
      .updateTable("message")
      .set({ received_at: new Date(Date.now() - 90_000).toISOString() })
      .execute();
    const response = await site.send({
      method: "GET",
      url: "/metrics",
      headers: { authorization, host: "10.0.0.7:3000" },
    });
    assert.equal(response.statusCode, 200);
    assert.match(String(response.headers["content-type"]), /^text\/plain/);
    const getValue = (line: RegExp) => Number(line.exec(response.body)?.[1]);
    assert.equal(
      getValue(/^http_requests_total\{method="GET",route="\/blog\/:id",status="404"\} (\d+)$/m),
      1,
    );
    assert.equal(getValue(/^outbox_mails_waiting (\d+)$/m), 1);
    assert.ok(getValue(/^outbox_oldest_mail_seconds ([\d.]+)$/m) >= 90);
    assert.equal(getValue(/^messages\{folder="inbox"\} (\d+)$/m), 1);
    assert.ok(getValue(/^database_bytes (\d+)$/m) > 10_000);
    assert.ok(getValue(/^disk_free_bytes ([\d.e+]+)$/m) > 0);
    assert.equal(getValue(/^last_backup_timestamp_seconds (\d+)$/m), 0);
    assert.match(response.body, /^# TYPE page_cache_hits_total counter$/m);
    assert.match(response.body, /^build_info\{build="[0-9a-f]+",node="v/m);
    for (const name of listAlertMetrics())
      if (engine === "postgres" || name !== "database_pool")
        assert.ok(response.body.includes(`# TYPE ${name} `), `deploy/alerts.yml: ${name}`);
    if (engine === "postgres") assert.ok(getValue(/^database_pool\{state="max"\} (\d+)$/m) >= 10);
    await recordBackup(site.db, new Date(1_700_000_000_000));
    const later = await site.send({ method: "GET", url: "/metrics", headers: { authorization } });
    assert.match(later.body, /^last_backup_timestamp_seconds 1700000000$/m);
    assert.match(response.body, /^nodejs_eventloop_lag_p99_seconds /m);
    assert.doesNotMatch(response.body, /Imani|\/4711/);
    await site.close();
  });
});

it("/metrics leaves out what cannot be read while the database is away", async () => {
  const site = await openSite("sqlite", { environment: { METRICS_TOKEN: token } });
  await site.send({ method: "GET", url: "/metrics", headers: { authorization } });
  const file = join(site.config.dataDir, "site.sqlite");
  await rename(file, `${file}.away`);
  const response = await site.send({ method: "GET", url: "/metrics", headers: { authorization } });
  await rename(`${file}.away`, file);
  assert.equal(response.statusCode, 200);
  assert.match(response.body, /^disk_free_bytes [\d.e+]+$/m);
  assert.doesNotMatch(response.body, /^(messages|outbox_mails_waiting)\b/m);
  await site.close();
});

it("Alerts about requests leave out health checks, which come more often than visitors", () => {
  const rules = readFileSync(join(import.meta.dirname, "../../deploy/alerts.yml"), "utf8");
  const ownRoute = 'route="/api/users/login"';
  const selectors = rules.match(/\bhttp_\w+(?:\{[^}]*\})?/g) ?? [];
  assert.ok(selectors.length > 0, "there are no such alerts");
  for (const selector of selectors.filter((text) => !text.includes(ownRoute))) {
    const [, pattern = ""] = /route!~"([^"]+)"/.exec(selector) ?? [];
    for (const path of monitoringPaths)
      assert.match(path, new RegExp(`^(?:${pattern})$`), `${selector} counts ${path}`);
  }
});

function listAlertMetrics(): string[] {
  const rules = readFileSync(join(import.meta.dirname, "../../deploy/alerts.yml"), "utf8");
  const names = rules.match(/\b[a-z]+(_[a-z0-9]+)+\b/g) ?? [];
  return [...new Set(names)]
    .filter((name) => name !== "histogram_quantile")
    .map((name) => name.replace(/_bucket$/, ""));
}
