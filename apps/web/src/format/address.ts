/** Shortens a mapped network address: "::ffff:203.0.113.7" becomes 203.0.113.7. */
export function formatAddress(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, "");
}
