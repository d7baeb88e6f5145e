import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { messageViews } from "#domain/messages/message-view.ts";
import { getFolder, listFolderFilters, messagesPath, parseView } from "./message-folders.ts";

describe("the views of the inbox", () => {
  it("Each view opens at its own address and has a filter", () => {
    const counts = Object.fromEntries(messageViews.map((view) => [view, 1]));
    const filters = listFolderFilters(
      counts as Parameters<typeof listFolderFilters>[0],
      "inbox",
      0,
    );
    for (const view of messageViews) {
      const { searchParams } = new URL(messagesPath({ view }), "http://localhost");
      assert.equal(parseView(searchParams), view);
      assert.equal(filters.filter((filter) => filter.view === view).length, 1, view);
    }
    assert.equal(getFolder("late"), "inbox");
  });
});
