import { BlockList, isIPv6 } from "node:net";
import type { FastifyInstance, FastifyRequest } from "fastify";

/** The ranges that TRUST_PROXY may name, as Fastify knows them. */
const namedRanges: Record<string, string[]> = {
  loopback: ["127.0.0.0/8", "::1/128"],
  linklocal: ["169.254.0.0/16", "fe80::/10"],
  uniquelocal: ["10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16", "fc00::/7"],
};

export const rangeNames = Object.keys(namedRanges);

export interface UntrustedProxy {
  /** The address of a proxy that forwards visitors and is not trusted, once one was seen. */
  seen: () => string | undefined;
  /** Whether the request came through such a proxy on this machine or network: then all visitors have its address. */
  isBehind: (request: FastifyRequest) => boolean;
}

interface ProxyOptions {
  siteUrl: string;
  trustProxy: string[];
}

/**
 * Behind a proxy that is not trusted all visitors have one address, and limits count them together.
 * That is told once, and where staff see it: nothing else would say why the right password is refused.
 */
export function watchForUntrustedProxy(
  app: FastifyInstance,
  { siteUrl, trustProxy }: ProxyOptions,
): UntrustedProxy {
  const trusted = listOf(trustProxy);
  const nearby = listOf(rangeNames);
  let seen: string | undefined;

  app.addHook("onRequest", async (request) => {
    if (seen !== undefined || !siteUrl.startsWith("https:") || !isForwarded(request)) return;
    const peer = peerOf(request);
    if (peer === "" || contains(trusted, peer)) return;
    seen = peer;
    app.log.warn(
      { peer },
      "a proxy forwards visitors, but TRUST_PROXY does not name it: limits count all of them as one",
    );
  });

  return {
    seen: () => seen,
    isBehind: (request) => {
      const peer = peerOf(request);
      return isForwarded(request) && contains(nearby, peer) && !contains(trusted, peer);
    },
  };
}

function isForwarded({ raw }: FastifyRequest): boolean {
  return raw.headers["x-forwarded-for"] !== undefined || raw.headers.forwarded !== undefined;
}

function peerOf({ raw }: FastifyRequest): string {
  return raw.socket.remoteAddress ?? "";
}

function listOf(ranges: string[]): BlockList {
  const list = new BlockList();
  for (const range of ranges.flatMap((one) => namedRanges[one] ?? [one])) {
    const [ip = "", bits] = range.split("/");
    const family = isIPv6(ip) ? "ipv6" : "ipv4";
    list.addSubnet(ip, Number(bits ?? (family === "ipv6" ? 128 : 32)), family);
  }
  return list;
}

function contains(list: BlockList, ip: string): boolean {
  return list.check(ip, isIPv6(ip) ? "ipv6" : "ipv4");
}
