import { createServer, request } from "node:http";
import type { IncomingMessage, Server, ServerResponse } from "node:http";

/**
 * A proxy that hands requests to each of the ports in turn, as Caddy does in front of several API processes: it names the
 * caller, and what one of them does not take goes to the next.
 */
export function balance(port: number, ports: readonly number[]): Promise<Server> {
  let turn = 0;
  const server = createServer((asked, answer) => {
    turn += 1;
    const inTurn = ports.map((_, index) => ports[(turn + index) % ports.length] ?? 0);
    hand(asked, answer, inTurn);
  });
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", () => resolve(server));
  });
}

function hand(asked: IncomingMessage, answer: ServerResponse, [port, ...others]: readonly number[]): void {
  const { method, url: path, headers, socket } = asked;
  const forwarded = { "x-forwarded-for": socket.remoteAddress ?? "", "x-forwarded-proto": "http" };
  const sent = request({ host: "127.0.0.1", port, method, path, headers: { ...headers, ...forwarded } });
  sent.on("response", (response) => {
    answer.writeHead(response.statusCode ?? 502, response.rawHeaders);
    response.pipe(answer);
  });
  sent.on("error", (error) => {
    // Nothing of it was sent yet: the next one can have it whole.
    if ("code" in error && error.code === "ECONNREFUSED" && others.length > 0) hand(asked, answer, others);
    else if (answer.headersSent) answer.destroy();
    else answer.writeHead(502).end();
  });
  sent.once("socket", (connection) => {
    if (connection.connecting) connection.once("connect", () => asked.pipe(sent));
    else asked.pipe(sent);
  });
}
