import type { Selectable, SelectQueryBuilder } from "kysely";
import type { Db, Tables } from "../records/tables.ts";
import type { MessageHistoryTable, MessageReadingTable } from "./message-tables.ts";

export interface MessageLogs {
  readings: Selectable<MessageReadingTable>[];
  history: Selectable<MessageHistoryTable>[];
}

type MessageIds = number[] | SelectQueryBuilder<Tables, "message", { message_id: number }>;

export async function readLogs(trx: Db, ids: MessageIds): Promise<(id: number) => MessageLogs> {
  const readings = await trx
    .selectFrom("message_reading")
    .selectAll()
    .where("message_id", "in", ids)
    .orderBy("read_at")
    .execute();
  const history = await trx
    .selectFrom("message_history")
    .selectAll()
    .where("message_id", "in", ids)
    .orderBy("entry_id")
    .execute();
  const readingsById = Map.groupBy(readings, ({ message_id }) => message_id);
  const historyById = Map.groupBy(history, ({ message_id }) => message_id);
  return (id) => ({ readings: readingsById.get(id) ?? [], history: historyById.get(id) ?? [] });
}
