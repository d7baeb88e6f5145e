import { useState } from "react";
import type { Focus } from "./move-focus.ts";
import type { UploadState } from "./use-image-upload.ts";

const centre: Focus = { focusX: 50, focusY: 50 };

/**
 * The focal point that is set during an upload belongs to the file: a retry keeps it, and a cancelled
 * upload leaves the focal point of the previous picture as it was.
 */
export function useNewFocus(previous: Focus & { src: string }, upload: UploadState) {
  const [chosen, setChosen] = useState<{ file: File; focus: Focus }>();
  const { src, focusX, focusY } = previous;
  const file = upload.kind === "sending" ? upload.file : undefined;
  const getChosen = (sent: File) => (chosen?.file === sent ? chosen.focus : undefined);
  return {
    focus: file ? (getChosen(file) ?? centre) : { focusX, focusY },
    /** Undefined if nothing is being uploaded. */
    setFocus: file && ((focus: Focus) => setChosen({ file, focus })),
    getNewFocus: (newSrc: string, sent: File) =>
      getChosen(sent) ?? (newSrc === src ? { focusX, focusY } : centre),
  };
}
