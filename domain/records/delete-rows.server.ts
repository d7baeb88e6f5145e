import type { DeleteResult } from "kysely";

/** Returns how many rows were deleted. */
export async function deleteRows(rows: {
  executeTakeFirstOrThrow: () => Promise<DeleteResult>;
}): Promise<number> {
  return Number((await rows.executeTakeFirstOrThrow()).numDeletedRows);
}
