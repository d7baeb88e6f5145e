import { listServicesForPost } from "#content/services/service-matching.ts";
import { getReadingMinutes, popularPostCount, relatedPostCount } from "#domain/posts/post.ts";
import { listPublicCards, type PublicPost } from "#domain/posts/public-posts.server.ts";
import type { Db } from "#domain/records/tables.ts";
import { loadPostCards, loadPostCover } from "./card-loaders.server.ts";
import { renderPostSections } from "./post-sections.server.ts";

export type PostArticleData = Awaited<ReturnType<typeof loadPostArticle>>;

const maxServices = 3;

export async function loadPostArticle(db: Db, post: PublicPost) {
  const { popular, related } = await loadOtherPosts(db, post);
  const { title, brief_paragraph } = post;
  const text = [brief_paragraph, ...post.blogs_content.map(({ paragraph }) => paragraph)].join(" ");
  return {
    title: post.title,
    lead: post.brief_paragraph,
    published_date: post.published_date,
    readingMinutes: getReadingMinutes(post),
    cover: await loadPostCover(db, post.blog_image, post.categoryName),
    coverAlt: post.blog_image_alt,
    sections: await renderPostSections(db, post.blogs_content),
    services: listServicesForPost(title, text, post.categoryName)
      .slice(0, maxServices)
      .map(({ heading, url }) => ({ name: heading, to: `/service/${url}` })),
    breadcrumbs: [
      { name: "Home", to: "/" },
      { name: "Blog", to: "/blog" },
      { name: post.categoryName, to: `/blog?category=${post.category}` },
    ],
    category: { id: post.category, name: post.categoryName },
    popular,
    related,
  };
}

async function loadOtherPosts(db: Db, { slug, category }: PublicPost) {
  const newest = await listPublicCards(db, { limit: popularPostCount + 1 });
  const popular = newest.filter((card) => card.slug !== slug).slice(0, popularPostCount);
  const limit = relatedPostCount + popularPostCount + 1;
  const sameCategory = await listPublicCards(db, { category, limit });
  const usedSlugs = [slug, ...popular.map((card) => card.slug)];
  const related = sameCategory
    .filter((card) => !usedSlugs.includes(card.slug))
    .slice(0, relatedPostCount);
  const cards = await loadPostCards(db, [...popular, ...related]);
  return { popular: cards.slice(0, popular.length), related: cards.slice(popular.length) };
}
