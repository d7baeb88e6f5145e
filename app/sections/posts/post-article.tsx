import { Link } from "react-router";
import { BookButton, CallButton } from "#app/layout/book-and-call.tsx";
import { ArrowLink } from "#app/ui/arrow-link.tsx";
import { Breadcrumbs } from "#app/ui/breadcrumbs.tsx";
import { Callout } from "#app/ui/callout.tsx";
import { CoverPicture } from "#app/ui/cover-picture.tsx";
import { RichText } from "#app/ui/rich-text.tsx";
import { clinic } from "#content/clinic.ts";
import { getPostPath } from "#domain/posts/post.ts";
import { medicalDisclaimer } from "./medical-disclaimer.ts";
import type { Source } from "./parse-sources.ts";
import type { PostArticleData } from "./post-article-data.server.ts";
import type { PostCardData } from "./post-card.tsx";
import { PostDate } from "./post-date.tsx";
import { RelatedPosts } from "./related-posts.tsx";

export function PostArticle({ post }: { post: PostArticleData }) {
  return (
    <>
      <article className="wrap pb-section">
        <header className="grid max-w-[60rem] gap-5 py-8 desk:py-16 desk:pb-12">
          <Breadcrumbs items={post.breadcrumbs} />
          <h1 dir="auto" className="text-[clamp(2.5rem,1.8rem+3vw,4.25rem)]">
            {post.title}
          </h1>
          <p className="flex max-w-none flex-wrap gap-x-3.5 gap-y-1 text-s text-muted">
            <span>{`By the ${clinic.shortName} team`}</span>
            <PostDate date={post.published_date} />
            {post.updated !== undefined && (
              <span>
                Updated <PostDate date={post.updated} />
              </span>
            )}
            <span>{post.readingMinutes}-minute read</span>
          </p>
          {post.review.by !== "" && <Review {...post.review} />}
        </header>
        <div className="frame aspect-[2.1] min-h-60 w-full">
          <CoverPicture
            source={post.cover}
            alt={post.coverAlt}
            sizes="(min-width: 88rem) 82rem, max(92vw, 27rem)"
            isPriority
          />
        </div>
        <div className="grid gap-16 pt-8 desk:pt-16 desk:grid-cols-[minmax(0,1fr)_min(20rem,33vw)] desk:items-start desk:gap-section">
          <div className="min-w-0">
            <p dir="auto" className="lead whitespace-pre-line">
              {post.lead}
            </p>
            {post.sections.map(({ number, heading, paragraph }) => (
              <section key={number} className="mt-12 desk:mt-14">
                <h2 dir="auto" className="text-dm leading-[1.16] tracking-[-0.012em]">
                  {heading}
                </h2>
                <RichText html={paragraph} className="mt-[0.65em]" />
              </section>
            ))}
            {post.sources.length > 0 && <Sources sources={post.sources} />}
            <Callout className="mt-14 max-w-176">{medicalDisclaimer}</Callout>
            {post.services.length > 0 && (
              <nav aria-labelledby="services" className="mt-8">
                <h2 id="services" className="text-ds">
                  Related services
                </h2>
                <ul className="mt-2 flex flex-wrap gap-x-8">
                  {post.services.map(({ name, to }) => (
                    <li key={to}>
                      <ArrowLink to={to}>{name}</ArrowLink>
                    </li>
                  ))}
                </ul>
              </nav>
            )}
          </div>
          <aside aria-label="More to read" className="grid gap-8 desk:sticky desk:top-28">
            {post.popular.length > 0 && <MostPopular posts={post.popular} />}
            <Invitation />
          </aside>
        </div>
      </article>
      <RelatedPosts
        heading={`More in ${post.category.name}`}
        posts={post.related}
        moreLink={{
          name: `All in ${post.category.name}`,
          to: `/blog?category=${post.category.id}`,
        }}
      />
    </>
  );
}

function Review({ by, on, to }: PostArticleData["review"]) {
  return (
    <p className="text-s text-muted">
      Reviewed by{" "}
      {to === undefined ? (
        by
      ) : (
        <Link to={to} className="underline">
          {by}
        </Link>
      )}
      {on !== "" && (
        <>
          , <PostDate date={on} />
        </>
      )}
    </p>
  );
}

function Sources({ sources }: { sources: Source[] }) {
  return (
    <section aria-labelledby="sources" className="mt-14 max-w-176">
      <h2 id="sources" className="text-ds">
        Sources
      </h2>
      <ul className="mt-3 grid gap-2 text-s [overflow-wrap:anywhere]">
        {sources.map(({ text, url }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two sources can have the same text.
          <li key={i} dir="auto">
            {url === undefined ? (
              text
            ) : (
              <a href={url} className="underline">
                {text}
              </a>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function MostPopular({ posts }: { posts: PostCardData[] }) {
  return (
    <section aria-labelledby="popular">
      <h2 id="popular" className="text-ds">
        Most Popular
      </h2>
      <ul className="mt-6 grid gap-6">
        {posts.map(({ slug, title, published_date, cover }) => (
          <li key={slug}>
            <Link
              to={getPostPath(slug)}
              className="group/mini grid grid-cols-[min(6.5rem,38%)_minmax(0,1fr)] items-center gap-4"
            >
              <span className="aspect-square overflow-hidden rounded-field">
                <CoverPicture source={cover} alt="" sizes="12rem" />
              </span>
              <span>
                <b className="block font-display text-[1.1875rem] leading-[1.22] text-balance text-brand group-hover/mini:underline">
                  {title}
                </b>
                <span className="text-s text-muted">
                  <PostDate date={published_date} />
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Invitation() {
  return (
    <section className="on-dark grid min-w-0 gap-3 rounded-m bg-brand p-[min(1.5rem,6vw)] text-on-brand">
      <h2 className="text-ds">Does this sound like you?</h2>
      <p className="text-s leading-normal">
        Tell us what hurts and when you are free. We will suggest who to see.
      </p>
      <BookButton size="small" />
      <CallButton size="small" variant="lineOnDark" />
    </section>
  );
}
