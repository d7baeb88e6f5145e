import { createHash } from "node:crypto";
import type { PageArea } from "#app/context.ts";
import { type ThirdParty, thirdParties } from "#content/third-parties.ts";

/**
 * The Content-Security-Policy (CSP) of one page allows its own inline scripts by hash and files of
 * this site. In the staff area only the Trusted Types policy of app/admin/shell/trusted-types.ts may turn
 * text into HTML, and staff pages load no scripts of third parties.
 */
export function buildPageCsp(
  area: PageArea,
  inlineScripts: string[],
  parties: readonly ThirdParty[] = thirdParties,
): string {
  const hashes = inlineScripts.map(
    (script) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`,
  );
  const isStaff = area === "staff";
  const list = (use: ThirdParty["allows"][number]) =>
    parties
      .filter(({ allows }) => allows.includes(use) && (area === "public" || use === "frames"))
      .map(({ origin }) => origin);
  const frames = list("frames");
  return [
    "default-src 'none'",
    ["script-src 'self'", ...hashes, ...list("scripts")].join(" "),
    isStaff ? "style-src 'self' 'unsafe-inline'" : "style-src 'self'",
    isStaff ? "img-src 'self' data: blob:" : "img-src 'self' data:",
    "font-src 'self'",
    "media-src 'self'",
    ["connect-src 'self'", ...list("connections")].join(" "),
    ["frame-src", ...(frames.length === 0 ? ["'none'"] : frames)].join(" "),
    "manifest-src 'self'",
    ["form-action 'self'", ...list("forms")].join(" "),
    "base-uri 'none'",
    "frame-ancestors 'none'",
    ...(isStaff ? ["require-trusted-types-for 'script'", "trusted-types default"] : []),
  ].join("; ");
}

/**
 * In development Vite injects scripts and styles of its own, so the policy of production is only
 * reported: what it would block appears in the browser's console.
 */
export function getCspHeaders(policy: string, isDevelopment: boolean): Record<string, string> {
  if (!isDevelopment) return { "content-security-policy": policy };
  return {
    "content-security-policy": "frame-ancestors 'none'",
    "content-security-policy-report-only": policy
      .replace("style-src 'self';", "style-src 'self' 'unsafe-inline';")
      .replace("; frame-ancestors 'none'", ""),
  };
}

/** A frame can only ask for a payment if the page may as well. */
export function buildPermissionsPolicy(parties: readonly ThirdParty[] = thirdParties): string {
  const payees = parties.filter(({ takesPayments }) => takesPayments);
  const origins = payees.map(({ origin }) => `"${origin}"`);
  const payment = origins.length === 0 ? "()" : `(self ${origins.join(" ")})`;
  return `camera=(), microphone=(), geolocation=(), payment=${payment}, usb=()`;
}
