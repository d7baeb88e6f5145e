import { createHash } from "node:crypto";
import { hostsOfEmbeds } from "#content/clinic.ts";
import { hostsOfVideos } from "#content/videos.ts";

/** Data in a script, such as JSON-LD, is never run and needs no hash. */
const inlineScript =
  /<script(?![^>]*(?:\bsrc=|type="application\/ld\+json"))[^>]*>([\s\S]*?)<\/script>/g;

/** The policy of one finished page: its own inline scripts, our own files, nothing else. */
export function policyOf(html: string, area: "public" | "sign-in" | "staff"): string {
  const hashes = [...html.matchAll(inlineScript)].map(
    ([, script = ""]) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`,
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
  ].join("; ");
}

/** While a developer works Vite injects scripts and styles of its own. */
export const developmentPolicy = "frame-ancestors 'none'";
