import { makePdf } from "#documents/pdf.ts";
import { operations } from "@thangam/contracts";
import { operation } from "@thangam/contracts/kernel/operation";
import { oneOf, record } from "@thangam/contracts/kernel/wire";
import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { owners } from "#handlers.ts";
import { shopCalendar } from "#platform/clock.ts";
import { makePasswords } from "#platform/security/passwords.ts";
import { useApp } from "#testing/harness.ts";
import { testMoment } from "#testing/money.ts";
import { execute } from "./execute.ts";
import type { Caller } from "./execute.ts";
import { command, query } from "./handler.ts";
import type { Handler } from "./handler.ts";
import { Refusal, refuse } from "#core/refusal.ts";

const app = useApp();
const kavitha = { name: "Kavitha", email: "kavitha@example.com", mobile: "9840012345" };

describe("a command sent again with its key", () => {
  test("is answered as the first time, and done once", async () => {
    const admin = await app.signedInAs({ userType: "Admin" });
    const first = await admin.call("addClient", kavitha, { key: "key-of-the-form-1" });
    const again = await admin.call("addClient", { ...kavitha, unknown: "field" }, { key: "key-of-the-form-1" });
    expect(first.status).toBe(200);
    expect([again.status, again.body]).toEqual([200, first.body]);
    expect(await app.db.client.count({ where: { email: kavitha.email } })).toBe(1);
    const clientId: string = first.body.data[0].ClientId;
    expect(await app.db.auditEntry.count({ where: { recordType: "client", recordId: clientId } })).toBe(1);
  });

  test("with other content is refused", async () => {
    const admin = await app.signedInAs({ userType: "Admin" });
    const person = { ...kavitha, email: "other@example.com" };
    await admin.call("addClient", person, { key: "key-of-the-form-2" });
    for (const [name, json] of [
      ["addClient", { ...person, mobile: "9840012346" }],
      ["setGoldRate", { rate: "7000" }],
    ] as const) {
      const response = await admin.call(name, json, { key: "key-of-the-form-2" });
      expect([response.status, response.body.code]).toEqual([409, "idempotency_key_reused"]);
    }
  });

  test("by another person is theirs, not a repeat", async () => {
    const [one, two] = [await app.signedInAs({ userType: "Admin" }), await app.signedInAs({ userType: "Admin" })];
    const first = await one.call("addClient", { ...kavitha, email: "one@example.com" }, { key: "the-same-key" });
    const second = await two.call("addClient", { ...kavitha, email: "two@example.com" }, { key: "the-same-key" });
    expect(second.status).toBe(200);
    expect(second.body).not.toEqual(first.body);
  });

  test("at the same moment runs once, and every twin gets the same answer", async () => {
    const admin = await app.signedInAs({ userType: "Admin" });
    const person = { ...kavitha, email: "twins@example.com" };
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => admin.call("addClient", person, { key: "key-of-twins" })),
    );
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(answers[0]?.status).toBe(200);
    expect(await app.db.client.count({ where: { email: person.email } })).toBe(1);
  });

  test("that was refused may be sent again once it can succeed", async () => {
    const admin = await app.signedInAs({ userType: "Admin" });
    const taken = await app.make.client({ email: "taken@example.com" });
    const person = { ...kavitha, email: "taken@example.com" };
    expect((await admin.call("addClient", person, { key: "key-of-a-retry" })).body.code).toBe("client_already_exists");
    await app.db.client.update({ where: { id: taken.id }, data: { email: "free@example.com" } });
    expect((await admin.call("addClient", person, { key: "key-of-a-retry" })).status).toBe(200);
  });
});

describe("a request asked after", () => {
  const askAfter = { "Idempotency-Replay": "only" };

  test("that was carried out is answered as it was, and not done again", async () => {
    const admin = await app.signedInAs({ userType: "Admin" });
    const person = { ...kavitha, email: "arrived@example.com" };
    const first = await admin.call("addClient", person, { key: "key-that-arrived" });
    const asked = await admin.call("addClient", person, { key: "key-that-arrived", headers: askAfter });
    expect([asked.status, asked.body]).toEqual([200, first.body]);
    expect(await app.db.client.count({ where: { email: person.email } })).toBe(1);
  });

  test("that never came is not done, also when it arrives after all", async () => {
    const admin = await app.signedInAs({ userType: "Admin" });
    for (const [name, json] of [
      ["addClient", { ...kavitha, email: "late@example.com" }],
      ["takeCounterPayment", { accountno: (await app.make.book()).number }],
    ] as const) {
      const key = `key-on-its-way-${name}`;
      const asked = await admin.call(name, json, { key, headers: askAfter });
      expect([asked.status, asked.body.code]).toEqual([409, "request_withdrawn"]);
      expect((await admin.call(name, json, { key })).body.code).toBe("idempotency_key_reused");
    }
    expect(await app.db.client.count({ where: { email: "late@example.com" } })).toBe(0);
    expect(await app.db.payment.count()).toBe(0);
  });

  test("while it is being carried out is either done and answered, or not done", async () => {
    const admin = await app.signedInAs({ userType: "Admin" });
    for (let n = 0; n < 12; n++) {
      const person = { ...kavitha, email: `racing${n}@example.com` };
      const key = `key-of-race-${n}`;
      const [sent, asked] = await Promise.all([
        admin.call("addClient", person, { key }),
        admin.call("addClient", person, { key, headers: askAfter }),
      ]);
      const isDone = (await app.db.client.count({ where: { email: person.email } })) === 1;
      expect([sent.status, asked.status]).toEqual(isDone ? [200, 200] : [409, 409]);
    }
  });
});

describe("a handler that breaks the rules is our fault, and leaves nothing", () => {
  const rename = operation({
    wire: "Rename",
    method: "POST",
    kind: "command",
    allow: "signed-in",
    summary: "Renames the first designation.",
    auditLabel: "Changed a user",
    input: record({ name: z.string() }),
    output: oneOf(record({ name: z.string() })),
    refusals: ["not_found"],
  });

  async function run(handler: Handler<typeof rename>, json: unknown = { name: "Clerk" }): Promise<unknown> {
    const kernel = {
      db: app.db,
      clock: () => testMoment,
      businessDayOf: shopCalendar("Asia/Kolkata"),
      owners,
      services: {
        timeZone: "Asia/Kolkata",
        publicUrl: "",
        pdf: makePdf(),
        passwords: makePasswords(4),
        secrets: app.secrets,
        sessionTokens: app.tokens,
        gateway: null,
      },
    };
    const { userId, sessionId } = await app.signedInAs();
    const actor = {
      userId,
      sessionId,
      name: "Somebody",
      role: "Customer",
      capabilities: [],
      mustChangePassword: false,
    } as const;
    const cookies = { refreshToken: null, set: () => undefined, clear: () => undefined };
    const caller: Caller = {
      actor,
      requestId: "test",
      address: "",
      userAgent: "",
      idempotencyKey: null,
      isReplayOnly: false,
      cookies,
    };
    return execute(kernel, { operation: rename, handler }, caller, json);
  }

  const saysNothing = command(rename, async ({ tx, input }) => tx.designation.create({ data: { name: input.name } }));

  test("a command that does not say what it did", async () => {
    await expect(run(saysNothing)).rejects.toThrow("Rename notes once what it did (0 times)");
    expect(await app.db.designation.count()).toBe(0);
  });

  test("a command that says it twice", async () => {
    const note = { recordType: "designation", recordId: 1n };
    const twice = command(rename, async (call) => {
      call.note(note);
      call.note(note);
      return { name: call.input.name };
    });
    await expect(run(twice)).rejects.toThrow("2 times");
  });

  test("a refusal that was not declared", async () => {
    const undeclared = query(rename, async () => {
      throw refuse("book_closed");
    });
    await expect(run(undeclared)).rejects.toThrow("Rename declares its refusal book_closed");
    const declared = query(rename, async (call) => {
      throw call.refuse("not_found");
    });
    await expect(run(declared)).rejects.toBeInstanceOf(Refusal);
  });

  test("a refusal raised by the database counts as one of ours", async () => {
    const raised = query(rename, async ({ db }) => {
      await db.$queryRaw`select refuse('TH404', 'not_found', '{"what": "designation"}')`;
      return { name: "" };
    });
    await expect(run(raised)).rejects.toMatchObject({ code: "not_found", params: { what: "designation" } });
  });

  test("a command taken back by a deadlock runs again", async () => {
    let runs = 0;
    const unlucky = command(rename, async ({ tx, input, note }) => {
      runs += 1;
      await tx.designation.create({ data: { name: input.name } });
      note({ recordType: "designation", recordId: "1" });
      if (runs < 3)
        await tx.$executeRaw`do $$ begin raise exception using errcode = '40P01', message = 'deadlock detected'; end $$`;
      return { name: input.name };
    });
    expect(await run(unlucky, { name: "Cashier" })).toEqual({ data: [{ name: "Cashier" }] });
    expect(runs).toBe(3);
    expect(await app.db.designation.count({ where: { name: "Cashier" } })).toBe(1);
  });

  test("a connection lost before the commit is answered so that the caller tries again", async () => {
    const cut = command(rename, async ({ tx, input, note }) => {
      await tx.designation.create({ data: { name: input.name } });
      await app.asOwner((owner) =>
        owner.query(`select pg_terminate_backend(pid) from pg_stat_activity
          where application_name = 'thangam' and datname = current_database() and state = 'idle in transaction'`),
      );
      note({ recordType: "designation", recordId: "1" });
      return { name: input.name };
    });
    await expect(run(cut, { name: "Guard" })).rejects.toMatchObject({ name: "Unavailable" });
    expect(await app.db.designation.count({ where: { name: "Guard" } })).toBe(0);
  });
});

test("every operation that changes something is a command", () => {
  for (const { wire, kind, method } of Object.values(operations)) {
    if (kind === "command") expect(method, wire).toBe("POST");
  }
});
