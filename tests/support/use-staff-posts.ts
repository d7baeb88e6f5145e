import assert from "node:assert/strict";
import { after, before } from "node:test";
import type { Engine } from "./fresh-database.ts";
import { admin, openSite, type Site } from "./open-site.ts";

export function useStaffPosts(engine: Engine) {
  let site: Site;
  let cookie: string;
  let slugCount = 0;
  before(async () => {
    site = await openSite(engine, { isSeeded: true });
    cookie = await site.signIn(admin);
  });
  after(() => site.close());

  const createPost = (post: object | string) => site.post("/blog", post, cookie);
  return {
    site: () => site,
    cookie: () => cookie,
    createPost,
    update: (id: number | string, post: object) => site.put(`/blog/${id}`, post, cookie),
    findPost: async (id: number) => (await site.get(`/blog/${id}`, cookie)).json().data,
    createUnique: async (post: object = {}) => {
      slugCount += 1;
      const response = await createPost({
        title: "A post",
        slug_url: `post ${slugCount}`,
        ...post,
      });
      assert.equal(response.statusCode, 200, response.body);
      return response.json().data;
    },
  };
}
