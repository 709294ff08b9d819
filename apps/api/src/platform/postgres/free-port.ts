import { createServer } from "node:net";

/** A port of this machine: `wanted` if nobody listens on it, else another. 0 wants any. */
export async function findFreePort(wanted = 0): Promise<number> {
  return wanted === 0 ? listenOnce(0) : listenOnce(wanted).catch(() => listenOnce(0));
}

function listenOnce(port: number): Promise<number> {
  return new Promise((settle, fail) => {
    const server = createServer();
    server.once("error", fail);
    server.listen(port, "127.0.0.1", () => {
      const address = server.address();
      const bound = typeof address === "object" && address !== null ? address.port : port;
      server.close(() => settle(bound));
    });
  });
}
