import { useCallback, useEffect, useRef, useState } from "react";
import { trackUpload } from "#app/admin/editor/pending-uploads.ts";
import { toastWarning } from "#app/admin/ui/toasts.tsx";
import { shrinkImage } from "./shrink-image.ts";
import { uploadImage, validateImageFile, warnIfAnimated } from "./upload-image.ts";

export type UploadState =
  | { kind: "idle" }
  /** `preview` is an object URL of the local file. */
  | { kind: "sending"; fraction: number; preview: string; file: File }
  | { kind: "failed"; message: string; canRetry: boolean };

/** Uploads one picture at a time; a second one cancels the first. */
export function useImageUpload(onDone: (url: string, file: File) => void) {
  const [state, setState] = useState<UploadState>({ kind: "idle" });
  const [lastFile, setLastFile] = useState<File>();
  const activeUpload = useRef<AbortController>(undefined);
  const latestOnDone = useRef(onDone);
  useEffect(() => {
    latestOnDone.current = onDone;
  });
  useEffect(() => () => activeUpload.current?.abort(), []);

  const upload = useCallback(async (file: File): Promise<boolean> => {
    activeUpload.current?.abort();
    setLastFile(file);
    const stop = new AbortController();
    activeUpload.current = stop;
    const preview = URL.createObjectURL(file);
    setState({ kind: "sending", fraction: 0, preview, file });
    const shrunk = await shrinkImage(file);
    if (stop.signal.aborted) {
      URL.revokeObjectURL(preview);
      return true;
    }
    const error = validateImageFile(shrunk);
    const result =
      error === undefined
        ? await uploadImage(shrunk, {
            onProgress: (fraction) => {
              if (activeUpload.current === stop)
                setState({ kind: "sending", fraction, preview, file });
            },
            signal: stop.signal,
          })
        : ({ kind: "refused", message: error } as const);
    URL.revokeObjectURL(preview);
    if (activeUpload.current !== stop) return true;
    activeUpload.current = undefined;
    const isMissing = result.kind === "refused" || result.kind === "failed";
    if (isMissing) {
      const canRetry = result.kind === "failed";
      setState({ kind: "failed", message: result.message, canRetry });
    } else {
      setState({ kind: "idle" });
      if (result.kind === "done") {
        latestOnDone.current(result.url, file);
        void warnIfAnimated(file);
      }
    }
    return !isMissing;
  }, []);
  const send = useCallback((file: File) => trackUpload(upload(file)), [upload]);

  return {
    state,
    send,
    retry: () => lastFile && send(lastFile),
    stop: () => {
      activeUpload.current?.abort();
      setState({ kind: "idle" });
    },
  };
}

/**
 * Text copied from Word or Excel comes with a picture of that text, which must not be inserted; a file
 * copied in macOS comes with its name.
 */
export function acceptPastedFile(data: DataTransfer | null): File | undefined {
  if (data === null) return undefined;
  const html = data.getData("text/html");
  const text =
    html === ""
      ? data.getData("text/plain")
      : new DOMParser().parseFromString(html, "text/html").body.textContent;
  const names = ["", ...Array.from(data.files, ({ name }) => name)];
  const isFileOnly = text.split(/[\r\n]/).every((line) => names.includes(line.trim()));
  return isFileOnly ? acceptDroppedFile(data) : undefined;
}

/** Any file, so that one of a wrong type is refused with a reason. */
export function acceptDroppedFile(data: DataTransfer | null): File | undefined {
  const files = [...(data?.files ?? [])];
  const file =
    files.find(({ type, name }) => type.startsWith("image/") || /\.(hei[cf]|svgz?)$/i.test(name)) ??
    files[0];
  if (file !== undefined && files.length > 1)
    toastWarning(`Only ${file.name} was taken. Please add the others one at a time.`);
  return file;
}
