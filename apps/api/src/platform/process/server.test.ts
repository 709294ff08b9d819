import { Agent, createServer, get } from "node:http";
import type { RequestListener } from "node:http";
import { expect, test } from "vitest";
import { closeServer, listen } from "./server.ts";

test("a stop lets the running request finish and takes no new one", async () => {
  const arrived = Promise.withResolvers<void>();
  const refused = Promise.withResolvers<void>();
  const { server, url } = await serve((_request, response) => {
    arrived.resolve();
    void refused.promise.then(() => response.end("finished"));
  });
  const agent = new Agent({ keepAlive: true });
  const running = fetchText(url, agent);
  await arrived.promise;
  const stopped = closeServer(server, 60_000);
  await expect(fetchText(url, new Agent())).rejects.toThrow("ECONNREFUSED");
  refused.resolve();
  expect(await running).toBe("finished");
  await stopped;
  agent.destroy();
});

test("a stop does not wait for ever", async () => {
  const arrived = Promise.withResolvers<void>();
  const { server, url } = await serve(() => arrived.resolve());
  const running = fetchText(url, new Agent());
  running.catch(() => undefined);
  await arrived.promise;
  await closeServer(server, 100);
  await expect(running).rejects.toThrow("socket hang up");
});

test("a port in use is reported in a sentence", async () => {
  const { server, port } = await serve(() => undefined);
  await expect(listen(createServer(), port, "127.0.0.1")).rejects.toThrow(`Port ${port} is in use by another program.`);
  await closeServer(server, 100);
});

async function serve(listener: RequestListener) {
  const server = createServer(listener);
  const port = await listen(server, 0, "127.0.0.1");
  return { server, port, url: `http://127.0.0.1:${port}` };
}

function fetchText(url: string, agent: Agent): Promise<string> {
  return new Promise((settle, fail) => {
    get(url, { agent }, (response) => {
      response.toArray().then((parts) => settle(parts.join("")), fail);
    }).on("error", fail);
  });
}
