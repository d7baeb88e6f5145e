import { data } from "react-router";
import { dbContext } from "#app/context.ts";
import { CallButton } from "#app/layout/book-and-call.tsx";
import { loadPostCards } from "#app/sections/posts/card-loaders.server.ts";
import { FeaturedPost } from "#app/sections/posts/featured-post.tsx";
import { PostGrid } from "#app/sections/posts/post-grid.tsx";
import { createPageHead } from "#app/seo/page-head.server.ts";
import { pageMeta } from "#app/seo/page-meta.ts";
import { listNode } from "#app/seo/structured-data/graph-node.server.ts";
import { blogNode } from "#app/seo/structured-data/post-nodes.server.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { ChipLinks } from "#app/ui/chip-links.tsx";
import { CoverPicture } from "#app/ui/cover-picture.tsx";
import { Pagination } from "#app/ui/pagination.tsx";
import { clinic } from "#content/clinic.ts";
import { blogPicture } from "#content/pages/blog-picture.ts";
import { blogTopics } from "#content/pages/blog-texts.ts";
import { allCategories, type Category } from "#domain/clinic/category.ts";
import { listCategories } from "#domain/posts/categories.server.ts";
import { getPostPath, postsPerPage } from "#domain/posts/post.ts";
import { countPublicPosts, listPublicCards } from "#domain/posts/public-posts.server.ts";
import {
  countPages,
  getNextPage,
  hasNextArrow,
  listPageNumbers,
  parsePageNumber,
} from "#domain/records/page-numbers.ts";
import type { Route } from "./+types/blog";

const path = "/blog";

/** The server removes all other query parameters. */
export const handle = { hydratesOn: "activity", queryNames: ["page", "category"] };

export async function loader({ context, request }: Route.LoaderArgs) {
  const db = context.get(dbContext);
  const query = new URL(request.url).searchParams;
  const page = parsePageNumber(query.get("page"));
  const categories = await listCategories(db);
  const id = query.get("category");
  const selected = categories.find(({ category_id }) => String(category_id) === id);
  if (page === undefined || (id && !selected)) throw data(undefined, { status: 404 });

  const filter = selected?.category === allCategories ? undefined : selected;
  const category = filter?.category_id;
  const postCount = await countPublicPosts(db, category);
  // Every page shows the featured post, so only the others are paginated.
  const pageCount = countPages(postCount - 1, postsPerPage);
  if (page > pageCount) throw data(undefined, { status: 404 });
  const offset = 1 + (page - 1) * postsPerPage;
  const latest = await listPublicCards(db, { category, limit: 1 });
  const nextPosts = await listPublicCards(db, { category, limit: postsPerPage, offset });
  const cards = await loadPostCards(db, [...latest, ...nextPosts]);
  const [featured, ...remainingPosts] = cards;
  const topic = filter?.category ?? "our blog";
  return {
    head: createPageHead(context, {
      title: `Good to know: ${topic}${page === 1 ? "" : `, page ${page}`}`,
      description: createDescription(filter, page),
      path: blogUrl(filter, page),
      schemaType: "CollectionPage",
      picture: blogPicture,
      createNodes: ({ origin, url }) => [
        blogNode(origin),
        listNode(
          url,
          cards.map(({ slug, title }) => ({ name: title, url: origin + getPostPath(slug) })),
        ),
      ],
    }),
    categories: categories.filter((candidate) => candidate.category !== allCategories),
    category: filter,
    page,
    pageCount,
    featured,
    remainingPosts,
    picture: blogPicture.source,
  };
}

export const meta = pageMeta;

export default function BlogPage({ loaderData }: Route.ComponentProps) {
  const { categories, category, featured, remainingPosts, page, pageCount } = loaderData;
  const chips = [undefined, ...categories].map((candidate) => ({
    name: candidate?.category ?? allCategories,
    to: blogUrl(candidate),
    isCurrent: candidate?.category_id === category?.category_id,
  }));
  return (
    <>
      <section className="bg-surface-muted py-8 desk:pt-16 desk:pb-10">
        <div className="wrap grid gap-5">
          <h1>Good to know</h1>
          <p className="lead text-balance">
            Short, practical reading from our team. General information, never a diagnosis.
          </p>
          {categories.length > 0 && (
            <nav aria-label="Topics" className="mt-2 desk:mt-4">
              <ChipLinks
                links={chips}
                chipClass="transition-colors not-aria-[current]:hover:bg-brand-tint aria-[current]:border-brand aria-[current]:bg-brand aria-[current]:text-surface"
              />
            </nav>
          )}
        </div>
      </section>
      {featured && (
        <FeaturedPost
          post={featured}
          label={category ? `Latest in ${category.category}` : "Latest"}
        />
      )}
      <div className="wrap pt-12 desk:pt-16 pb-section">
        {featured ? (
          <PostGrid
            heading={category ? `More in ${category.category}` : "More articles"}
            posts={remainingPosts}
            note={pageCount > 1 ? `Page ${page} of ${pageCount}` : undefined}
            path={path}
          />
        ) : (
          <EmptyBlog category={category} picture={loaderData.picture} />
        )}
        {pageCount > 1 && (
          <div className="mt-16">
            <Pagination
              current={page}
              numbers={listPageNumbers(page, pageCount)}
              hasArrow={hasNextArrow(pageCount)}
              next={getNextPage(page, pageCount)}
              getUrl={(number) => blogUrl(category, number)}
            />
          </div>
        )}
      </div>
    </>
  );
}

function EmptyBlog({
  category,
  picture,
}: Pick<Route.ComponentProps["loaderData"], "category" | "picture">) {
  return (
    <section className="grid items-center gap-8 pt-4 desk:grid-cols-2 desk:gap-16">
      <div className="frame aspect-video">
        <CoverPicture source={picture} alt="" sizes="(min-width: 62rem) 45vw, 80vw" />
      </div>
      <div className="stack">
        <h2>
          {category
            ? `Nothing about ${category.category} yet.`
            : "The first article is being written."}
        </h2>
        <p className="lead">If you have a question, a call is quicker than an article.</p>
        <div className="flex flex-wrap gap-3">
          {category ? (
            <ButtonLink to={path}>See all articles</ButtonLink>
          ) : (
            <ButtonLink to="/services">See our services</ButtonLink>
          )}
          <CallButton />
        </div>
      </div>
    </section>
  );
}

function blogUrl(category: Category | undefined, page = 1): string {
  const query = new URLSearchParams();
  if (category) query.set("category", String(category.category_id));
  if (page > 1) query.set("page", String(page));
  return query.toString() === "" ? path : `${path}?${query}`;
}

/** Search engines want a different description on every page. */
function createDescription(category: Category | undefined, page: number): string {
  const base = category
    ? `${category.category}: short, practical reading from the team of our clinic in ${clinic.address.city}, and what the evidence does and does not say.`
    : `Short, practical reading from our clinic in ${clinic.address.city}: ${blogTopics}.`;
  return page === 1 ? base : `Page ${page}. ${base}`;
}
