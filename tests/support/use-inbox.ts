import assert from "node:assert/strict";
import { beforeEach } from "node:test";
import type { Page } from "playwright-core";
import { useStaffArea } from "./use-staff-area.ts";

export const inboxPath = "/admin/messages";

/** Nothing listens on this port, so every mail fails. */
const failingMailEnvironment = {
  SMTP_URL: "smtp://127.0.0.1:9",
  MAIL_FROM: "site@northbloom.example",
  MAIL_TO: "desk@northbloom.example",
};

export function useInbox() {
  const { visit, site, cookie, asStaff } = useStaffArea(failingMailEnvironment);
  beforeEach(() => site().db.deleteFrom("message").execute());

  return {
    visit,
    site,
    cookie,
    asStaff,
    receiveMessage: async (name: string, overrides: object = {}) => {
      const email = `${name.toLowerCase().replace(/[^a-z]/g, "")}@northbloom.example`;
      const message = `A question of ${name}`;
      const body = { name, email, phone: "4165550199", message, ...overrides };
      assert.equal((await site().post("/send-quote", body)).statusCode, 200);
      const newest = site().db.selectFrom("message").select("message_id");
      return (await newest.orderBy("message_id", "desc").executeTakeFirstOrThrow()).message_id;
    },
    moveMessage: async (id: number, folder: string) => {
      const response = await site().put(`/api/staff/messages/${id}`, { folder }, cookie());
      assert.equal(response.statusCode, 200);
    },
    countAccesses: async (id: number) => {
      const rows = site().db.selectFrom("message_reading").select("read_at");
      return (await rows.where("message_id", "=", id).execute()).length;
    },
    findFolder: async (id: number) => {
      const rows = site().db.selectFrom("message").select("folder");
      return (await rows.where("message_id", "=", id).executeTakeFirst())?.folder;
    },
  };
}

/** The search is disabled until hydration; on a phone an open message hides it. */
export async function openInbox(page: Page, path = inboxPath): Promise<void> {
  await page.goto(path);
  await page.locator("[type=search]:enabled").waitFor({ state: "attached" });
}

export function getMessageRow(page: Page, name: string) {
  return page.locator("main li a[id^=message-]", { hasText: name });
}

export function listSenders(page: Page): Promise<string[]> {
  return page.locator("main li a[id^=message-] bdi").allTextContents();
}

export function getOpenMessage(page: Page) {
  return page.getByRole("article");
}
