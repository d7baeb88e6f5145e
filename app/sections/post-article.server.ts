import { servicesForPost } from "#content/services/named-services.ts";
import { minutesToRead, popularPosts, relatedPosts } from "#domain/posts/post.ts";
import { listPublicCards, type PublicPost } from "#domain/posts/public-posts.server.ts";
import type { Db } from "#domain/tables.ts";
import { postCards, postCover } from "./card-data.server.ts";
import { sectionsWithImages } from "./post-sections.server.ts";

export type PostArticleData = Awaited<ReturnType<typeof postArticleData>>;

const servicesShown = 3;

export async function postArticleData(db: Db, post: PublicPost) {
  const { popular, alike } = await otherPosts(db, post);
  const { title, brief_paragraph } = post;
  const text = [brief_paragraph, ...post.blogs_content.map(({ paragraph }) => paragraph)].join(" ");
  return {
    title: post.title,
    lead: post.brief_paragraph,
    published_date: post.published_date,
    minutes: minutesToRead(post),
    cover: await postCover(db, post.blog_image, post.categoryName),
    coverAlt: post.blog_image_alt,
    sections: await sectionsWithImages(db, post.blogs_content),
    services: servicesForPost(title, text, post.categoryName)
      .slice(0, servicesShown)
      .map(({ heading, url }) => ({ name: heading, to: `/service/${url}` })),
    steps: [
      { name: "Home", to: "/" },
      { name: "Blog", to: "/blog" },
      { name: post.categoryName, to: `/blog?category=${post.category}` },
    ],
    category: { id: post.category, name: post.categoryName },
    popular,
    alike,
  };
}

/** No post is shown twice on the page. */
async function otherPosts(db: Db, { slug, category }: PublicPost) {
  const newest = await listPublicCards(db, { limit: popularPosts + 1 });
  const popular = newest.filter((one) => one.slug !== slug).slice(0, popularPosts);
  const limit = relatedPosts + popularPosts + 1;
  const ofCategory = await listPublicCards(db, { category, limit });
  const shown = [slug, ...popular.map((one) => one.slug)];
  const alike = ofCategory.filter((one) => !shown.includes(one.slug)).slice(0, relatedPosts);
  const cards = await postCards(db, [...popular, ...alike]);
  return { popular: cards.slice(0, popular.length), alike: cards.slice(popular.length) };
}
