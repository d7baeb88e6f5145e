import { compile } from "@fastify/proxy-addr";
import type { FastifyInstance, FastifyRequest } from "fastify";

/** The ranges that TRUST_PROXY may name, as Fastify knows them. */
export const rangeNames = ["loopback", "linklocal", "uniquelocal"];

export interface UntrustedProxy {
  getDetectedIp: () => string | undefined;
  isBehind: (request: FastifyRequest) => boolean;
}

/**
 * Behind an untrusted proxy all visitors share one IP, and rate limits count them together. This is
 * logged once and shown to staff, because nothing else explains why a correct password is rejected.
 */
export function detectUntrustedProxy(
  app: FastifyInstance,
  { siteUrl, trustProxy }: { siteUrl: string; trustProxy: string[] },
): UntrustedProxy {
  const isTrusted = compile(trustProxy);
  const isLocal = compile(rangeNames);
  /** Only a proxy makes HTTPS of it. Without one, a visitor wrote the header. */
  const hasProxy = siteUrl.startsWith("https:");
  let detectedIp: string | undefined;

  app.addHook("onRequest", async (request) => {
    if (detectedIp !== undefined || !hasProxy || !isForwarded(request)) return;
    const peer = getPeerIp(request);
    if (peer === "" || isTrusted(peer, 0)) return;
    detectedIp = peer;
    app.log.warn(
      { peer },
      "a proxy forwards visitors, but TRUST_PROXY does not name it: rate limits count them as one",
    );
  });

  return {
    getDetectedIp: () => detectedIp,
    isBehind: (request) => {
      const peer = getPeerIp(request);
      return hasProxy && isForwarded(request) && isLocal(peer, 0) && !isTrusted(peer, 0);
    },
  };
}

function isForwarded({ raw }: FastifyRequest): boolean {
  return raw.headers["x-forwarded-for"] !== undefined || raw.headers.forwarded !== undefined;
}

function getPeerIp({ raw }: FastifyRequest): string {
  return raw.socket.remoteAddress ?? "";
}
