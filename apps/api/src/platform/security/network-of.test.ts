import { expect, test } from "vitest";
import { networkOf, siteOf } from "./network-of.ts";

test.each([
  ["203.0.113.9", "203.0.113.9"],
  ["::ffff:203.0.113.9", "203.0.113.9"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:0db8:0001:0002::9", "2001:db8:1:2::/64"],
  ["2001:db8::1", "2001:db8:0:0::/64"],
  ["fe80::1%eth0", "fe80:0:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
  ["", ""],
])("%s counts as %s", (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test("an IPv6 site is all that begins with the same 48 bits", () => {
  expect(siteOf("2001:db8:1:2::3")).toBe("2001:db8:1::/48");
  expect(siteOf("2001:db8:1:3::3")).toBe(siteOf("2001:db8:1:2::3"));
  expect(siteOf("::ffff:203.0.113.9")).toBe("203.0.113.9");
});
