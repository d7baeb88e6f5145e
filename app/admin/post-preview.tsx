import { data } from "react-router";
import { Icon } from "#app/admin/staff-icon.tsx";
import { dbContext } from "#app/context.ts";
import { postArticleData } from "#app/sections/post-article.server.ts";
import { PostArticle } from "#app/sections/post-article.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { clinicTimeZone } from "#content/opening-hours.ts";
import { listCategories } from "#domain/posts/categories.server.ts";
import { postAddress } from "#domain/posts/post.ts";
import { findPost } from "#domain/posts/posts.server.ts";
import { isPublic } from "#domain/posts/public-posts.server.ts";
import type { Route } from "./+types/post-preview";
import { idInAddress } from "./id-in-address.ts";
import { staffOnly } from "./staff-only.server.ts";
import "#app/styles/staff.css";

/** The preview uses the public layout, which has no guard of its own. */
export const middleware: Route.MiddlewareFunction[] = [staffOnly];

export async function loader({ context, params }: Route.LoaderArgs) {
  const db = context.get(dbContext);
  const post = await findPost(db, idInAddress(params.id));
  if (post === undefined) throw data("There is no such post.", { status: 404 });
  const categories = await listCategories(db);
  const own = categories.find(({ category_id }) => category_id === post.category);
  return {
    id: post.blog_id,
    state: isPublic(post) ? "public" : post.status === "draft" ? "draft" : "scheduled",
    publishedDate: post.published_date,
    address: postAddress(post.slug),
    article: await postArticleData(db, { ...post, categoryName: own?.category ?? "" }),
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [
    { title: `Preview: ${loaderData?.article.title ?? "no such post"}` },
    { name: "robots", content: "noindex, nofollow" },
  ];
}

export default function PostPreviewPage({ loaderData }: Route.ComponentProps) {
  const { id, state, publishedDate, address, article } = loaderData;
  return (
    <>
      <section aria-label="Preview" className="border-b border-warn-line bg-warn-tint text-base">
        <div className="wrap flex flex-wrap items-center gap-x-5 gap-y-2 py-3">
          <p className="flex max-w-none flex-[1_1_18rem] items-center gap-3">
            <Icon name="eye" className="text-warn" />
            <span>
              {state === "draft" && <b className="font-semibold">Preview: not public yet.</b>}
              {state === "scheduled" && (
                <>
                  <b className="font-semibold">Preview: not public yet.</b> It appears on the site
                  on <Moment at={publishedDate} />.
                </>
              )}
              {state === "public" && (
                <>
                  <b className="font-semibold">Preview: this post is on the site,</b>{" "}
                  <a href={address} className="underline">
                    {decodeURI(address)}
                  </a>
                </>
              )}
            </span>
          </p>
          <ButtonLink to={`/admin/blogs/${id}/edit`} look="line" size="small">
            <Icon name="arrow-left" />
            Back to the editor
          </ButtonLink>
        </div>
      </section>
      <PostArticle post={article} />
    </>
  );
}

const momentFormat = new Intl.DateTimeFormat("en-CA", {
  timeZone: clinicTimeZone,
  dateStyle: "medium",
  timeStyle: "short",
});

function Moment({ at }: { at: string }) {
  return <time dateTime={at}>{momentFormat.format(new Date(at))}</time>;
}
