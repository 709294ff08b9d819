import { createServer } from "node:http";
import type { IncomingMessage, ServerResponse } from "node:http";
import { once } from "node:events";
import { text } from "node:stream/consumers";

/** How an SMS service can behave: well, or as a bad day has it. */
export type SmsMood = "well" | "refusing" | "hanging" | "dropping after accepting" | "closed to us";

/** An SMS service over HTTP on a port of its own. It keeps what it took, whatever it answered. */
export async function startSmsGateway() {
  const taken: { method: string; facts: URLSearchParams }[] = [];
  let mood: SmsMood = "well";
  const server = createServer((request, response) => void serve(request, response));

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (mood === "closed to us") return void request.socket.destroy();
    const body = await text(request);
    if (mood === "hanging") return;
    if (mood === "refusing") {
      response.writeHead(503).end("key=secret-key is over its limit");
      return;
    }
    const { searchParams } = new URL(request.url ?? "/", "http://gateway");
    taken.push({ method: request.method ?? "", facts: body === "" ? searchParams : new URLSearchParams(body) });
    if (mood === "dropping after accepting") request.socket.destroy();
    else response.end("ok");
  }
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("the gateway has no port");
  const facts = "key={key}&route={route}&sender={sender}&to={mobile}&text={text}&dlt={template}&ref={reference}";
  return {
    url: `http://127.0.0.1:${address.port}/send?${facts}`,
    taken,
    setMood: (next: SmsMood) => {
      mood = next;
    },
    /** The references of the messages it took. */
    references: () => taken.map(({ facts }) => facts.get("ref")),
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
