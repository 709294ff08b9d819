import { isIP } from "node:net";
import { isLoopback } from "#platform/process/server.ts";

/** As whom passkeys know the portal: they work under this host name and from this origin alone. */
export interface RelyingParty {
  id: string;
  origin: string;
}

/**
 * Of the address where people find the portal. Passkeys need a host name: a portal that is found by an IP address has none, but
 * for this very machine, which is called localhost.
 */
export function relyingPartyOf(publicUrl: string): RelyingParty | null {
  if (!URL.canParse(publicUrl)) return null;
  const url = new URL(publicUrl);
  const hostname = url.hostname.replace(/^\[(.*)\]$/, "$1");
  if (isIP(hostname) === 0) return { id: hostname, origin: url.origin };
  if (!isLoopback(url.hostname)) return null;
  return { id: "localhost", origin: `${url.protocol}//localhost${url.port === "" ? "" : `:${url.port}`}` };
}
