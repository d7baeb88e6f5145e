import assert from "node:assert/strict";
import { it } from "node:test";
import { getClientNetwork, getClientNetwork48 } from "./client-network.ts";

it("Rate limits count an IPv4 client by its full address, mapped IPv4 included", () => {
  for (const ip of ["203.0.113.9", "::ffff:203.0.113.9", "::FFFF:203.0.113.9"]) {
    assert.equal(getClientNetwork(ip), "203.0.113.9");
    assert.equal(getClientNetwork48(ip), undefined);
  }
});

it("Rate limits count an IPv6 client by its /64 and its /48 in any notation", () => {
  const examples = {
    "2001:db8:0:7:1::1": ["2001:db8:0:7::/64", "2001:db8:0::/48"],
    "2001:DB8::7:0:0:0:1": ["2001:db8:0:7::/64", "2001:db8:0::/48"],
    "2001:0db8:00ff:ffff::": ["2001:db8:ff:ffff::/64", "2001:db8:ff::/48"],
    "fe80::1%eth0": ["fe80:0:0:0::/64", "fe80:0:0::/48"],
    "::1": ["0:0:0:0::/64", "0:0:0::/48"],
  };
  for (const [ip, networks] of Object.entries(examples))
    assert.deepEqual([getClientNetwork(ip), getClientNetwork48(ip)], networks, ip);
});
