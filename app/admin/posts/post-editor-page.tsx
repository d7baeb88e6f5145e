import { data, useRouteLoaderData } from "react-router";
import { createStaffMeta } from "#app/admin/shell/staff-meta.ts";
import { dbContext } from "#app/context.ts";
import type { loader as rootLoader } from "#app/root.tsx";
import { listCategories } from "#domain/posts/categories.server.ts";
import { findPost } from "#domain/posts/posts.server.ts";
import { getDraftName } from "#domain/records/draft-name.ts";
import { DraftEditorScreen } from "../editor/draft-editor-screen.tsx";
import { EditorError } from "../editor/editor-error.tsx";
import { describeItemField, describeSection } from "../editor/format-field-value.ts";
import { offerLinkReplacement } from "../editor/offer-link-replacement.ts";
import { useItemEditor } from "../editor/use-item-editor.ts";
import { warnOfMissingPages } from "../editor/warn-of-missing-pages.ts";
import { parseId } from "../shell/parse-id.ts";
import type { Route } from "./+types/post-editor-page";
import { PostForm } from "./post-form.tsx";
import { PostPublishDialog } from "./post-publish-dialog.tsx";
import {
  createPostValues,
  type PostValues,
  toDuplicateValues,
  toPostBody,
  toPostValues,
  validatePost,
} from "./post-values.ts";
import { describePostSave, getPrimaryAction, getPublishedAction } from "./publish-action.ts";
import { listOwnLinks, listPostClaims } from "./publish-checks.ts";

const listPath = "/admin/blogs";

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const db = context.get(dbContext);
  const categories = await listCategories(db);
  const idParam = params.id ?? new URL(request.url).searchParams.get("from");
  if (idParam === null) return { categories, stored: createPostValues() };

  const post = await findPost(db, parseId(idParam));
  if (post === undefined) throw data("There is no such post.", { status: 404 });
  if (params.id === undefined) return { categories, stored: toDuplicateValues(post) };
  const { blog_id: id, updated_at: updatedAt } = post;
  return { categories, id, updatedAt, stored: toPostValues(post) };
}

export function meta({ loaderData, params }: Route.MetaArgs) {
  const title = loaderData?.stored.title;
  return createStaffMeta(
    params.id === undefined ? "New post" : `Edit: ${getDraftName(title ?? "")}`,
  );
}

export default function PostEditorPage({ loaderData }: Route.ComponentProps) {
  return <PostEditor key={loaderData.id ?? "new"} {...loaderData} />;
}

export function ErrorBoundary() {
  return <EditorError listPath={listPath} />;
}

function PostEditor({ categories, stored, id, updatedAt }: Route.ComponentProps["loaderData"]) {
  const editor = useItemEditor<"post", PostValues>({
    kind: "post",
    id,
    stored,
    updatedAt,
    validate: validatePost,
    toBody: toPostBody,
    fromItem: toPostValues,
    describeField: describeItemField("post"),
    describeEntry: describeSection,
    itemName: "post",
    afterSave: ({ blogs_content, slug_url: after }, { slug_url: before }) => {
      void warnOfMissingPages(listOwnLinks(blogs_content, location.origin));
      void offerLinkReplacement({ kind: "post", id, before, after });
    },
    getSavedMessage: describePostSave,
    getSavedAction: (saved, before) => getPublishedAction(saved, before, id),
  });
  const siteUrl = useRouteLoaderData<typeof rootLoader>("root")?.siteUrl ?? "";
  const { base, values, isNew } = editor;
  const { label, patch } = getPrimaryAction(base.values, values);
  return (
    <DraftEditorScreen
      editor={editor}
      heading={isNew ? "New post" : "Edit post"}
      listPath={listPath}
      name={values.title}
      saveLabel={label}
      patch={patch}
      // The panel names the parts that only a public post needs.
      isRefused={() => Object.keys(validatePost({ ...values, status: "draft" })).length > 0}
      listClaims={listPostClaims}
      renderPanel={(panel) =>
        label !== "Save changes" && (
          <PostPublishDialog
            {...panel}
            stored={base.values}
            values={{ ...values, ...patch }}
            label={label}
          />
        )
      }
    >
      {(requestedPart) => (
        <PostForm
          editor={editor}
          categories={categories}
          host={new URL(siteUrl).host}
          requestedSection={requestedPart && "section" in requestedPart ? requestedPart : undefined}
        />
      )}
    </DraftEditorScreen>
  );
}
