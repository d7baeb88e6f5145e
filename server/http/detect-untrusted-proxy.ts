import { BlockList, isIPv6 } from "node:net";
import type { FastifyInstance, FastifyRequest } from "fastify";

/** Named ranges of TRUST_PROXY; they must match those of Fastify. */
const namedRanges: Record<string, string[]> = {
  loopback: ["127.0.0.0/8", "::1/128"],
  linklocal: ["169.254.0.0/16", "fe80::/10"],
  uniquelocal: ["10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16", "fc00::/7"],
};

export const rangeNames = Object.keys(namedRanges);

export interface UntrustedProxy {
  getDetectedIp: () => string | undefined;
  isBehind: (request: FastifyRequest) => boolean;
}

interface ProxyOptions {
  siteUrl: string;
  trustProxy: string[];
}

/**
 * Behind an untrusted proxy all visitors share one IP, and rate limits count them together. This is
 * logged once and shown to staff, because nothing else explains why a correct password is rejected.
 */
export function detectUntrustedProxy(
  app: FastifyInstance,
  { siteUrl, trustProxy }: ProxyOptions,
): UntrustedProxy {
  const trustedRanges = toBlockList(trustProxy);
  const localRanges = toBlockList(rangeNames);
  let detectedIp: string | undefined;

  app.addHook("onRequest", async (request) => {
    if (detectedIp !== undefined || !siteUrl.startsWith("https:") || !isForwarded(request)) return;
    const peer = getPeerIp(request);
    if (peer === "" || contains(trustedRanges, peer)) return;
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
      return isForwarded(request) && contains(localRanges, peer) && !contains(trustedRanges, peer);
    },
  };
}

function isForwarded({ raw }: FastifyRequest): boolean {
  return raw.headers["x-forwarded-for"] !== undefined || raw.headers.forwarded !== undefined;
}

function getPeerIp({ raw }: FastifyRequest): string {
  return raw.socket.remoteAddress ?? "";
}

function toBlockList(ranges: string[]): BlockList {
  const list = new BlockList();
  for (const range of ranges.flatMap((name) => namedRanges[name] ?? [name])) {
    const [ip = "", bits] = range.split("/");
    const family = isIPv6(ip) ? "ipv6" : "ipv4";
    list.addSubnet(ip, Number(bits ?? (family === "ipv6" ? 128 : 32)), family);
  }
  return list;
}

function contains(list: BlockList, ip: string): boolean {
  return list.check(ip, isIPv6(ip) ? "ipv6" : "ipv4");
}
