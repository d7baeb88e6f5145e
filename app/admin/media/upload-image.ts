import { requestSessionCheck } from "#app/admin/session/use-session-expiry.ts";
import { toastWarning } from "#app/admin/ui/toasts.tsx";
import { heicError, svgError, uploadLimitBytes } from "#domain/images/upload-limits.ts";
import { isAnimated } from "./is-animated.ts";

export type UploadResult =
  | { kind: "done"; url: string }
  | { kind: "refused"; message: string }
  /** A retry may succeed: no network, a busy server, an expired session. */
  | { kind: "failed"; message: string }
  | { kind: "stopped" };

export const acceptedImages = "image/jpeg,image/png,image/webp,image/gif";

const tooLargeMessage =
  "This picture is larger than 15 MB. Please make it smaller, or send it as JPEG.";
const wrongTypeMessage =
  "This is not a picture that we can show. Please choose a JPEG, PNG, WebP or GIF.";

/** Rejects obviously unsuitable files before the upload; only the server checks the content. */
export function validateImageFile({ name, type, size }: File): string | undefined {
  if (/hei[cf]/i.test(type) || /\.hei[cf]$/i.test(name)) return heicError;
  if (/svg/i.test(type) || /\.svgz?$/i.test(name)) return svgError;
  if (type !== "" && !acceptedImages.split(",").includes(type)) return wrongTypeMessage;
  if (size > uploadLimitBytes) return tooLargeMessage;
  return size === 0 ? "This file is empty. Please choose the picture again." : undefined;
}

export async function warnIfAnimated(file: File): Promise<void> {
  if (await isAnimated(file))
    toastWarning(
      `“${file.name}” is animated. The site shows only its first frame, as a still picture.`,
    );
}

interface UploadOptions {
  /** The uploaded fraction, from 0 to 1. */
  onProgress: (fraction: number) => void;
  signal: AbortSignal;
}

/** Uses XMLHttpRequest because `fetch` reports no upload progress. */
export function uploadImage(
  file: File,
  { onProgress, signal }: UploadOptions,
): Promise<UploadResult> {
  const request = new XMLHttpRequest();
  const promise = new Promise<UploadResult>((resolve) => {
    request.onload = () => resolve(parseResponse(request));
    request.onerror = () => resolve({ kind: "failed", message: unreachableMessage });
    request.ontimeout = request.onerror;
    request.onabort = () => resolve({ kind: "stopped" });
  });
  request.upload.onprogress = ({ loaded, total }) => onProgress(total === 0 ? 0 : loaded / total);
  signal.addEventListener("abort", () => request.abort());
  const body = new FormData();
  body.append("image", file);
  request.open("POST", "/api/upload");
  request.timeout = uploadTimeoutMs;
  request.send(body);
  return promise;
}

/** 15 MB take two minutes at 1 Mbit/s, and the server then processes the picture. */
const uploadTimeoutMs = 180_000;

const unreachableMessage = "The picture did not arrive: the server cannot be reached.";
const signedOutMessage =
  "The picture was not sent, because you were signed out. Please try it once more.";

function parseResponse({ status, responseText }: XMLHttpRequest): UploadResult {
  if (status === 200) return { kind: "done", url: responseText };
  if (status === 401) {
    requestSessionCheck();
    return { kind: "failed", message: signedOutMessage };
  }
  const message = parseErrorMessage(responseText) ?? "The picture could not be saved.";
  return { kind: status >= 500 || status === 429 ? "failed" : "refused", message };
}

function parseErrorMessage(text: string): string | undefined {
  try {
    const { message, errors } = JSON.parse(text) as {
      message?: string;
      errors?: { image?: string };
    };
    return errors?.image ?? message;
  } catch {
    return undefined;
  }
}
