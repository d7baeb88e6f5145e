import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { changeImage, type ImageChange } from "./change-image.server.ts";

describe("changing an image wherever it is shown", () => {
  const hash = "a".repeat(32);
  const other = `<img src="/uploads/${"b".repeat(32)}.webp" alt="Other">`;
  const tag = `<img src="/uploads/${hash}-480.webp" alt="Old">`;
  const removal: ImageChange = { hash, changeTag: () => "", url: "", alt: "" };

  it("Its tags change in texts of any depth, and those of other images stay", () => {
    const content = { intro: `A${tag}B`, parts: [{ text: `${other}${tag}${tag}` }, { number: 3 }] };
    assert.deepEqual(changeImage(content, removal), {
      intro: "AB",
      parts: [{ text: other }, { number: 3 }],
    });
  });

  it("A picture of clinic content changes its words only if there are new ones", () => {
    const picture = { src: `/uploads/${hash}.webp`, alt: "Old", focusX: 10, focusY: 20 };
    const content = { title: "Room", picture };
    assert.deepEqual(changeImage(content, removal), {
      title: "Room",
      picture: { src: "", alt: "", focusX: 50, focusY: 50 },
    });
    const { alt: _, ...replacement } = { ...removal, url: "/uploads/new.webp" };
    assert.deepEqual(changeImage(content, replacement).picture, {
      src: "/uploads/new.webp",
      alt: "Old",
      focusX: 50,
      focusY: 50,
    });
  });

  it("A post changes its cover, with a domain too, and the sections that it has as JSON", () => {
    const post = {
      title: "Post",
      blog_image: `https://clinic.example/uploads/${hash}.webp`,
      blog_image_alt: "Old",
      blogs_content: JSON.stringify([{ heading: "One", paragraph: `A${tag}${other}` }]),
    };
    const tags: string[] = [];
    const changeTag = (found: string) => {
      tags.push(found);
      return "";
    };
    assert.deepEqual(changeImage(post, { ...removal, changeTag }), {
      title: "Post",
      blog_image: "",
      blog_image_alt: "",
      blogs_content: JSON.stringify([{ heading: "One", paragraph: `A${other}` }]),
    });
    assert.deepEqual(tags, [tag]);
    const cover = { ...post, blog_image: `/uploads/${"b".repeat(32)}.webp` };
    assert.equal(changeImage(cover, removal).blog_image_alt, "Old");
  });
});
