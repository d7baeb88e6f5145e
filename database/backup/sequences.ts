import { type Kysely, sql } from "kysely";
import { isPostgres } from "#domain/records/is-postgres.server.ts";

/** Copies the sequences, so that the id of a deleted row is never used again. */
export async function copySequences(from: Kysely<any>, to: Kysely<any>): Promise<void> {
  for (const { table, column, last } of await readSequences(from)) {
    if (isPostgres(to)) {
      const sequence = sql`pg_get_serial_sequence(${table}, ${column})`;
      await sql`select setval(${sequence}, greatest(${last}, 1), ${last > 0})`.execute(to);
    } else {
      await sql`delete from sqlite_sequence where name = ${table}`.execute(to);
      await sql`insert into sqlite_sequence (name, seq) values (${table}, ${last})`.execute(to);
    }
  }
}

interface SequenceState {
  table: string;
  column: string;
  last: number;
}

async function readSequences(db: Kysely<any>): Promise<SequenceState[]> {
  if (!isPostgres(db)) {
    const { rows } = await sql<SequenceState>`
      select s.name as "table", c.name as "column", s.seq as last
      from sqlite_sequence s, pragma_table_info(s.name) c where c.pk = 1`.execute(db);
    return rows;
  }
  const { rows } = await sql<{ table: string; column: string; sequence: string }>`
    select table_name as "table", column_name as "column",
      pg_get_serial_sequence(table_name, column_name) as sequence
    from information_schema.columns
    where table_schema = current_schema() and is_identity = 'YES'`.execute(db);
  return Promise.all(
    rows.map(async ({ table, column, sequence }) => {
      const state = await sql<{ last: number }>`
        select (case when is_called then last_value else 0 end)::integer as last
        from ${sql.raw(sequence)}`.execute(db);
      return { table, column, last: state.rows[0]?.last ?? 0 };
    }),
  );
}
