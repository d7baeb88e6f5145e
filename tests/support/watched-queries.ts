import type { InjectOptions } from "fastify";
import { CompiledQuery, sql } from "kysely";
import type { Db } from "#domain/tables.ts";
import type { Engine } from "./fresh-database.ts";
import type { Site } from "./site.ts";

/** A server of the site whose queries are noted, those about who is signed in aside. */
export async function watchQueries(site: Site) {
  const queries: CompiledQuery[] = [];
  const node = await site.openNode(
    site.db.withPlugin({
      transformQuery({ node, queryId }) {
        queries.push(site.db.getExecutor().compileQuery(node, queryId));
        return node;
      },
      transformResult: async ({ result }) => result,
    }),
  );
  return {
    close: () => node.close(),

    /** The queries that a request takes to be answered. */
    async during(request: InjectOptions): Promise<CompiledQuery[]> {
      queries.length = 0;
      const { host } = new URL(site.config.siteUrl);
      const reply = await node.inject({ ...request, headers: { host, ...request.headers } });
      if (reply.statusCode !== 200) throw new Error(`${reply.statusCode}: ${reply.body}`);
      return [...queries];
    },
  };
}

/** How the database would go about a query, in its own words, a step a line. */
export function planOf(db: Db, engine: Engine, query: CompiledQuery): Promise<string[]> {
  return db.transaction().execute(async (trx) => {
    if (engine === "sqlite") {
      const text = `explain query plan ${query.sql}`;
      const { rows } = await trx.executeQuery(CompiledQuery.raw(text, [...query.parameters]));
      return rows.map((row) => (row as { detail: string }).detail);
    }
    // A few hundred rows are quicker read and sorted whole; the question is whether they must be.
    await sql`set local enable_seqscan = off`.execute(trx);
    await sql`set local enable_sort = off`.execute(trx);
    const text = `explain ${query.sql}`;
    const { rows } = await trx.executeQuery(CompiledQuery.raw(text, [...query.parameters]));
    return rows.map((row) => (row as { "QUERY PLAN": string })["QUERY PLAN"]);
  });
}
