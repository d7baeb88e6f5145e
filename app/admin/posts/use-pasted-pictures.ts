import type { Editor, Range } from "@tiptap/react";
import { useEffect, useRef, useState } from "react";
import { trackUpload } from "#app/admin/editor/pending-uploads.ts";
import { shrinkImage } from "#app/admin/media/shrink-image.ts";
import {
  type UploadResult,
  uploadImage,
  validateImageFile,
  warnIfAnimated,
} from "#app/admin/media/upload-image.ts";
import type { UploadState } from "#app/admin/media/use-image-upload.ts";
import type { PastedPicture } from "./pasted-pictures.ts";

/** Uploads pasted pictures one after the other, and puts each in the place of its marker. */
export function usePastedPictures(onOmit: () => void) {
  const [waitingCount, setWaitingCount] = useState(0);
  const [failed, setFailed] = useState<PastedPicture[]>([]);
  const controller = useRef<AbortController>(undefined);
  useEffect(() => () => controller.current?.abort(), []);

  async function sendAll(editor: Editor, pictures: PastedPicture[]): Promise<boolean> {
    controller.current ??= new AbortController();
    const { signal } = controller.current;
    setWaitingCount((count) => count + pictures.length);
    let haveArrived = true;
    for (const picture of pictures) {
      const result = await upload(picture.file, signal);
      if (signal.aborted) return true;
      setWaitingCount((count) => count - 1);
      if (result.kind === "done") {
        replaceMarker(editor, picture, result.url);
        void warnIfAnimated(picture.file);
        continue;
      }
      haveArrived = false;
      if (result.kind === "failed") {
        setFailed((pictures) => [...pictures, picture]);
        continue;
      }
      replaceMarker(editor, picture, undefined);
      onOmit();
    }
    return haveArrived;
  }

  const send = (editor: Editor, pictures: PastedPicture[]) =>
    trackUpload(sendAll(editor, pictures));

  return {
    waitingCount,
    failedCount: failed.length,
    send,
    retry(editor: Editor) {
      setFailed([]);
      send(editor, failed);
    },
    remove(editor: Editor) {
      setFailed([]);
      for (const picture of failed) replaceMarker(editor, picture, undefined);
    },
  };
}

export function usePendingPictures(
  { kind }: UploadState,
  { waitingCount, failedCount }: { waitingCount: number; failedCount: number },
  onChange: ((isPending: boolean) => void) | undefined,
): void {
  const isPending = kind !== "idle" || waitingCount + failedCount > 0;
  useEffect(() => onChange?.(isPending), [onChange, isPending]);
}

async function upload(file: File, signal: AbortSignal): Promise<UploadResult> {
  const shrunk = await shrinkImage(file);
  const message = validateImageFile(shrunk);
  if (message !== undefined) return { kind: "refused", message };
  return uploadImage(shrunk, { onProgress: () => {}, signal });
}

/** A marker that the writer has removed stays away. */
function replaceMarker(editor: Editor, { marker, alt }: PastedPicture, src: string | undefined) {
  const range = findText(editor, marker);
  if (range === undefined) return;
  // Undo must not bring the marker back.
  const change = editor.chain().setMeta("addToHistory", false);
  if (src === undefined) change.deleteRange(range).run();
  else change.insertContentAt(range, { type: "image", attrs: { src, alt } }).run();
}

/** The whole block if it holds nothing else: a picture pasted into a line shares it with the text. */
function findText(editor: Editor, text: string): Range | undefined {
  let found: Range | undefined;
  editor.state.doc.descendants((node, position) => {
    if (found !== undefined || !node.isTextblock) return found === undefined;
    const start = node.textBetween(0, node.content.size, "", "\ufffc").indexOf(text);
    if (start < 0) return false;
    const from = position + 1 + start;
    found =
      node.content.size === text.length
        ? { from: position, to: position + node.nodeSize }
        : { from, to: from + text.length };
    return false;
  });
  return found;
}
