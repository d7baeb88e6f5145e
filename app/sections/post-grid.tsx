import { Spinner } from "#app/ui/spinner.tsx";
import { cardParagraphLimit, cardTitleLimit, cutAt } from "#domain/posts/post.ts";
import { PostCard, type PostCardData } from "./post-card.tsx";

interface PostGridProps {
  /** For screen readers: what is seen needs no heading. */
  heading: string;
  posts: PostCardData[];
  /** Other posts are being fetched: the cards step back and a spinner says so. */
  isPending: boolean;
}

export function PostGrid({ heading, posts, isPending }: PostGridProps) {
  return (
    <section aria-label={heading} aria-busy={isPending} className="relative">
      <h2 className="sr-only">{heading}</h2>
      <div role="status" className="pointer-events-none absolute inset-0 z-1">
        {isPending && (
          <span className="sticky top-1/2 mx-auto flex w-fit items-center gap-3 rounded-full bg-paper px-6 py-3 text-base font-semibold text-evergreen shadow-2">
            <Spinner /> Fetching the articles
          </span>
        )}
      </div>
      {posts.length === 0 && <p>There is no other article here so far.</p>}
      <ul
        className={`grid gap-x-8 gap-y-12 transition-opacity tablet:grid-cols-2 desk:grid-cols-3 desk:gap-y-16 ${isPending ? "opacity-40" : ""}`}
      >
        {posts.map((post) => (
          <li key={post.slug}>
            <PostCard
              post={post}
              heading={cutAt(post.title, cardTitleLimit)}
              excerpt={cutAt(post.brief_paragraph, cardParagraphLimit)}
              sizes="(min-width: 62rem) 28vw, (min-width: 48rem) 44vw, 80vw"
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
