import { Carousel } from "#app/ui/carousel.tsx";
import { MoreLink } from "#app/ui/more-link.tsx";
import { cutAtWord, homeExcerptLimit } from "#domain/posts/post.ts";
import { PostCard, type PostCardData } from "./post-card.tsx";

const autoplayMs = 2000;
/** Swiper cannot loop fewer slides than it shows, so short lists are doubled. */
const doubledUpTo = 3;

export function BlogCarousel({ posts }: { posts: PostCardData[] }) {
  if (posts.length === 0) return null;
  const slides = posts.length <= doubledUpTo ? [...posts, ...posts] : posts;
  return (
    <section className="section bg-sand">
      <div className="wrap">
        <Carousel
          label="From the blog"
          head={<h2>Good to know</h2>}
          foot={
            <p className="mt-8">
              <MoreLink to="/blog">Read the blog</MoreLink>
            </p>
          }
          autoplayMs={autoplayMs}
          count={posts.length}
          slideClassName="w-[84%] pr-5 desk:w-1/3 desk:pr-8"
          railClassName="-mr-gutter desk:-mr-8"
          slides={slides.map((post, i) => ({
            key: `${post.slug}-${i}`,
            content: (
              <PostCard
                post={post}
                heading={post.title}
                excerpt={cutAtWord(post.brief_paragraph, homeExcerptLimit)}
              />
            ),
          }))}
        />
      </div>
    </section>
  );
}
