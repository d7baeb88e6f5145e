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

it("Rate limits leave out a port that a proxy wrote, and count what is no address as one network", () => {
  for (const port of [1, 50_123]) {
    assert.equal(getClientNetwork(`203.0.113.9:${port}`), "203.0.113.9");
    assert.equal(getClientNetwork(`[2001:db8::1]:${port}`), "2001:db8:0:0::/64");
    assert.equal(getClientNetwork48(`[2001:db8::1]:${port}`), "2001:db8:0::/48");
  }
  assert.equal(getClientNetwork("[2001:db8::1]"), "2001:db8:0:0::/64");
  for (const ip of ["", "unknown", "_hidden", "203.0.113.09", "a".repeat(5000)])
    assert.deepEqual([getClientNetwork(ip), getClientNetwork48(ip)], ["unknown", undefined]);
});
