import assert from "node:assert/strict";
import { describe, it } from "node:test";
import {
  type Conflict,
  createSaveState,
  needsToast,
  type SaveEvent,
  type SaveFailure,
  type SaveState,
  saveReducer,
} from "./save-reducer.ts";

interface Values {
  heading: string;
}

type State = SaveState<Values>;

interface Case {
  title: string;
  before?: Partial<State>;
  event: SaveEvent<Values>;
  changes: Partial<State>;
}

const now = Date.parse("2026-03-01T10:00:00.000Z");
const message = "Something went wrong.";
const conflict: Conflict<Values> = {
  theirs: { heading: "Theirs" },
  updatedAt: "2026-03-01T09:00:00.000Z",
  savedBy: "Ada",
};
const retrying = { nextRetryAt: new Date(now), failedAttemptCount: 3 };
const failed = { status: "failed", failure: message } as const;
const stopped = { nextRetryAt: undefined, failedAttemptCount: 0 };

function fail(
  failure: Partial<SaveFailure>,
  isAutomatic = false,
  isStillEditing = false,
): SaveEvent<Values> {
  const fullFailure = { message, ...failure } as SaveFailure;
  return { type: "failed", failure: fullFailure, isAutomatic, isStillEditing, now };
}

function retryIn(seconds: number): Date {
  return new Date(now + seconds * 1000);
}

const refusals: Case[] = [
  {
    title: "Invalid fields end the retries, mark the fields and count as a refusal",
    before: { ...retrying, refusalCount: 1 },
    event: fail({ kind: "bad-input", errors: { slug_url: "Taken." } }),
    changes: {
      ...stopped,
      ...failed,
      errors: { slug_url: "Taken." },
      refusalCount: 2,
    },
  },
  {
    title: "A refusal that comes while somebody types says so, and counts all the same",
    event: fail({ kind: "bad-input", errors: { slug_url: "Taken." } }, false, true),
    changes: { ...failed, errors: { slug_url: "Taken." }, refusalCount: 1, isStillEditing: true },
  },
  {
    title: "An item that was deleted meanwhile is refused without field errors",
    before: { ...retrying, errors: { slug_url: "Taken." } },
    event: fail({ kind: "gone" }),
    changes: {
      ...stopped,
      ...failed,
      errors: {},
      refusalCount: 1,
      isDeleted: true,
    },
  },
  {
    title: "A conflict ends the retries until the other version is loaded",
    before: { ...retrying, status: "saving" },
    event: fail({ kind: "conflict" }),
    changes: { ...stopped, status: "conflict", failure: message },
  },
  {
    title: "Saving while signed out asks for the password and ends the retries",
    before: { ...retrying, signInRequestCount: 1 },
    event: fail({ kind: "signed-out" }),
    changes: { ...stopped, status: "signed-out", failure: message, signInRequestCount: 2 },
  },
  {
    title: "An automatic retry while signed out does not ask for the password",
    before: retrying,
    event: fail({ kind: "signed-out" }, true),
    changes: { ...stopped, status: "signed-out", failure: message },
  },
  {
    title: "A save that one's role forbids says so, asks for no password and is not tried again",
    before: { ...retrying, signInRequestCount: 1 },
    event: fail({ kind: "forbidden" }),
    changes: { ...stopped, ...failed, signInRequestCount: 1 },
  },
  {
    title: "A save that the server refuses, such as one that is too large, is not tried again",
    before: retrying,
    event: fail({ kind: "refused" }, true),
    changes: { ...stopped, ...failed },
  },
  {
    title: "A failed restoration from the trash is reported and not retried",
    before: { status: "saving", isDeleted: true },
    event: fail({ kind: "restore-failed" }),
    changes: { ...failed },
  },
  {
    title: "A restored item is no longer called deleted",
    before: { id: 7, status: "saving", failure: message, isDeleted: true },
    event: { type: "restored", id: 7 },
    changes: { failure: undefined, isDeleted: false },
  },
  {
    title: "An item that was deleted for good is saved as a new one",
    before: { id: 7, status: "saving", failure: message, isDeleted: true },
    event: { type: "restored", id: undefined },
    changes: { id: undefined, failure: undefined, isDeleted: false },
  },
];

const retries: Case[] = [
  {
    title: "An unreachable server is tried again after two seconds",
    event: fail({ kind: "unreachable" }),
    changes: {
      status: "offline",
      failure: message,
      wasUnreachable: true,
      nextRetryAt: retryIn(2),
      failedAttemptCount: 1,
    },
  },
  {
    title: "A server error is tried again after two seconds",
    event: fail({ kind: "failed" }),
    changes: { ...failed, nextRetryAt: retryIn(2), failedAttemptCount: 1 },
  },
  {
    title: "The delay doubles with each failed attempt",
    before: { nextRetryAt: new Date(now), failedAttemptCount: 3 },
    event: fail({ kind: "failed" }, true),
    changes: { ...failed, nextRetryAt: retryIn(16), failedAttemptCount: 4 },
  },
  {
    title: "The delay is never longer than a minute",
    before: { failedAttemptCount: 30 },
    event: fail({ kind: "failed" }, true),
    changes: { ...failed, nextRetryAt: retryIn(60), failedAttemptCount: 31 },
  },
];

const successes: Case[] = [
  {
    title: "A started save keeps its message and retry time until it ends",
    before: { ...retrying, status: "offline", failure: message },
    event: { type: "started" },
    changes: { status: "saving" },
  },
  {
    title: "A saved item gets its id, and nothing of earlier failures is left",
    before: {
      ...retrying,
      status: "saving",
      failure: message,
      errors: { slug_url: "Taken." },
      conflict,
      isDeleted: true,
      wasUnreachable: true,
    },
    event: { type: "saved", id: 7, isStillEditing: false },
    changes: {
      ...stopped,
      id: 7,
      status: "idle",
      failure: undefined,
      errors: {},
      conflict: undefined,
      isDeleted: false,
      wasUnreachable: false,
      shouldClose: true,
    },
  },
  {
    title: "Text typed during the request keeps the editor open",
    before: { id: 7, status: "saving" },
    event: { type: "saved", id: 7, isStillEditing: true },
    changes: { status: "idle" },
  },
  {
    title: "A save does not move the focus or reopen the sign-in dialog",
    before: { id: 7, status: "saving", refusalCount: 2, signInRequestCount: 1 },
    event: { type: "saved", id: 7, isStillEditing: true },
    changes: { status: "idle" },
  },
];

const corrections: Case[] = [
  {
    title: "Typing after a save keeps the editor open",
    before: { shouldClose: true },
    event: { type: "fields-changed", names: ["main_heading"], isUnsaved: true },
    changes: { shouldClose: false },
  },
  {
    title: "A second press of the save button lets the editor close",
    before: { shouldClose: true },
    event: { type: "fields-changed", names: ["status"], isUnsaved: false },
    changes: {},
  },
  {
    title: "A save that was left before it was sent is over",
    before: { status: "saving" },
    event: { type: "cancelled" },
    changes: { status: "idle" },
  },
  {
    title: "Typing while offline keeps the message",
    before: { status: "offline", failure: message },
    event: { type: "fields-changed", names: ["main_heading"], isUnsaved: true },
    changes: {},
  },
  {
    title: "Changing one of two invalid fields clears its error only",
    before: {
      ...failed,
      errors: { slug_url: "Taken.", main_heading: "Too long." },
    },
    event: { type: "fields-changed", names: ["main_heading"], isUnsaved: true },
    changes: { errors: { slug_url: "Taken." } },
  },
  {
    title: "Changing the last invalid field clears the message",
    before: { ...failed, errors: { slug_url: "Taken." } },
    event: { type: "fields-changed", names: ["slug_url", "main_heading"], isUnsaved: true },
    changes: { status: "idle", failure: undefined, errors: {} },
  },
  {
    title: "Changing a part of a field clears the errors below it, and of no other part",
    before: { ...failed, errors: { "week.1.spans.0": "They overlap.", "week.10": "Wrong." } },
    event: { type: "fields-changed", names: ["week.1.spans"], isUnsaved: true },
    changes: { errors: { "week.10": "Wrong." } },
  },
  {
    title: "Correcting a field during a request does not end the request",
    before: { status: "saving", failure: message, errors: { slug_url: "Taken." } },
    event: { type: "fields-changed", names: ["slug_url"], isUnsaved: true },
    changes: { failure: undefined, errors: {} },
  },
  {
    title: "A field that is checked when it is left gets its error, without a refusal",
    before: { errors: { "days.0.from": "They overlap.", name: "Missing." } },
    event: {
      type: "fields-checked",
      names: ["days.0.from", "days.1.from"],
      errors: { "days.1.from": "They overlap." },
    },
    changes: { errors: { name: "Missing.", "days.1.from": "They overlap." } },
  },
  {
    title: "The other person's version is offered once it is loaded",
    before: { status: "conflict", failure: message },
    event: { type: "conflict-loaded", conflict },
    changes: { conflict },
  },
  {
    title: "A resolved conflict leaves no message",
    before: { status: "conflict", failure: message, conflict },
    event: { type: "conflict-resolved" },
    changes: { status: "idle", failure: undefined, conflict: undefined },
  },
];

describe("The state of saving in the editor", () => {
  const cases = [...refusals, ...retries, ...successes, ...corrections];
  for (const { title, before, event, changes } of cases)
    it(title, () => {
      const state: State = { ...createSaveState<Values>(undefined), ...before };
      const copy = structuredClone(state);
      assert.deepEqual(saveReducer(state, event), { ...state, ...changes });
      assert.deepEqual(state, copy, "The reducer changed its argument.");
    });

  it("An automatic attempt shows a toast only for what needs a decision", () => {
    const kinds = [
      "bad-input",
      "gone",
      "conflict",
      "signed-out",
      "forbidden",
      "unreachable",
      "failed",
      "refused",
    ] as const;
    const failures = kinds.map((kind) => ({ kind, message, errors: {} }) as SaveFailure);
    const withToast = failures.filter((failure) => needsToast(failure, true));
    assert.deepEqual(
      withToast.map(({ kind }) => kind),
      ["bad-input", "gone", "conflict"],
    );
    assert.ok(failures.every((failure) => needsToast(failure, false)));
  });
});
