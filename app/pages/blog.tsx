import { data, useNavigation } from "react-router";
import { dbContext } from "#app/context.ts";
import { listNode } from "#app/frame/graph/graph-node.server.ts";
import { blogNode } from "#app/frame/graph/post-node.server.ts";
import { pageHead } from "#app/frame/page-head.server.ts";
import { pageMeta } from "#app/frame/page-meta.ts";
import { CallButton } from "#app/sections/book-and-call.tsx";
import { postCards } from "#app/sections/card-data.server.ts";
import { FeaturedPost } from "#app/sections/featured-post.tsx";
import { PostGrid } from "#app/sections/post-grid.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { ChipLinks } from "#app/ui/chip-links.tsx";
import { Pagination } from "#app/ui/pagination.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { clinic } from "#content/clinic.ts";
import { blogSeasonalWellness } from "#content/pictures/manifest.ts";
import { listCategories } from "#domain/posts/categories.server.ts";
import { type Category, categoryAll } from "#domain/posts/category.ts";
import {
  countPages,
  hasNextArrow,
  nextPage,
  pageNumbers,
  readPageNumber,
} from "#domain/posts/pagination.ts";
import { postAddress, postsPerPage } from "#domain/posts/post.ts";
import { countPublicPosts, listPublicCards } from "#domain/posts/public-posts.server.ts";
import type { Route } from "./+types/blog";

const path = "/blog";

/** The server removes all other query parameters. */
export const handle = { queryNames: ["page", "category"] };

export async function loader({ context, request }: Route.LoaderArgs) {
  const db = context.get(dbContext);
  const asked = new URL(request.url).searchParams;
  const page = readPageNumber(asked.get("page"));
  const categories = await listCategories(db);
  const id = asked.get("category");
  const chosen = categories.find(({ category_id }) => String(category_id) === id);
  if (page === undefined || (id && !chosen)) throw data(undefined, { status: 404 });

  // The category All is the unfiltered list.
  const filter = chosen?.category === categoryAll ? undefined : chosen;
  const category = filter?.category_id;
  const count = await countPublicPosts(db, category);
  // Every page shows the featured post, so only the others are paginated.
  const pages = countPages(count - 1, postsPerPage);
  if (page > pages) throw data(undefined, { status: 404 });
  const offset = 1 + (page - 1) * postsPerPage;
  const latest = await listPublicCards(db, { category, limit: 1 });
  const others = await listPublicCards(db, { category, limit: postsPerPage, offset });
  const cards = await postCards(db, [...latest, ...others]);
  const [featured, ...rest] = cards;
  const topic = filter?.category ?? "our blog";
  return {
    head: pageHead(context, {
      title: `Good to know: ${topic}${page === 1 ? "" : `, page ${page}`}`,
      description: descriptionOf(filter, page),
      path: addressOf(filter, page),
      kind: "CollectionPage",
      picture: { source: blogSeasonalWellness, alt: "A teapot and two cups beside a green vase" },
      nodes: ({ origin, url }) => [
        blogNode(origin),
        listNode(
          url,
          cards.map(({ slug, title }) => ({ name: title, url: origin + postAddress(slug) })),
        ),
      ],
    }),
    categories: categories.filter((one) => one.category !== categoryAll),
    category: filter,
    page,
    pages,
    featured,
    rest,
  };
}

export const meta = pageMeta;

export default function BlogPage({ loaderData }: Route.ComponentProps) {
  const { categories, category, featured, rest, page, pages } = loaderData;
  const isPending = useNavigation().location?.pathname === path;
  const chips = [undefined, ...categories].map((one) => ({
    name: one?.category ?? categoryAll,
    to: addressOf(one),
    isCurrent: one?.category_id === category?.category_id,
  }));
  return (
    <>
      <section className="bg-sand py-8 desk:pt-16 desk:pb-10">
        <div className="wrap grid gap-4">
          <h1>Good to know</h1>
          <p className="lead text-balance">
            Short, practical reading from our team. General information, never a diagnosis.
          </p>
          {categories.length > 0 && (
            <div className="mt-2 desk:mt-4">
              <ChipLinks label="Topics" chips={chips} />
            </div>
          )}
        </div>
      </section>
      {featured && (
        <FeaturedPost
          post={featured}
          label={category ? `Latest in ${category.category}` : "Latest"}
        />
      )}
      <div className="wrap pt-[clamp(3.5rem,5vw,5.5rem)] pb-[var(--spacing-section)]">
        {featured ? (
          <PostGrid
            heading={category ? `More in ${category.category}` : "More articles"}
            posts={rest}
            note={pages > 1 ? `Page ${page} of ${pages}` : undefined}
            isPending={isPending}
          />
        ) : (
          <NothingYet category={category} />
        )}
        {pages > 1 && (
          <div className="mt-16">
            <Pagination
              current={page}
              numbers={pageNumbers(page, pages)}
              hasArrow={hasNextArrow(pages)}
              next={nextPage(page, pages)}
              addressOf={(number) => addressOf(category, number)}
            />
          </div>
        )}
      </div>
    </>
  );
}

function NothingYet({ category }: { category: Category | undefined }) {
  return (
    <section className="grid items-center gap-8 pt-4 desk:grid-cols-2 desk:gap-16">
      <div className="frame aspect-video">
        <Picture
          source={blogSeasonalWellness}
          alt=""
          sizes="(min-width: 62rem) 45vw, 80vw"
          className="size-full object-cover"
        />
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

function addressOf(category: Category | undefined, page = 1): string {
  const query = new URLSearchParams();
  if (category) query.set("category", String(category.category_id));
  if (page > 1) query.set("page", String(page));
  return query.size === 0 ? path : `${path}?${query}`;
}

/** Search engines want a different description on every page. */
function descriptionOf(category: Category | undefined, page: number): string {
  const about = category
    ? `${category.category}: short, practical reading from the team of our clinic in ${clinic.address.city}, and what the evidence does and does not say.`
    : `Short, practical reading from our clinic in ${clinic.address.city}: necks, knees, shoes, sleep and first visits, and what the evidence does and does not say.`;
  return page === 1 ? about : `Page ${page}. ${about}`;
}
