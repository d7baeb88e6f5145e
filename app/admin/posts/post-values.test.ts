import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { createPostValues, validatePost } from "./post-values.ts";

describe("the values of a post", () => {
  it("A wrong address, a wrong link and days that do not exist are reported at once", () => {
    const values = {
      ...createPostValues(),
      ...{ title: "Shoes", slug_url: "a/b", blog_image: "shoes.jpg" },
      ...{ published_date: "2026-02-30T09:00", reviewed_on: "2026-02-30" },
    };
    assert.deepEqual(Object.keys(validatePost(values)).sort(), [
      "blog_image",
      "published_date",
      "reviewed_on",
      "slug_url",
    ]);
    const dates = { published_date: "2026-02-28T09:00", reviewed_on: "" };
    assert.deepEqual(validatePost({ ...createPostValues(), title: "Shoes", ...dates }), {});
  });

  it("A draft needs one word anywhere, and nothing else", () => {
    const blank = createPostValues();
    assert.deepEqual(Object.keys(validatePost({ ...blank, title: "  ", category: 2 })), ["title"]);
    const section = { heading: "", paragraph: "<p>One sentence</p>" };
    for (const written of [{ blogs_content: [section] }, { sources: "A book" }, { title: "Shoes" }])
      assert.deepEqual(validatePost({ ...blank, ...written }), {});
  });
});
