import { isIP, isIPv6 } from "node:net";

/** The key of rate limits: an IPv4 address, or the /64 of an IPv6 address, which one customer owns. */
export function getClientNetwork(ip: string): string {
  const groups = parseIpv6Groups(ip);
  return groups === undefined ? toIpv4(ip) : `${groups.slice(0, 4).join(":")}::/64`;
}

/**
 * The /48 of an IPv6 address, undefined for IPv4. Providers assign a /56 or a /48, so one customer
 * may control up to 65,536 networks of size /64.
 */
export function getClientNetwork48(ip: string): string | undefined {
  const groups = parseIpv6Groups(ip);
  return groups && `${groups.slice(0, 3).join(":")}::/48`;
}

const mappedIpv4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

function toIpv4(ip: string): string {
  const address = withoutPort(ip);
  return mappedIpv4.exec(address)?.[1] ?? (isIP(address) === 0 ? "unknown" : address);
}

/** Some proxies write the port into X-Forwarded-For, which differs for each connection. */
function withoutPort(address: string): string {
  const [, ipv6, ipv4] = /^(?:\[(.*)\](?::\d+)?|([\d.]+):\d+)$/.exec(address) ?? [];
  return ipv6 ?? ipv4 ?? address;
}

function parseIpv6Groups(forwarded: string): string[] | undefined {
  const ip = withoutPort(forwarded);
  if (!isIPv6(ip) || mappedIpv4.test(ip)) return undefined;
  const [head = "", tail = ""] = ip.split("%", 1)[0]?.split("::") ?? [];
  const front = head === "" ? [] : head.split(":");
  const back = tail === "" ? [] : tail.split(":");
  const middle = ip.includes("::") ? Array(8 - front.length - back.length).fill("0") : [];
  return [...front, ...middle, ...back].map((group) => Number.parseInt(group, 16).toString(16));
}
