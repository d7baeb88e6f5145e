import { useRef } from "react";
import type { UploadState } from "./use-image-upload.ts";

/** The description of an uploaded picture: none, unless somebody writes it during the upload. */
export function useNewAlt({ src, alt }: { src: string; alt: string }, { kind }: UploadState) {
  const altBefore = useRef(alt);
  if (kind === "idle") altBefore.current = alt;
  return (newSrc: string) => (newSrc === src || alt !== altBefore.current ? alt : "");
}
