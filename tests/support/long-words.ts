import assert from "node:assert/strict";
import { createLocationTexts } from "#domain/location-pages/location-page.ts";
import { admin, type Site } from "./open-site.ts";

export const longWord = "Neuromusculoskeletal".repeat(4).slice(0, 75);
/** The maximum length of name fields. */
export const longName = "Wolfeschlegelsteinhausenbergerdorffwelch";
/** The maximum length that every form accepts. */
const longEmail = `${longName}@northbloom.example`.toLowerCase().slice(-36);

const paragraph = ["p", "h3", "blockquote"]
  .map((tag) => `<${tag}>${longWord}</${tag}>`)
  .concat(`<p><strong>${longWord}</strong> <a href="/about">${longWord}</a></p>`)
  .concat(`<ul><li>${longWord}<ul><li>${longWord}</li></ul></li></ul><ol><li>${longWord}</li></ol>`)
  .join("");

export async function seedLongWords(site: Site, cookie: string) {
  const assertOk = async (response: ReturnType<Site["get"]>) => {
    const { statusCode, body } = await response;
    assert.equal(statusCode, 200, body);
    return JSON.parse(body);
  };
  const password = { password: admin.password };
  const user = await assertOk(
    site.post(
      "/api/staff/users",
      { name: longName, email: longEmail, isAdmin: true, ...password },
      cookie,
    ),
  );
  await assertOk(site.put("/api/staff/account/name", { name: longName }, cookie));

  const post = {
    title: longWord,
    slug_url: longWord.toLowerCase(),
    brief_paragraph: `${longWord} ${longWord}`,
    blog_image_alt: longWord,
    metaTitle: longWord,
    metaDescription: longWord,
    blogs_content: [1, 2].map(() => ({ heading: longWord, paragraph })),
  };
  const { data: createdPost } = await assertOk(site.post("/blog", post, cookie));
  await assertOk(
    site.put(`/blog/${createdPost.blog_id}`, { ...post, brief_paragraph: longWord }, cookie),
  );
  const trashed = await assertOk(site.post("/blog", { ...post, slug_url: `${longWord}b` }, cookie));
  await assertOk(site.remove(`/blog/${trashed.data.blog_id}`, cookie));

  const texts = {
    ...createLocationTexts(() => `${longWord} ${longWord}`),
    slug_url: longWord.toLowerCase(),
    meta_link: `/location/${longWord.toLowerCase()}`,
  };
  const { data: location } = await assertOk(site.post("/api/locationpages/create", texts, cookie));
  await assertOk(
    site.put(
      `/api/locationpages/${location.location_id}`,
      { ...texts, main_heading: longWord },
      cookie,
    ),
  );

  const message = {
    name: longName,
    email: longEmail,
    phone: "41655501994165550199",
    message: longWord.repeat(4),
  };
  await assertOk(site.post("/send-quote", message));
  await assertOk(site.post("/send-quote", { ...message, message: `Hello ${longWord}` }));
  const newest = site.db.selectFrom("message").select("message_id").orderBy("message_id", "desc");
  const { message_id } = await newest.executeTakeFirstOrThrow();
  return { user, post: createdPost.blog_id, location: location.location_id, message: message_id };
}
