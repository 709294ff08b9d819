import { request } from "node:http";
import type { ClientRequest } from "node:http";
import { operations } from "@thangam/contracts";
import type { OperationName } from "@thangam/contracts";
import { methodsOf } from "@thangam/contracts/kernel/operation";
import type { Operation } from "@thangam/contracts/kernel/operation";
import { decodeSent } from "@thangam/contracts/kernel/wire";
import * as fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { keptConnections } from "#testing/caller.ts";
import { useApp } from "#testing/harness.ts";
import { inParallel } from "#testing/in-parallel.ts";
import { strangeInputs } from "#testing/strange-input.ts";
import { sampleOf } from "#testing/samples.ts";
import { fieldsOf } from "#testing/samples/fields-of.ts";
import { makeSampleWorld, makeSubject } from "#testing/samples/subject.ts";
import { sized } from "#testing/test-size.ts";

const app = useApp();
beforeAll(() => makeSampleWorld(app));

const inputsPerOperation = sized(15, 500);
const sentAtOnce = 20;
const names = Object.keys(operations).filter((name): name is OperationName => Object.hasOwn(operations, name));

describe.for(names)("%s", (name) => {
  const operation: Operation = operations[name];
  const isCommand = operation.kind === "command" && operation.allow !== "anyone";

  test(
    `answers ${inputsPerOperation} bad inputs without a fault, and keeps nothing of those its rules refuse`,
    { timeout: 1_800_000 },
    async () => {
      const admin = operation.allow === "anyone" ? null : await app.signedInAs({ userType: "Admin" });
      const caller = admin ?? app.nobody();
      const good = sampleOf(name)(await makeSubject(app, { caller: admin, fields: fieldsOf(sampleOf(name)) }));
      const fields = Object.keys(
        z.toJSONSchema(operation.input, { io: "input", unrepresentable: "any" }).properties ?? {},
      );
      const inputs = strangeInputs(good, fields, { count: inputsPerOperation });
      // What a query string makes of strange input is text, and may well be good.
      const refused = isRead(operation) ? [] : inputs.filter((input) => !decodeSent(operation.input, input).success);
      const accepted = inputs.filter((input) => !refused.includes(input));

      const send = sender(operation, [...caller.cookies].map(([key, value]) => `${key}=${value}`).join("; "));
      const before = await app.fingerprint();
      for (const [input, status] of await sendAll(refused, send)) {
        expect(status, JSON.stringify(input)).toBeGreaterThanOrEqual(400);
        expect(status, JSON.stringify(input)).toBeLessThan(500);
      }
      if (isCommand) expect(await app.fingerprint()).toEqual(before);
      for (const [input, status] of await sendAll(accepted, send)) {
        expect(status, JSON.stringify(input)).toBeLessThan(500);
      }
    },
  );
});

test("bodies that are hardly JSON are the caller's mistake", async () => {
  const admin = await app.signedInAs({ userType: "Admin" });
  const bodies = fc.sample(
    fc.oneof(
      fc.string({ unit: "binary" }),
      fc.json().map((json) => json.slice(0, -1)),
    ),
    sized(100, 300),
  );
  const hard = [
    '{"rate":1e400}',
    '{"rate":-0}',
    "\ufeff{}",
    '{"a":1,"a":2}',
    `[${"1,".repeat(40_000)}1]`,
    `"${"\\u0000".repeat(1000)}"`,
  ];
  for (const body of [...bodies, ...hard]) {
    const { status } = await admin.send(
      "post",
      "/api/Add_Daily_Gold_Rate",
      { "Content-Type": "application/json" },
      body,
    );
    expect(status, body).toBeGreaterThanOrEqual(400);
    expect(status, body).toBeLessThan(500);
  }
});

function isRead(operation: Operation): boolean {
  return !methodsOf(operation).includes("POST");
}

type Send = (input: unknown) => Promise<number>;

/** As lean as can be: seventy thousand requests go out in a full run. */
function sender(operation: Operation, cookie: string): Send {
  const path = `${app.url}/api/${encodeURIComponent(operation.wire)}`;
  return (input) => {
    if (isRead(operation))
      return answered(request(`${path}?${queryOf(input)}`, { agent: keptConnections, headers: { cookie } }));
    const headers = { cookie, "content-type": "application/json" };
    return answered(request(path, { agent: keptConnections, method: "POST", headers }), JSON.stringify(input));
  };
}

function answered(call: ClientRequest, body?: string): Promise<number> {
  return new Promise((resolve, reject) => {
    call.on("response", (response) => {
      response.resume().on("end", () => resolve(response.statusCode ?? 0));
      response.on("error", reject);
    });
    call.on("error", reject).end(body);
  });
}

function textOf(value: unknown): string {
  if (typeof value === "string") return value;
  return value === undefined ? "" : JSON.stringify(value);
}

/** A list as a parameter given several times, anything else as text. */
function queryOf(input: unknown): string {
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(Object(input))) {
    for (const part of Array.isArray(value) ? value : [value]) query.append(key, textOf(part).slice(0, 2_000));
  }
  return query.toString().slice(0, 8_000);
}

function sendAll(inputs: readonly unknown[], send: Send): Promise<(readonly [unknown, number])[]> {
  return inParallel(inputs, sentAtOnce, async (input) => [input, await send(input)] as const);
}
