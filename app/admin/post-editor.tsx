import { data, useRouteLoaderData } from "react-router";
import { dbContext } from "#app/context.ts";
import type { loader as rootLoader } from "#app/root.tsx";
import { Button } from "#app/ui/button.tsx";
import { listCategories } from "#domain/posts/categories.server.ts";
import { findPost } from "#domain/posts/posts.server.ts";
import type { Route } from "./+types/post-editor";
import { EditorScreen } from "./editor/editor-screen.tsx";
import { NoSuchItem } from "./editor/no-such-item.tsx";
import { useEditing } from "./editor/use-editing.ts";
import { idInAddress } from "./id-in-address.ts";
import { PostForm } from "./post/post-form.tsx";
import {
  duplicateValues,
  newPostValues,
  type PostValues,
  postBody,
  postValues,
  problemsOfPost,
} from "./post/post-values.ts";
import { PreviewButton } from "./post/preview-button.tsx";
import { mainAction } from "./post/publishing-date.ts";

const listPath = "/admin/blogs";

/** A new post starts empty, or as a copy of the post in `?from=12`. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const db = context.get(dbContext);
  const categories = await listCategories(db);
  const asked = params.id ?? new URL(request.url).searchParams.get("from");
  if (asked === null) return { categories, stored: newPostValues() };

  const post = await findPost(db, idInAddress(asked));
  if (post === undefined) throw data("There is no such post.", { status: 404 });
  if (params.id === undefined) return { categories, stored: duplicateValues(post) };
  const { blog_id: id, updated_at: updatedAt } = post;
  return { categories, id, updatedAt, stored: postValues(post) };
}

export default function PostEditorPage({ loaderData }: Route.ComponentProps) {
  return <PostEditor key={loaderData.id ?? "new"} {...loaderData} />;
}

export function ErrorBoundary() {
  return <NoSuchItem listPath={listPath} />;
}

function PostEditor({ categories, stored, id, updatedAt }: Route.ComponentProps["loaderData"]) {
  const editing = useEditing<"post", PostValues>({
    kind: "post",
    id,
    stored,
    updatedAt,
    check: problemsOfPost,
    toBody: postBody,
    fromItem: postValues,
  });
  const siteUrl = useRouteLoaderData<typeof rootLoader>("root")?.siteUrl ?? "";
  const { base, values, isNew, save } = editing;
  const { label, patch } = mainAction(base.values, values);
  return (
    <EditorScreen
      editing={editing}
      heading={isNew ? "New post" : "Edit post"}
      listPath={listPath}
      saveLabel={label}
      onSave={() => save(patch)}
      actions={
        <>
          <PreviewButton editing={editing} />
          {base.values.status === "draft" && (
            <Button size="small" look="line" onClick={() => save({ status: "draft" })}>
              Save as draft
            </Button>
          )}
        </>
      }
    >
      <PostForm
        editing={editing}
        categories={categories}
        host={URL.parse(siteUrl)?.host ?? siteUrl}
      />
    </EditorScreen>
  );
}
