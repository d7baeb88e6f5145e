import type { Editor } from "@tiptap/react";
import { useEffect, useRef, useState } from "react";
import { shrinkImage } from "#app/admin/media/shrink-image.ts";
import { uploadImage, validateImageFile } from "#app/admin/media/upload-image.ts";
import type { PastedPicture } from "./pasted-pictures.ts";

/** Uploads pasted pictures one after the other, and puts each in the place of its marker. */
export function usePastedPictures(onOmit: () => void) {
  const [waitingCount, setWaitingCount] = useState(0);
  const controller = useRef<AbortController>(undefined);
  useEffect(() => () => controller.current?.abort(), []);

  async function send(editor: Editor, pictures: PastedPicture[]) {
    controller.current ??= new AbortController();
    const { signal } = controller.current;
    setWaitingCount((count) => count + pictures.length);
    for (const picture of pictures) {
      const url = await upload(picture.file, signal);
      if (signal.aborted) return;
      replaceMarker(editor, picture, url);
      if (url === undefined) onOmit();
      setWaitingCount((count) => count - 1);
    }
  }

  return { waitingCount, send };
}

async function upload(file: File, signal: AbortSignal): Promise<string | undefined> {
  const shrunk = await shrinkImage(file);
  if (validateImageFile(shrunk) !== undefined) return undefined;
  const result = await uploadImage(shrunk, { onProgress: () => {}, signal });
  return result.kind === "done" ? result.url : undefined;
}

/** A marker that the writer has removed stays away. */
function replaceMarker(editor: Editor, { marker, alt }: PastedPicture, src: string | undefined) {
  editor.state.doc.descendants((node, from) => {
    if (!node.isTextblock || node.textContent !== marker) return;
    const range = { from, to: from + node.nodeSize };
    if (src === undefined) editor.commands.deleteRange(range);
    else editor.commands.insertContentAt(range, { type: "image", attrs: { src, alt } });
    return false;
  });
}
