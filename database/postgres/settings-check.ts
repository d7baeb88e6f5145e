import { type Kysely, sql } from "kysely";
import { isPostgres } from "#domain/records/is-postgres.server.ts";

/** Without a conversion SQL_ASCII stores the bytes of UTF-8 as they are. */
const encodings = ["UTF8", "SQL_ASCII"];

/** With other settings the site would start, but lose messages with typographic quotes, or dates. */
export async function assertDatabaseSettings(db: Kysely<any>): Promise<void> {
  if (!isPostgres(db)) return;
  const { rows } = await sql<{ encoding: string; dates: string }>`
    select current_setting('server_encoding') as encoding, current_setting('DateStyle') as dates
  `.execute(db);
  for (const { encoding, dates } of rows) {
    if (!encodings.includes(encoding))
      throw new Error(
        `its encoding ${encoding} cannot store every letter. Create it with: create database site encoding 'UTF8' template template0`,
      );
    if (!dates.startsWith("ISO"))
      throw new Error(
        `its DateStyle is ${dates}. Set it with: alter database site set datestyle = 'ISO'`,
      );
  }
}
