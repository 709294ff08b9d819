import { randomUUID } from "node:crypto";
import { Agent } from "node:http";
import { operations } from "@thangam/contracts";
import type { OperationName } from "@thangam/contracts";
import { methodsOf } from "@thangam/contracts/kernel/operation";
import type { Operation } from "@thangam/contracts/kernel/operation";
import request from "supertest";
import type { Response } from "supertest";

/** Many calls over few connections, as browsers make them. */
export const keptConnections = new Agent({ keepAlive: true });

/** Someone who calls the API: cookies they hold are sent, cookies they are given are kept. */
export interface TestCaller {
  cookies: Map<string, string>;
  /** Calls an operation with JSON as it travels. GET operations carry it in the query. */
  call(name: OperationName, json?: unknown, options?: CallOptions): Promise<Response>;
  /** Any request at all. */
  send(
    method: "get" | "post" | "put" | "options",
    path: string,
    headers?: Record<string, string>,
    body?: string,
  ): Promise<Response>;
}

interface CallOptions {
  /** The Idempotency-Key. What moves money gets one of its own; null leaves it out. */
  key?: string | null;
  headers?: Record<string, string>;
}

/** Somebody at a portal who holds these cookies. */
export function callerAt(url: () => string, cookies: Map<string, string>): TestCaller {
  const cookieHeader = () => ({ Cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join("; ") });
  const kept = (response: Response): Response => {
    for (const line of response.get("Set-Cookie") ?? []) {
      const [name = "", value = ""] = (line.split(";")[0] ?? "").split("=");
      if (value === "") cookies.delete(name);
      else cookies.set(name, value);
    }
    return response;
  };
  return {
    cookies,
    call: async (name, json = {}, options = {}) => {
      const operation: Operation = operations[name];
      const { key = operation.movesMoney === true ? randomUUID() : null, headers = {} } = options;
      const path = `/api/${encodeURIComponent(operation.wire)}`;
      const all = { ...cookieHeader(), ...(key === null ? {} : { "Idempotency-Key": key }), ...headers };
      const call = methodsOf(operation).includes("POST")
        ? request(url()).post(path).set(all).type("json").send(JSON.stringify(json))
        : request(url()).get(path).set(all).query(Object(json));
      return kept(await call.agent(keptConnections));
    },
    send: async (method, path, headers = {}, body) => {
      const agent = request(url());
      const call = agent[method](path)
        .set({ ...cookieHeader(), ...headers })
        .agent(keptConnections);
      return kept(await (body === undefined ? call : call.send(body)));
    },
  };
}
