import { ArrowLink } from "#app/ui/arrow-link.tsx";
import { Carousel } from "#app/ui/carousel.tsx";
import {
  cardTitleLimit,
  homeExcerptLimit,
  truncateAtWord,
  truncateText,
} from "#domain/posts/post.ts";
import { PostCard, type PostCardData } from "./post-card.tsx";

const autoplayMs = 2000;
/** The most that are shown at once. */
const maxDoubled = 3;

export function BlogCarousel({ posts }: { posts: PostCardData[] }) {
  if (posts.length === 0) return null;
  return (
    <section className="section overflow-hidden bg-surface-muted">
      <div className="wrap">
        <Carousel
          label="From the blog"
          header={<h2>Good to know</h2>}
          footer={
            <p className="tablet:mt-6">
              <ArrowLink to="/blog">Read the blog</ArrowLink>
            </p>
          }
          autoplayMs={autoplayMs}
          maxDoubled={maxDoubled}
          slideClassName="w-[84%] pr-5 tablet:w-[70%] desk:w-1/3 desk:pr-8"
          railClassName="-mr-gutter desk:-mr-8"
          slides={posts.map((post) => ({
            key: post.slug,
            content: (
              <PostCard
                post={post}
                heading={truncateText(post.title, cardTitleLimit)}
                excerpt={truncateAtWord(post.brief_paragraph, homeExcerptLimit)}
              />
            ),
          }))}
        />
      </div>
    </section>
  );
}
