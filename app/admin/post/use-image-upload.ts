import { useCallback, useEffect, useRef, useState } from "react";
import { problemOfFile, uploadImage } from "./upload-image.ts";

export type UploadState =
  | { kind: "idle" }
  /** `preview` is an object URL of the local file. */
  | { kind: "sending"; part: number; preview: string }
  | { kind: "failed"; message: string; canTryAgain: boolean };

/** Uploads one picture at a time; a second one cancels the first. */
export function useImageUpload(onDone: (address: string) => void) {
  const [state, setState] = useState<UploadState>({ kind: "idle" });
  const [lastFile, setLastFile] = useState<File>();
  const underWay = useRef<AbortController>(undefined);
  const done = useRef(onDone);
  useEffect(() => {
    done.current = onDone;
  });
  useEffect(() => () => underWay.current?.abort(), []);

  const send = useCallback(async (file: File) => {
    underWay.current?.abort();
    setLastFile(file);
    const problem = problemOfFile(file);
    if (problem !== undefined) {
      setState({ kind: "failed", message: problem, canTryAgain: false });
      return;
    }
    const stop = new AbortController();
    underWay.current = stop;
    const preview = URL.createObjectURL(file);
    setState({ kind: "sending", part: 0, preview });
    const result = await uploadImage(file, {
      onProgress: (part) => {
        if (underWay.current === stop) setState({ kind: "sending", part, preview });
      },
      signal: stop.signal,
    });
    if (underWay.current !== stop) return URL.revokeObjectURL(preview);
    underWay.current = undefined;
    if (result.kind === "refused" || result.kind === "failed") {
      const canTryAgain = result.kind === "failed";
      setState({ kind: "failed", message: result.message, canTryAgain });
    } else {
      setState({ kind: "idle" });
      if (result.kind === "done") done.current(result.address);
    }
    URL.revokeObjectURL(preview);
  }, []);

  return {
    state,
    send,
    retry: () => lastFile && send(lastFile),
    stop: () => {
      underWay.current?.abort();
      setState({ kind: "idle" });
    },
  };
}

export function imageIn(data: DataTransfer | null): File | undefined {
  return [...(data?.files ?? [])].find(
    ({ type, name }) => type.startsWith("image/") || /\.(hei[cf]|svgz?)$/i.test(name),
  );
}
