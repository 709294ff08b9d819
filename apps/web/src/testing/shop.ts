import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

export interface Received {
  operation: string;
  method: string;
  body: unknown;
  query: URLSearchParams;
  idempotencyKey: string | undefined;
}
export type Answer = { status?: number; json: unknown; headers?: Record<string, string> } | "no answer";

declare global {
  /** The simulated browser of the test environment. */
  // oxlint-disable-next-line no-var
  var jsdom: { reconfigure(settings: { url: string }): void };
}

const allowAll = {
  "access-control-allow-origin": "*",
  "access-control-allow-headers": "content-type, idempotency-key",
  "access-control-expose-headers": "retry-after",
};

/** A stand-in for the API on a real port, and the simulated browser opened on it. It keeps what it received. */
export async function openShop(answer: (call: Received) => Answer | Promise<Answer>) {
  const received: Received[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      // The simulated browser keeps the origin it was made with, and asks whether this one allows it.
      for (const [name, value] of Object.entries(allowAll)) response.setHeader(name, value);
      if (request.method === "OPTIONS") return response.writeHead(204).end();
      const url = new URL(request.url ?? "/", "http://shop");
      const text = Buffer.concat(chunks).toString();
      const call: Received = {
        operation: decodeURIComponent(url.pathname.replace("/api/", "")),
        method: request.method ?? "",
        body: text === "" ? null : JSON.parse(text),
        query: url.searchParams,
        idempotencyKey: request.headers["idempotency-key"]?.toString(),
      };
      received.push(call);
      void Promise.resolve(answer(call)).then((said) => {
        if (said === "no answer") return request.socket.destroy();
        response.writeHead(said.status ?? 200, { "content-type": "application/json", ...said.headers });
        response.end(JSON.stringify(said.json));
      });
    });
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const { port } = server.address() as AddressInfo; // safe: a server that listens on a port has an address of this kind
  globalThis.jsdom.reconfigure({ url: `http://127.0.0.1:${port}/` });
  const close = async () => {
    server.closeAllConnections();
    await new Promise((closed) => server.close(closed));
  };
  return { received, close, calls: (operation: string) => received.filter((call) => call.operation === operation) };
}

export function problem(status: number, code: string, detail: string, errors: { field: string; code: string; message: string }[] = []): Answer {
  return { status, json: { type: "about:blank", title: "", status, detail, code, errors, data: detail } };
}

export const adminJson = {
  fld_userid: "1",
  fld_id: "1",
  fld_name: "Meena",
  fld_email: "admin@example.com",
  fld_mobile: "9876543210",
  fld_designation: "Manager",
  fld_photo: null,
  fld_salt: "",
  fld_usertype: "Admin",
  capabilities: [],
  language: "en",
  fld_lastlogin: null,
  must_change_password: false,
};
