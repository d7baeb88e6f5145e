import { Link } from "react-router";
import { Icon } from "#app/ui/icon.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { postAddress } from "#domain/posts/post.ts";
import type { PostCardData } from "./post-card.tsx";
import { PostDate } from "./post-date.tsx";

interface FeaturedPostProps {
  post: PostCardData;
  /** Why it stands here, such as Latest. */
  label: string;
}

/** One post at length, and all of it is one link; its texts are not cut. */
export function FeaturedPost({ post, label }: FeaturedPostProps) {
  return (
    <Link
      to={postAddress(post.slug)}
      className="group/card grid gap-6 desk:grid-cols-[7fr_5fr] desk:items-center desk:gap-12"
    >
      <div className="frame aspect-[3/2]">
        <Picture
          source={post.cover}
          alt=""
          sizes="(min-width: 62rem) 52vw, 90vw"
          isFirst
          className="size-full object-cover"
        />
      </div>
      <div className="min-w-0">
        <p className="mb-2 flex max-w-none flex-wrap gap-x-3.5 gap-y-1 text-s text-ink-soft">
          <b className="font-semibold text-terracotta-deep">{label}</b>
          <PostDate date={post.published_date} />
        </p>
        <h2 className="wrap-break-word decoration-[1.5px] underline-offset-[0.14em] group-hover/card:underline">
          {post.title}
        </h2>
        <p className="lead mt-4 text-ink-soft">{post.brief_paragraph}</p>
        <span className="more mt-3">
          <span>Read the article</span>
          <Icon name="arrow-right" />
        </span>
      </div>
    </Link>
  );
}
