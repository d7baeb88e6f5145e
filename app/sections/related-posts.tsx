import { MoreLink } from "#app/ui/more-link.tsx";
import { cardParagraphLimit, cardTitleLimit, cutAt } from "#domain/posts/post.ts";
import { PostCard, type PostCardData } from "./post-card.tsx";

interface RelatedPostsProps {
  heading: string;
  posts: PostCardData[];
  more: { name: string; to: string };
  isOnSand?: boolean;
}

export function RelatedPosts({ heading, posts, more, isOnSand = false }: RelatedPostsProps) {
  if (posts.length === 0) return null;
  return (
    <section
      aria-labelledby="related"
      className={`section overflow-hidden print:hidden ${isOnSand ? "bg-sand" : ""}`}
    >
      <div className="wrap">
        <div className="mb-10 flex flex-wrap items-end justify-between gap-x-8 gap-y-3 desk:mb-14">
          <h2 id="related">{heading}</h2>
          <MoreLink to={more.to}>{more.name}</MoreLink>
        </div>
        <div className="rail max-desk:-mr-gutter">
          <ul className="desk:grid! desk:grid-cols-3 desk:gap-x-8">
            {posts.map((post) => (
              <li key={post.slug} className="max-tablet:w-[84%] max-desk:w-[44%] max-desk:pr-5">
                <PostCard
                  post={post}
                  heading={cutAt(post.title, cardTitleLimit)}
                  excerpt={cutAt(post.brief_paragraph, cardParagraphLimit)}
                />
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
