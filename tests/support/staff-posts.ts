import assert from "node:assert/strict";
import { after, before } from "node:test";
import type { Engine } from "./fresh-database.ts";
import { admin, openSite, type Site } from "./site.ts";

export function useStaffPosts(engine: Engine) {
  let site: Site;
  let cookie: string;
  let counter = 0;
  before(async () => {
    site = await openSite(engine, { isSeeded: true });
    cookie = await site.signIn(admin);
  });
  after(() => site.close());

  const create = (post: object | string) => site.post("/blog", post, cookie);
  return {
    site: () => site,
    cookie: () => cookie,
    create,
    change: (id: number | string, post: object) => site.put(`/blog/${id}`, post, cookie),
    find: async (id: number) => (await site.get(`/blog/${id}`, cookie)).json().data,
    written: async (post: object = {}) => {
      counter += 1;
      const reply = await create({ title: "A post", slug_url: `post ${counter}`, ...post });
      assert.equal(reply.statusCode, 200, reply.body);
      return reply.json().data;
    },
  };
}
