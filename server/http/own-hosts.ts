import { isIP } from "node:net";
import type { FastifyBaseLogger } from "fastify";

const loopbackNames = ["localhost", "127.0.0.1", "[::1]"];
const maxLoggedHosts = 10;

export function getOwnHosts(siteUrl: string): string[] {
  return getOwnOrigins(siteUrl).map((origin) => new URL(origin).host);
}

/** On a developer's machine all three loopback names are the same site. */
export function getOwnOrigins(siteUrl: string): string[] {
  const { protocol, port } = new URL(siteUrl);
  if (!isLoopbackSite(siteUrl)) return [siteUrl];
  return loopbackNames.map((name) => `${protocol}//${name}${port === "" ? "" : `:${port}`}`);
}

/** The same name with or without `www.`: visitors type both, and both should lead to one site. */
export function getSiblingHost(siteUrl: string): string | undefined {
  const { hostname, host } = new URL(siteUrl);
  const isName = hostname.includes(".") && isIP(hostname) === 0;
  if (!isName) return undefined;
  return host.startsWith("www.") ? host.slice("www.".length) : `www.${host}`;
}

/** Scanners send hosts of their own all day, so only the first few are logged. */
export function createForeignHostLog(log: FastifyBaseLogger, siteUrl: string) {
  const loggedHosts = new Set<string>();
  return (host: string) => {
    if (loggedHosts.has(host) || loggedHosts.size >= maxLoggedHosts) return;
    loggedHosts.add(host);
    log.warn({ host, siteUrl }, explainForeignHost(siteUrl));
  };
}

export function explainForeignHost(siteUrl: string): string {
  const cause = isLoopbackSite(siteUrl)
    ? "SITE_URL is missing, or names this machine only"
    : "SITE_URL is a different address";
  return `This address is not served here: ${cause}.`;
}

function isLoopbackSite(siteUrl: string): boolean {
  return loopbackNames.includes(new URL(siteUrl).hostname);
}
