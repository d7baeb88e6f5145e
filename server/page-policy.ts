import { createHash } from "node:crypto";
import { hostsOfEmbeds } from "#content/clinic.ts";
import { hostsOfVideos } from "#content/videos.ts";

/**
 * The policy of one page: the inline scripts that were made with it, our own files, nothing else. In
 * the staff area a text becomes HTML only through the policy of app/admin/trusted-html.ts.
 */
export function pagePolicy(area: "public" | "sign-in" | "staff", inlineScripts: string[]): string {
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
    ["frame-src", ...hostsOfEmbeds, ...hostsOfVideos].join(" "),
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    ...(isStaff ? ["require-trusted-types-for 'script'", "trusted-types default"] : []),
  ].join("; ");
}

/** While a developer works Vite injects scripts and styles of its own. */
export const developmentPolicy = "frame-ancestors 'none'";
