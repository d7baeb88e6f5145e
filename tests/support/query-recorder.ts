import { AsyncLocalStorage } from "node:async_hooks";
import type { InjectOptions } from "fastify";
import { CompiledQuery, sql } from "kysely";
import type { Db } from "#domain/records/tables.ts";
import type { Engine } from "./fresh-database.ts";
import type { Site } from "./open-site.ts";

/**
 * Queries of the session are left out, and so are those of the background: a node reads the clinic's
 * content again whenever the change feed asks for it.
 */
export async function recordQueries(site: Site) {
  const recording = new AsyncLocalStorage<CompiledQuery[]>();
  const node = await site.openNode(
    site.db.withPlugin({
      transformQuery({ node, queryId }) {
        recording.getStore()?.push(site.db.getExecutor().compileQuery(node, queryId));
        return node;
      },
      transformResult: async ({ result }) => result,
    }),
  );
  return {
    close: () => node.close(),

    async recordRequest(request: InjectOptions): Promise<CompiledQuery[]> {
      const queries: CompiledQuery[] = [];
      const { host } = new URL(site.config.siteUrl);
      const headers = { host, ...request.headers };
      // The request begins when its promise is awaited, which has to happen inside.
      const response = await recording.run(queries, async () => {
        return await node.inject({ ...request, headers });
      });
      if (response.statusCode !== 200) throw new Error(`${response.statusCode}: ${response.body}`);
      return queries;
    },
  };
}

export function explainQuery(db: Db, engine: Engine, query: CompiledQuery): Promise<string[]> {
  return db.transaction().execute(async (trx) => {
    if (engine === "sqlite") {
      const text = `explain query plan ${query.sql}`;
      const { rows } = await trx.executeQuery(CompiledQuery.raw(text, [...query.parameters]));
      return rows.map((row) => (row as { detail: string }).detail);
    }
    // With few rows PostgreSQL prefers scans and sorts; these settings show if it could avoid them.
    await sql`set local enable_seqscan = off`.execute(trx);
    await sql`set local enable_sort = off`.execute(trx);
    const text = `explain ${query.sql}`;
    const { rows } = await trx.executeQuery(CompiledQuery.raw(text, [...query.parameters]));
    return rows.map((row) => (row as { "QUERY PLAN": string })["QUERY PLAN"]);
  });
}
