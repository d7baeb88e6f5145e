import { useEffect, useRef } from "react";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { EditorState } from "./editing.ts";
import type { PostValues } from "./post-values.ts";

/** Opens the preview of what is saved in a tab of its own; what is not saved yet is asked about. */
export function PreviewButton({ editing }: { editing: EditorState<"post", PostValues> }) {
  const { id, isUnsaved, isNew, base, save } = editing;
  const question = useRef<HTMLDialogElement>(null);
  const waiting = useRef<Window>(undefined);
  const isDraft = base.values.status === "draft";
  const { updatedAt } = base;

  // The tab was opened at the click, or a browser would block it; now there is something to show.
  useEffect(() => {
    if (id === undefined || updatedAt === undefined) return;
    waiting.current?.location.replace(previewPath(id));
    waiting.current = undefined;
  }, [id, updatedAt]);

  function ask() {
    if (isUnsaved || isNew) question.current?.showModal();
    else open(previewPath(id ?? 0), "_blank");
  }

  async function saveAndShow() {
    question.current?.close();
    waiting.current = open("", "_blank") ?? undefined;
    if (await save(isDraft ? { status: "draft" } : {})) return;
    waiting.current?.close();
    waiting.current = undefined;
  }

  return (
    <>
      <Button
        look="line"
        size="small"
        onClick={ask}
        aria-label="Preview"
        className="max-tablet:flex-none! max-tablet:px-4"
      >
        <Icon name="eye" />
        <span className="max-tablet:hidden">Preview</span>
      </Button>
      <dialog
        ref={question}
        aria-labelledby="preview-question"
        className="m-auto w-[min(30rem,100%-2rem)] rounded-l bg-paper p-7 text-ink shadow-2"
      >
        <h2 id="preview-question" className="text-ds">
          The preview shows what is saved
        </h2>
        <p className="mt-3">
          {isNew
            ? "This post is not saved yet."
            : "There are changes that are not saved yet. The preview leaves them out."}
          {!isDraft && " Saving puts them on the site."}
        </p>
        <div className="mt-5 flex flex-wrap gap-2.5">
          <Button size="small" onClick={saveAndShow}>
            {isDraft ? "Save draft and preview" : "Save changes and preview"}
          </Button>
          {!isNew && (
            <Button
              size="small"
              look="line"
              onClick={() => {
                question.current?.close();
                open(previewPath(id ?? 0), "_blank");
              }}
            >
              Preview what is saved
            </Button>
          )}
          <Button size="small" look="line" onClick={() => question.current?.close()}>
            Cancel
          </Button>
        </div>
      </dialog>
    </>
  );
}

function previewPath(id: number): string {
  return `/admin/blogs/${id}/preview`;
}
