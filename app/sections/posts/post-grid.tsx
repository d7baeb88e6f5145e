import type { ReactNode } from "react";
import { useNavigation } from "react-router";
import { Spinner } from "#app/ui/spinner.tsx";
import { cardParagraphLimit, cardTitleLimit, truncateText } from "#domain/posts/post.ts";
import { PostCard, type PostCardData } from "./post-card.tsx";

interface PostGridProps {
  heading: string;
  note?: string | undefined;
  posts: PostCardData[];
  /** The page that lists the posts: they are dimmed while it loads. */
  path: string;
}

export function PostGrid({ heading, note, posts, path }: PostGridProps) {
  return (
    <LoadingSection label={heading} path={path}>
      <div className="mb-8 flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1 border-b-[1.5px] border-brand pb-4 desk:mb-12">
        <h2 className="text-dm tracking-[-0.012em]">{heading}</h2>
        {note && <p className="text-s text-muted">{note}</p>}
      </div>
      {posts.length === 0 && <p>There is no other article here so far.</p>}
      <ul className="last-card-wide grid gap-x-8 gap-y-8 tablet:gap-y-14 transition-opacity group-aria-busy:opacity-40 tablet:grid-cols-2 desk:grid-cols-3">
        {posts.map((post) => (
          <li key={post.slug}>
            <PostCard
              post={post}
              heading={truncateText(post.title, cardTitleLimit)}
              excerpt={truncateText(post.brief_paragraph, cardParagraphLimit)}
              sizes="(min-width: 62rem) 28vw, (min-width: 48rem) 44vw, 40vw"
              isRowOnMobile
            />
          </li>
        ))}
      </ul>
    </LoadingSection>
  );
}

interface LoadingSectionProps {
  label: string;
  path: string;
  children: ReactNode;
}

/** A tap on a filter renders only this, not the posts: a slow phone answers sooner. */
function LoadingSection({ label, path, children }: LoadingSectionProps) {
  const isLoading = useNavigation().location?.pathname === path;
  return (
    <section aria-label={label} aria-busy={isLoading} className="group relative">
      <div role="status" className="pointer-events-none absolute inset-0 z-1">
        {isLoading && (
          <span className="sticky top-1/2 mx-auto flex w-fit items-center gap-3 rounded-full bg-surface px-6 py-3 text-base font-semibold text-brand shadow-2">
            <Spinner /> Fetching the articles
          </span>
        )}
      </div>
      {children}
    </section>
  );
}
