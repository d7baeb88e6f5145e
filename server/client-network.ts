import { isIPv6 } from "node:net";

/** Whom a limit counts: the address; of IPv6 its /64, since one customer has a whole one. */
export function clientNetwork(ip: string): string {
  const groups = ipv6Groups(ip);
  return groups === undefined ? toIpv4(ip) : `${groups.slice(0, 4).join(":")}::/64`;
}

/**
 * The /48 of an IPv6 address: providers hand out a /56 or a /48, so one customer may come from
 * 65,536 networks of the size above. Undefined for IPv4.
 */
export function clientNetwork48(ip: string): string | undefined {
  const groups = ipv6Groups(ip);
  return groups && `${groups.slice(0, 3).join(":")}::/48`;
}

const mappedIpv4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

function toIpv4(ip: string): string {
  return mappedIpv4.exec(ip)?.[1] ?? ip;
}

/** The eight groups without leading zeros; undefined for IPv4, written as IPv6 too. */
function ipv6Groups(ip: string): string[] | undefined {
  if (!isIPv6(ip) || mappedIpv4.test(ip)) return undefined;
  const [head = "", tail = ""] = ip.split("%", 1)[0]?.split("::") ?? [];
  const front = head === "" ? [] : head.split(":");
  const back = tail === "" ? [] : tail.split(":");
  const middle = ip.includes("::") ? Array(8 - front.length - back.length).fill("0") : [];
  return [...front, ...middle, ...back].map((group) => Number.parseInt(group, 16).toString(16));
}
