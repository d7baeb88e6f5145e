import type { DeleteResult } from "kysely";

export async function deleteRows(rows: {
  executeTakeFirstOrThrow: () => Promise<DeleteResult>;
}): Promise<number> {
  return Number((await rows.executeTakeFirstOrThrow()).numDeletedRows);
}
