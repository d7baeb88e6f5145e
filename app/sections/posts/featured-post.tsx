import { Link } from "react-router";
import { CoverPicture } from "#app/ui/cover-picture.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { getPostPath } from "#domain/posts/post.ts";
import type { PostCardData } from "./post-card.tsx";
import { PostDate } from "./post-date.tsx";

export function FeaturedPost({ post, label }: { post: PostCardData; label: string }) {
  return (
    <section className="on-dark bg-brand text-on-brand">
      <div className="group/card relative grid desk:grid-cols-2">
        <div className="aspect-[3/2] overflow-hidden print:hidden tablet:aspect-[2/1] desk:aspect-auto desk:min-h-116">
          <CoverPicture
            source={post.cover}
            alt=""
            sizes="(min-width: 62rem) max(50vw, 44rem), 100vw"
            isPriority
            className="transition-transform duration-300 group-hover/card:scale-[1.03]"
          />
        </div>
        <div className="min-w-0 px-gutter py-8 desk:max-w-[calc(41rem+var(--spacing-gutter))] desk:self-center desk:py-16 desk:pl-16">
          <p className="mb-3 flex max-w-none flex-wrap gap-x-3.5 gap-y-1 text-s">
            <b className="font-semibold text-surface">{label}</b>
            <PostDate date={post.published_date} />
          </p>
          <h2
            dir="auto"
            className="decoration-[1.5px] underline-offset-[0.14em] group-hover/card:underline"
          >
            {post.title}
          </h2>
          <p dir="auto" className="lead mt-4 whitespace-pre-line">
            {post.brief_paragraph}
          </p>
          <Link
            to={getPostPath(post.slug)}
            className="arrow-link mt-4 after:absolute after:inset-0"
          >
            <span>
              Read the article
              <span dir="auto" className="sr-only">
                : {post.title}
              </span>
            </span>
            <Icon name="arrow-right" />
          </Link>
        </div>
      </div>
    </section>
  );
}
