import { ArrowLink } from "#app/ui/arrow-link.tsx";
import { cardParagraphLimit, cardTitleLimit, truncateText } from "#domain/posts/post.ts";
import { PostCard, type PostCardData } from "./post-card.tsx";

interface RelatedPostsProps {
  heading: string;
  posts: PostCardData[];
  moreLink: { name: string; to: string };
}

export function RelatedPosts({ heading, posts, moreLink }: RelatedPostsProps) {
  if (posts.length === 0) return null;
  return (
    <section
      aria-labelledby="related"
      className="section overflow-hidden bg-surface-muted print:hidden"
    >
      <div className="wrap">
        <div className="mb-10 flex flex-wrap items-end justify-between gap-x-8 gap-y-3 desk:mb-14">
          <h2 id="related">{heading}</h2>
          <ArrowLink to={moreLink.to}>{moreLink.name}</ArrowLink>
        </div>
        <div className="rail max-desk:-mr-gutter">
          <ul className="desk:grid! desk:grid-cols-3 desk:gap-x-8">
            {posts.map((post) => (
              <li key={post.slug} className="max-tablet:w-[84%] max-desk:w-[44%] max-desk:pr-5">
                <PostCard
                  post={post}
                  heading={truncateText(post.title, cardTitleLimit)}
                  excerpt={truncateText(post.brief_paragraph, cardParagraphLimit)}
                />
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
