import { createHash } from "node:crypto";
import { createServer } from "node:http";
import type { IncomingHttpHeaders, Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { s3Store } from "./s3-store.ts";

interface Received {
  method: string | undefined;
  path: string | undefined;
  headers: IncomingHttpHeaders;
  body: string;
}

let server: Server;
let url: string;
let status = 200;
let received: Received[] = [];

beforeAll(async () => {
  server = createServer((request, response) => {
    let body = "";
    request.on("data", (part) => (body += part));
    request.on("end", () => {
      const { method, url: path, headers } = request;
      received.push({ method, path, headers, body });
      response.writeHead(status).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it listens to a port
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/shop-evidence`;
});
afterAll(() => server.close());
beforeEach(() => {
  status = 200;
  received = [];
});

const until = new Date("2036-05-01T00:00:00Z");
const store = (keptDays: number) => s3Store({ url, region: "ap-south-1", keyId: "id", key: "key", keptDays });

test("a file is put into the bucket under its name, signed, with its hash and the day until which nobody removes it", async () => {
  await store(3650).put("checkpoints/000000001.note", Buffer.from("a seal"), until);
  expect(received).toHaveLength(1);
  const { method, path, headers, body } = received[0]!;
  expect([method, path, body]).toEqual(["PUT", "/shop-evidence/checkpoints/000000001.note", "a seal"]);
  expect(headers["authorization"]).toMatch(/^AWS4-HMAC-SHA256 Credential=id\/\d{8}\/ap-south-1\/s3\/aws4_request/);
  expect(headers["x-amz-checksum-sha256"]).toBe(createHash("sha256").update("a seal").digest("base64"));
  expect(headers["x-amz-object-lock-mode"]).toBe("COMPLIANCE");
  expect(headers["x-amz-object-lock-retain-until-date"]).toBe("2036-05-01T00:00:00.000Z");
});

test("without days the bucket's own rule decides", async () => {
  await store(0).put("keys/a.json", Buffer.from("{}"), until);
  expect(received[0]?.headers["x-amz-object-lock-mode"]).toBeUndefined();
});

test("a store that refuses is an error, so that the seal is put there again", async () => {
  status = 403;
  await expect(store(0).put("keys/a.json", Buffer.from("{}"), until)).rejects.toThrow();
});
