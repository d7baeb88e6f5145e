import { type MessageFolder, messageFolders } from "./message.ts";

export const batchActions = [
  ...messageFolders,
  ...(["answer", "withdraw-answer", "assign", "trash", "restore"] as const),
] as const;
export type BatchAction = (typeof batchActions)[number];

export const maxBatchSize = 100;

export function isFolderAction(action: BatchAction): action is MessageFolder {
  return messageFolders.some((folder) => folder === action);
}
