import { isIPv6 } from "node:net";

/**
 * What one caller can speak from, for counting: an IPv4 address, or the first 64 bits of an IPv6 address, since
 * whoever has one of those has all that begin with them.
 */
export function networkOf(address: string): string {
  return firstGroups(address, 4);
}

/**
 * What one caller may get for nothing: an IPv4 address, or the first 48 bits of an IPv6 address, which are 65,536 networks. Many
 * callers of one provider share it, so it counts only what they do to one and the same person.
 */
export function siteOf(address: string): string {
  return firstGroups(address, 3);
}

function firstGroups(address: string, count: 3 | 4): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  if (!isIPv6(address)) return address;
  const [before = "", after] = address.split("::");
  const groups = before === "" ? [] : before.split(":");
  const behind = after === undefined || after === "" ? [] : after.split(":");
  const zeros = Array.from({ length: Math.max(0, 8 - groups.length - behind.length) }, () => "0");
  const network = [...groups, ...(after === undefined ? [] : zeros), ...behind].slice(0, count);
  return `${network.map((group) => Number.parseInt(group, 16).toString(16)).join(":")}::/${count * 16}`;
}
