import { Link } from "react-router";
import { CoverPicture } from "#app/ui/cover-picture.tsx";
import type { PictureSource } from "#app/ui/picture-file-urls.ts";
import { getPostPath, type PostCard as PostCardRow } from "#domain/posts/post.ts";
import { PostDate } from "./post-date.tsx";

export interface PostCardData extends Omit<PostCardRow, "blog_id" | "blog_image"> {
  cover: PictureSource;
}

interface PostCardProps {
  post: PostCardData;
  heading: string;
  excerpt: string;
  sizes?: string;
  /** Phones show the text beside a small picture, so that the list needs less scrolling. */
  isRowOnMobile?: boolean;
}

const rowClass =
  "max-tablet:grid max-tablet:grid-cols-[minmax(0,2fr)_minmax(0,4fr)] max-tablet:items-center max-tablet:gap-x-5";

export function PostCard(props: PostCardProps) {
  const { post, heading, excerpt, sizes = "(min-width: 62rem) 30vw, 80vw" } = props;
  const { isRowOnMobile = false } = props;
  return (
    <div className={`group/card relative ${isRowOnMobile ? rowClass : ""}`}>
      <div
        className={`frame aspect-video ${isRowOnMobile ? "max-tablet:aspect-4/5 tablet:mb-5" : "mb-5"}`}
      >
        <CoverPicture
          source={post.cover}
          alt=""
          sizes={sizes}
          className="transition-transform duration-300 group-hover/card:scale-[1.03]"
        />
      </div>
      <div>
        <p className="mb-2 flex max-w-none flex-wrap gap-x-3.5 gap-y-1 text-s text-muted">
          <b className="font-semibold text-accent-strong">{post.categoryName}</b>
          <PostDate date={post.published_date} />
        </p>
        <h3
          dir="auto"
          className="text-ds decoration-[1.5px] underline-offset-[0.18em] group-hover/card:underline"
        >
          <Link to={getPostPath(post.slug)} className="after:absolute after:inset-0">
            {heading}
          </Link>
        </h3>
        <p
          dir="auto"
          className={`mt-2 text-muted ${isRowOnMobile ? "max-tablet:text-base max-tablet:leading-normal" : ""}`}
        >
          {excerpt}
        </p>
      </div>
    </div>
  );
}
