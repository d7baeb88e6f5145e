import { serviceForPost } from "#content/services/named-services.ts";
import { minutesToRead, popularPosts } from "#domain/posts/post.ts";
import { listPublicCards, type PublicPost } from "#domain/posts/posts.server.ts";
import type { Db } from "#domain/tables.ts";
import { postCards, postCover } from "./card-data.server.ts";
import { sectionsWithImages } from "./post-sections.server.ts";

export type PostArticleData = Awaited<ReturnType<typeof postArticleData>>;

/** What the page of a post shows, with the newest of the others beside it. */
export async function postArticleData(db: Db, post: PublicPost) {
  const newest = await listPublicCards(db, { limit: popularPosts + 1 });
  const others = newest.filter(({ slug }) => slug !== post.slug).slice(0, popularPosts);
  const service = serviceForPost(post.title, post.categoryName);
  return {
    title: post.title,
    lead: post.brief_paragraph,
    published_date: post.published_date,
    minutes: minutesToRead(post),
    cover: await postCover(db, post.blog_image, post.categoryName),
    coverAlt: post.blog_image_alt,
    sections: await sectionsWithImages(db, post.blogs_content),
    service: service && { name: service.heading, to: `/service/${service.url}` },
    steps: [
      { name: "Home", to: "/" },
      { name: "Blog", to: "/blog" },
      { name: post.categoryName, to: `/blog?category=${post.category}` },
    ],
    popular: await postCards(db, others),
  };
}
