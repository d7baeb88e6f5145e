import { createHash } from "node:crypto";
import { frameHosts } from "#content/clinic.ts";
import { videoHosts } from "#content/videos.ts";

/**
 * The Content-Security-Policy (CSP) of one page allows its own inline scripts by hash and files of
 * this site. In the staff area only the Trusted Types policy of app/admin/shell/trusted-types.ts may turn
 * text into HTML.
 */
export function buildPageCsp(
  area: "public" | "sign-in" | "staff",
  inlineScripts: string[],
): string {
  const hashes = inlineScripts.map(
    (script) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`,
  );
  const isStaff = area === "staff";
  return [
    "default-src 'none'",
    ["script-src 'self'", ...hashes].join(" "),
    isStaff ? "style-src 'self' 'unsafe-inline'" : "style-src 'self'",
    isStaff ? "img-src 'self' data: blob:" : "img-src 'self' data:",
    "font-src 'self'",
    "media-src 'self'",
    "connect-src 'self'",
    ["frame-src", ...frameHosts, ...videoHosts].join(" "),
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    ...(isStaff ? ["require-trusted-types-for 'script'", "trusted-types default"] : []),
  ].join("; ");
}

/** In development Vite injects scripts and styles of its own. */
export const developmentCsp = "frame-ancestors 'none'";
