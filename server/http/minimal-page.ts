import { createHash } from "node:crypto";
import { clinic } from "#content/clinic.ts";
import { getPhoneLink } from "#domain/clinic/clinic-facts.ts";
import { escapeHtml } from "#domain/fields/escape-html.ts";

const style =
  "body{margin:0;padding:12vh 1.5rem;font:1.125rem/1.6 system-ui,sans-serif;color:#0b332e;background:#fff}" +
  "main{max-width:34rem;margin:auto}h1{line-height:1.2}a{color:inherit;padding:.75rem 1.5rem .75rem 0;display:inline-block}" +
  "label,strong{display:block}input,textarea,button{font:inherit;box-sizing:border-box;width:100%;padding:.6rem;border:1px solid #5d7a72;border-radius:.5rem}" +
  "button{color:#fff;background:#0b332e}strong{color:#9c2a1c}";
const styleHash = createHash("sha256").update(style).digest("base64");

export const minimalPageHeaders = {
  "content-type": "text/html; charset=utf-8",
  "content-security-policy": `default-src 'none'; style-src 'sha256-${styleHash}'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'`,
  "cache-control": "no-store",
};

interface MinimalPage {
  title: string;
  html: string;
  phone: string;
}

export function renderMinimalPage({ title, html, phone }: MinimalPage): string {
  const { name } = clinic;
  return `<!doctype html>
<html lang="en-CA">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(`${title} | ${name}`)}</title>
<style>${style}</style>
<main>
<h1>${escapeHtml(title)}</h1>
${html}
<p><a href="${getPhoneLink(phone)}">Call ${escapeHtml(phone)}</a>
</main>
</html>
`;
}
