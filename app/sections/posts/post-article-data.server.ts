import type { RouterContextProvider } from "react-router";
import { clinicContext, dbContext } from "#app/context.ts";
import { categories } from "#domain/clinic/categories-definition.ts";
import { findEntry } from "#domain/clinic/read-clinic-content.server.ts";
import { listOffered } from "#domain/clinic/services-definition.ts";
import {
  getReadingMinutes,
  type PostCard,
  popularPostCount,
  relatedPostCount,
} from "#domain/posts/post.ts";
import { listPublicCards, type PublicPost } from "#domain/posts/public-posts.server.ts";
import type { Db } from "#domain/records/tables.ts";
import { dayMs } from "#domain/records/time-units.ts";
import { listServicesForPost } from "../services/service-mentions.server.ts";
import { getCardPath, loadProviders } from "../team/provider-cards.server.ts";
import { loadPostCards, loadPostCover } from "./card-loaders.server.ts";
import { parseSources } from "./parse-sources.ts";
import { renderPostSections } from "./post-sections.server.ts";

export type PostArticleData = Awaited<ReturnType<typeof loadPostArticle>>["article"];

const maxServices = 3;

export async function loadPostArticle(context: Readonly<RouterContextProvider>, post: PublicPost) {
  const db = context.get(dbContext);
  const { services } = await context.get(clinicContext)();
  const category = await findEntry(db, categories, post.category);
  const categoryService = services.find(({ id }) => String(id) === category?.services[0]);
  const { popular, related } = await loadOtherPosts(db, post);
  const people = await loadProviders(context);
  const reviewer = findReviewer(people, post.reviewed_by);
  const { title, brief_paragraph } = post;
  const text = [brief_paragraph, ...post.blogs_content.map(({ paragraph }) => paragraph)].join(" ");
  const article = {
    title: post.title,
    lead: post.brief_paragraph,
    published_date: post.published_date,
    updated: getUpdatedDate(post),
    review: { by: post.reviewed_by, on: post.reviewed_on, to: reviewer && getCardPath(reviewer) },
    sources: parseSources(post.sources),
    readingMinutes: getReadingMinutes(post),
    cover: await loadPostCover(db, post.blog_image, post.categoryName),
    coverAlt: post.blog_image_alt,
    sections: await renderPostSections(db, post.blogs_content),
    services: listServicesForPost(listOffered(services), { title, text, categoryService })
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
  return { article, reviewer };
}

/** A profession may follow the name. */
export function findReviewer<Person extends { name: string }>(
  people: Person[],
  reviewedBy: string,
): Person | undefined {
  return people
    .filter(
      ({ name }) =>
        reviewedBy.startsWith(name) && !/^[\p{L}\p{M}\p{N}]/u.test(reviewedBy.slice(name.length)),
    )
    .toSorted((a, b) => b.name.length - a.name.length)[0];
}

/** A correction on the day of publication is no update. */
function getUpdatedDate({ published_date, updated_at }: PublicPost): string | undefined {
  return Date.parse(updated_at) - Date.parse(published_date) > dayMs ? updated_at : undefined;
}

async function loadOtherPosts(db: Db, { slug, category, blog_image }: PublicPost) {
  const newest = await listPublicCards(db, { limit: popularPostCount + 1 });
  const popular = newest.filter((card) => card.slug !== slug).slice(0, popularPostCount);
  const limit = 3 * relatedPostCount + popularPostCount + 1;
  const sameCategory = await listPublicCards(db, { category, limit });
  const usedSlugs = [slug, ...popular.map((card) => card.slug)];
  const others = sameCategory.filter((card) => !usedSlugs.includes(card.slug));
  const related = preferUnlikeCovers(others, blog_image).slice(0, relatedPostCount);
  const cards = await loadPostCards(db, [...popular, ...related]);
  return { popular: cards.slice(0, popular.length), related: cards.slice(popular.length) };
}

/** Keeps the order, but puts a card last whose cover is that of the article or an earlier card. */
export function preferUnlikeCovers<Card extends Pick<PostCard, "blog_image">>(
  cards: Card[],
  articleCover: string,
): Card[] {
  const covers = new Set([articleCover]);
  const repeated: Card[] = [];
  const unlike = cards.filter((card) => {
    if (!covers.has(card.blog_image)) return covers.add(card.blog_image);
    repeated.push(card);
    return false;
  });
  return [...unlike, ...repeated];
}
