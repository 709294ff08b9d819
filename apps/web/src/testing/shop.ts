import { createServer } from "node:http";
import type { IncomingMessage, ServerResponse } from "node:http";
import { json } from "node:stream/consumers";

export interface Received {
  operation: string;
  method: string;
  body: unknown;
  query: URLSearchParams;
  idempotencyKey: string | undefined;
  isReplayOnly: boolean;
}
export type Answer = { status?: number; json: unknown; headers?: Record<string, string> } | "no answer";

declare global {
  /** The simulated browser of the test environment. */
  // oxlint-disable-next-line no-var
  var jsdom: { reconfigure(settings: { url: string }): void };
}

const allowAll = {
  "access-control-allow-origin": "*",
  "access-control-allow-headers": "content-type, idempotency-key, idempotency-replay",
  "access-control-expose-headers": "retry-after, thangam-payments",
};

/** A stand-in for the API on a real port, and the simulated browser opened on it. It keeps what it received. */
export async function openShop(answer: (call: Received) => Answer | Promise<Answer>) {
  const received: Received[] = [];
  const server = createServer((request, response) => void serve(request, response));

  async function serve(request: IncomingMessage, response: ServerResponse) {
    // The simulated browser keeps the origin it was made with, and asks whether this one allows it.
    for (const [name, value] of Object.entries(allowAll)) response.setHeader(name, value);
    if (request.method === "OPTIONS") {
      response.writeHead(204).end();
      return;
    }
    const call = await read(request);
    received.push(call);
    const said = await answer(call);
    if (said === "no answer") request.socket.destroy();
    else {
      response.writeHead(said.status ?? 200, { "content-type": "application/json", ...said.headers });
      response.end(JSON.stringify(said.json));
    }
  }

  await new Promise<void>((listening) => {
    server.listen(0, "127.0.0.1", listening);
  });
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("the stand-in has no port");
  globalThis.jsdom.reconfigure({ url: `http://127.0.0.1:${address.port}/` });
  const close = async () => {
    server.closeAllConnections();
    await new Promise((closed) => {
      server.close(closed);
    });
  };
  return { received, close, calls: (operation: string) => received.filter((call) => call.operation === operation) };
}

async function read(request: IncomingMessage): Promise<Received> {
  const url = new URL(request.url ?? "/", "http://shop");
  const body = await json(request).catch(() => null);
  return {
    operation: decodeURIComponent(url.pathname.replace("/api/", "")),
    method: request.method ?? "",
    body,
    query: url.searchParams,
    idempotencyKey: request.headers["idempotency-key"]?.toString(),
    isReplayOnly: request.headers["idempotency-replay"] === "only",
  };
}

export function problem(
  status: number,
  code: string,
  detail: string,
  errors: { field: string; code: string; message: string }[] = [],
): Answer {
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
  wants_reminders: true,
  menu: null,
  shop_time_zone: "Asia/Kolkata",
};
