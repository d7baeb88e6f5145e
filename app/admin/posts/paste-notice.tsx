import type { Editor } from "@tiptap/react";
import type { ReactNode } from "react";
import type { usePastedPictures } from "./use-pasted-pictures.ts";

export interface PasteReport {
  omittedPictureCount: number;
  /** Links that began with http:// and begin with https:// now. */
  securedLinkCount: number;
  /** Each could begin a section of its own. */
  headingCount: number;
  hasOmittedRemarks: boolean;
}

export const emptyPasteReport: PasteReport = {
  omittedPictureCount: 0,
  securedLinkCount: 0,
  headingCount: 0,
  hasOmittedRemarks: false,
};

interface PasteNoticeProps extends PasteReport {
  editor: Editor;
  pictures: ReturnType<typeof usePastedPictures>;
  onSplit: (() => void) | undefined;
}

export function PasteNotice(props: PasteNoticeProps) {
  const { omittedPictureCount, securedLinkCount, headingCount, onSplit } = props;
  const { editor, pictures } = props;
  const { waitingCount: sendingCount, failedCount } = pictures;

  function remove() {
    pictures.remove(editor);
    editor.commands.focus();
  }

  return (
    <>
      {sendingCount > 0 && (
        <Notice>
          {sendingCount === 1
            ? "A pasted picture is being sent…"
            : `${sendingCount} pasted pictures are being sent…`}
        </Notice>
      )}
      {failedCount > 0 && (
        <Notice>
          {failedCount === 1
            ? "A pasted picture did not arrive."
            : `${failedCount} pasted pictures did not arrive.`}{" "}
          <NoticeButton onClick={() => pictures.retry(editor)}>Try again</NoticeButton>{" "}
          <NoticeButton onClick={remove}>Remove</NoticeButton>
        </Notice>
      )}
      {onSplit && headingCount > 0 && sendingCount + failedCount === 0 && (
        <Notice>
          What you pasted has {headingCount === 1 ? "a heading" : `${headingCount} headings`}.{" "}
          <NoticeButton onClick={onSplit}>
            {headingCount === 1 ? "Make it a section" : "Make them sections"}
          </NoticeButton>
        </Notice>
      )}
      {securedLinkCount > 0 && (
        <Notice>
          {securedLinkCount === 1
            ? "A pasted link began with http:// and begins with https:// now. Please check that it opens."
            : `${securedLinkCount} pasted links began with http:// and begin with https:// now. Please check that they open.`}
        </Notice>
      )}
      {props.hasOmittedRemarks && (
        <Notice>Comments and words marked as deleted were left out of what you pasted.</Notice>
      )}
      {omittedPictureCount > 0 && (
        <Notice>
          {omittedPictureCount === 1 ? "A picture was" : `${omittedPictureCount} pictures were`}{" "}
          left out of what you pasted. Please add pictures with the picture button.
        </Notice>
      )}
    </>
  );
}

function NoticeButton({ children, onClick }: { children: string; onClick: () => void }) {
  return (
    <button type="button" onClick={onClick} className="min-h-11 px-1 font-semibold underline">
      {children}
    </button>
  );
}

function Notice({ children }: { children: ReactNode }) {
  return (
    <p role="status" className="max-w-none border-b border-line bg-warning-tint px-4 py-3 text-s">
      {children}
    </p>
  );
}
