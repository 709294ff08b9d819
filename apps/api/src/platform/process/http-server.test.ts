import { connect } from "node:net";
import { setInterval as ticks } from "node:timers/promises";
import express from "express";
import { afterAll, beforeAll, expect, test } from "vitest";
import { httpServer } from "./http-server.ts";
import { closeServer, listen } from "./server.ts";

const app = express();
app.post("/", express.json(), (request, response) => void response.json({ got: request.body }));
const server = httpServer(app, { headersMs: 300, requestMs: 900 });
let port = 0;

beforeAll(async () => {
  port = await listen(server, 0, "127.0.0.1");
});
afterAll(() => closeServer(server, 100));

/** Sends a part at once, then one byte of the rest at a time, for as long as it is let; returns what came back. */
async function sendSlowly(start: string, rest: string): Promise<string> {
  const socket = connect(port, "127.0.0.1");
  let answer = "";
  let isOver = false;
  socket.on("data", (part: Buffer) => (answer += part.toString()));
  socket.on("error", () => undefined);
  socket.on("close", () => (isOver = true));
  socket.write(start);
  let sent = 0;
  for await (const _ of ticks(50)) {
    if (isOver || sent === rest.length) break;
    socket.write(rest.charAt(sent));
    sent += 1;
  }
  socket.destroy();
  expect(sent, "it was cut off before it had sent all").toBeLessThan(rest.length);
  return answer;
}

// At 50 ms a byte each would take a quarter of a minute at least.
const endless = "a".repeat(300);

test("headers that trickle in are cut off", async () => {
  expect(await sendSlowly("POST / HTTP/1.1\r\nHost: a\r\nX-Slow: ", endless)).toMatch(/^HTTP\/1\.1 408 /);
});

test("a body that trickles in is cut off", async () => {
  const head = "POST / HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n";
  const answer = await sendSlowly(head, endless);
  expect(answer).not.toContain("200 OK");
});

test("what arrives in time is answered", async () => {
  const patient = httpServer(app);
  const at = await listen(patient, 0, "127.0.0.1");
  const headers = { "Content-Type": "application/json" };
  const response = await fetch(`http://127.0.0.1:${at}`, { method: "POST", headers, body: '{"a":1}' });
  expect(await response.json()).toEqual({ got: { a: 1 } });
  await closeServer(patient, 100);
});

test("the portal waits half a minute for headers, two minutes for a request, and looks every second", () => {
  const { headersTimeout, requestTimeout } = httpServer(() => undefined);
  expect({ headersTimeout, requestTimeout }).toEqual({ headersTimeout: 30_000, requestTimeout: 120_000 });
});
