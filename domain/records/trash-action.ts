export const trashActions = ["trash", "restore"] as const;
export type TrashAction = (typeof trashActions)[number];

export const maxChangedItems = 100;
