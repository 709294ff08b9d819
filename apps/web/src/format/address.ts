/** A network address as people write it: "::ffff:203.0.113.7" is 203.0.113.7. */
export function formatAddress(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, "");
}
