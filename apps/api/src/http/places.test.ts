import { once } from "node:events";
import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { operations } from "@thangam/contracts";
import express from "express";
import pino from "pino";
import { afterEach, expect, test } from "vitest";
import { HelperEnded } from "#platform/process/helper-process.ts";
import { errorAnswer } from "./error-answer.ts";
import { sendFile } from "./file-answer.ts";
import { makePlaces } from "./places.ts";
import { keepState } from "./request-state.ts";

const ended: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ended.splice(0)) await end();
});

/** A server whose files are whatever `content` makes, and how many of them are under way. */
async function serve(content: () => AsyncIterable<Uint8Array>, waitMs = 60_000) {
  const waiting = { maxWaiting: 1, maxWaitingOfOne: 1, patienceMs: 50 };
  const places = makePlaces({ bodies: { atOnce: 1, ofOne: 1 }, files: { atOnce: 2, ofOne: 1 }, waiting });
  const app = express();
  app.use((_request, response, next) => {
    const logger = pino({ enabled: false });
    keepState(response, { requestId: "1", logger, operation: null, userId: null, language: null });
    next();
  });
  app.get("/:who", async ({ params }, response) => {
    await places.forFile(response, operations.exportClients, params.who);
    await sendFile(response, { name: "clients.csv", format: "csv", content: content() }, waitMs);
  });
  app.use(errorAnswer);
  const server = createServer(app).listen(0, "127.0.0.1");
  await once(server, "listening");
  ended.push(
    () => server.closeAllConnections(),
    () => server.close(),
  );
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a server that listens on a port
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

interface Came {
  status: number;
  retryAfter: string | undefined;
  text: string;
  isWhole: boolean;
}

/** What came, and whether all of it did; nothing where the connection was reset at once. */
function ask(url: string): Promise<Came> {
  return new Promise((resolve) => {
    const asked = request(url, (response) => {
      let text = "";
      response.setEncoding("utf8").on("data", (part: string) => (text += part));
      const done = () =>
        resolve({
          status: response.statusCode ?? 0,
          retryAfter: response.headers["retry-after"],
          text,
          isWhole: response.complete,
        });
      response.on("error", done).on("end", done);
    });
    asked.on("error", () => resolve({ status: 0, retryAfter: undefined, text: "", isWhole: false })).end();
  });
}

const kilobytes = (count: number) => Buffer.alloc(count * 1_000, "x");

test("whoever has as many files under way as they may is told to come back, others get theirs, and a place that is left is free", async () => {
  const finish = Promise.withResolvers<void>();
  let begun = 0;
  const url = await serve(async function* () {
    begun += 1;
    yield kilobytes(1);
    await finish.promise;
  });
  const first = ask(`${url}/asha`);
  await expect.poll(() => begun).toBe(1);
  const refused = await ask(`${url}/asha`);
  expect(refused).toMatchObject({ status: 429, retryAfter: "10" });
  expect(JSON.parse(refused.text)).toMatchObject({ code: "too_much_at_once" });
  const second = ask(`${url}/balu`);
  await expect.poll(() => begun).toBe(2);
  expect((await ask(`${url}/chitra`)).status).toBe(503);
  finish.resolve();
  expect([(await first).status, (await second).status]).toEqual([200, 200]);
  expect((await ask(`${url}/asha`)).status).toBe(200);
});

test("a file whose making fails in the middle breaks off, and is never taken for a whole one", async () => {
  const url = await serve(async function* () {
    yield kilobytes(1);
    await new Promise((resolve) => setTimeout(resolve, 20));
    throw new Error("the database went away");
  });
  await expect(ask(`${url}/asha`)).resolves.toMatchObject({ isWhole: false });
});

test("a file whose process died is answered with a sentence, and when to come back", async () => {
  const url = await serve(() => {
    throw new HelperEnded("it was killed");
  });
  const answer = await ask(`${url}/asha`);
  expect(answer).toMatchObject({ status: 503, retryAfter: "10" });
  expect(JSON.parse(answer.text)).toMatchObject({ code: "file_not_made" });
});

test("a file is made as fast as it is taken, and no further when its caller goes away", async () => {
  const made = { pieces: 0, isOver: false };
  const url = await serve(async function* () {
    try {
      for (; made.pieces < 10_000; made.pieces += 1) yield kilobytes(100);
    } finally {
      made.isOver = true;
    }
  });
  const asked = request(`${url}/asha`).end();
  const [response] = await once(asked, "response");
  response.pause();
  await expect.poll(() => made.pieces).toBeGreaterThan(0);
  // What fits into the buffers of the two ends is made, and not the 1,000 MB.
  await expect.poll(async () => made.pieces === (await later(() => made.pieces, 200))).toBe(true);
  expect(made.pieces).toBeLessThan(500);
  asked.destroy();
  await expect.poll(() => made.isOver).toBe(true);
});

test("whoever takes nothing for too long is cut off", async () => {
  const made = { isOver: false };
  const url = await serve(async function* () {
    try {
      for (;;) yield kilobytes(100);
    } finally {
      made.isOver = true;
    }
  }, 50);
  const asked = request(`${url}/asha`).end();
  asked.on("error", () => undefined);
  const [response] = await once(asked, "response");
  response.on("error", () => undefined).pause();
  await expect.poll(() => made.isOver).toBe(true);
});

async function later<T>(read: () => T, ms: number): Promise<T> {
  await new Promise((resolve) => setTimeout(resolve, ms));
  return read();
}
