import { Link } from "react-router";
import type { PictureSource } from "#app/ui/picture-file-urls.ts";
import { ResponsivePicture } from "#app/ui/responsive-picture.tsx";
import { getPostPath } from "#domain/posts/post.ts";
import { PostDate } from "./post-date.tsx";

export interface PostCardData {
  slug: string;
  title: string;
  brief_paragraph: string;
  published_date: string;
  categoryName: string;
  cover: PictureSource;
}

interface PostCardProps {
  post: PostCardData;
  heading: string;
  excerpt: string;
  sizes?: string;
}

export function PostCard({
  post,
  heading,
  excerpt,
  sizes = "(min-width: 62rem) 30vw, 80vw",
}: PostCardProps) {
  return (
    <Link to={getPostPath(post.slug)} className="group/card block">
      <div className="frame mb-5 aspect-video">
        <ResponsivePicture
          source={post.cover}
          alt=""
          sizes={sizes}
          className="size-full object-cover transition-transform duration-300 group-hover/card:scale-[1.03]"
        />
      </div>
      <p className="mb-2 flex max-w-none flex-wrap gap-x-3.5 gap-y-1 text-s text-muted">
        <b className="font-semibold text-accent-strong">{post.categoryName}</b>
        <PostDate date={post.published_date} />
      </p>
      <h3
        dir="auto"
        className="text-ds decoration-[1.5px] underline-offset-[0.18em] group-hover/card:underline"
      >
        {heading}
      </h3>
      <p dir="auto" className="mt-2 text-muted">
        {excerpt}
      </p>
    </Link>
  );
}
