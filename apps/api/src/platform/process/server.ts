import { createServer } from "node:http";
import type { Server } from "node:http";
import { StartError } from "#platform/database/explain.ts";

/** Finds out at once, before anything is made, that the port or the address cannot be had. */
export async function requireFreePort(port: number, host: string): Promise<void> {
  const probe = createServer();
  await listen(probe, port, host);
  await new Promise((settle) => probe.close(settle));
}

/** Listens, and returns the port: the one asked for, or a free one for 0. */
export function listen(server: Server, port: number, host: string): Promise<number> {
  return new Promise((settle, fail) => {
    server.once("error", (error) => fail(new StartError(sentenceOf(error, port, host), { cause: error })));
    server.listen(port, host, () => {
      const address = server.address();
      settle(typeof address === "object" && address !== null ? address.port : port);
    });
  });
}

/** Takes no new requests, lets those that run finish, and cuts off what still runs after `patienceMs`. */
export function closeServer(server: Server, patienceMs: number): Promise<void> {
  return new Promise((settle) => {
    const cutOff = setTimeout(() => server.closeAllConnections(), patienceMs);
    // A connection kept alive becomes idle only when its running request has been answered.
    const closeIdle = setInterval(() => server.closeIdleConnections(), 50);
    server.close(() => {
      clearTimeout(cutOff);
      clearInterval(closeIdle);
      settle();
    });
  });
}

function sentenceOf(error: Error, port: number, host: string): string {
  const code = "code" in error ? error.code : undefined;
  if (code === "EADDRINUSE")
    return `Port ${port} is in use by another program. Stop it, or choose another with PORT=${port + 1}.`;
  if (code === "EACCES") return `This user may not listen on port ${port}. Choose one above 1023 with PORT=8080.`;
  if (code === "EADDRNOTAVAIL" || code === "ENOTFOUND")
    return `${host} is no address of this machine. Set HOST to one that is, such as 127.0.0.1.`;
  return `Cannot listen on ${host}:${port}: ${error.message}`;
}

/** Where a server that listens on `host` is called from its own machine. */
export function ownUrl(host: string, port: number): string {
  const reachable = host === "0.0.0.0" || host === "::" ? "127.0.0.1" : host;
  return `http://${reachable.includes(":") ? `[${reachable}]` : reachable}:${port}`;
}

/** Whether a host name or address means the machine itself. */
export function isLoopback(host: string): boolean {
  return host === "localhost" || host === "::1" || host === "[::1]" || /^127(\.\d{1,3}){3}$/.test(host);
}
