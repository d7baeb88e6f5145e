import { BlockList, isIP, isIPv4 } from "node:net";

/** Networks that are not part of the public internet, or reach it by other means (RFC 6890). */
const specialNetworks = [
  "0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24",
  "192.0.2.0/24 192.88.99.0/24 192.168.0.0/16 198.18.0.0/15 198.51.100.0/24 203.0.113.0/24",
  "224.0.0.0/4 240.0.0.0/4 2001::/23 2001:db8::/32 2002::/16 3fff::/20",
].flatMap((line) => line.split(" "));

const special = new BlockList();
for (const specialNetwork of specialNetworks) {
  const [network = "", bits] = specialNetwork.split("/");
  special.addSubnet(network, Number(bits), isIPv4(network) ? "ipv4" : "ipv6");
}

/** Everything public in IPv6 is in here so far; mapped and translated addresses are not. */
const globalUnicast = new BlockList();
globalUnicast.addSubnet("2000::", 3, "ipv6");

/** Pictures are never fetched from the networks of the server itself. */
export function isPublicAddress(ip: string): boolean {
  const family = isIP(ip);
  if (family === 4) return !special.check(ip, "ipv4");
  return family === 6 && globalUnicast.check(ip, "ipv6") && !special.check(ip, "ipv6");
}
