/** Whether a host is one by name and no IP address. */
export function isNamedHost(hostname: string): boolean {
  return !/^[\d.]+$/.test(hostname) && !hostname.startsWith("[");
}
