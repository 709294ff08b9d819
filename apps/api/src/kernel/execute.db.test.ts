import { makePdf } from "#documents/pdf.ts";
import { operations } from "@thangam/contracts";
import { operation } from "@thangam/contracts/kernel/operation";
import { oneOf, record } from "@thangam/contracts/kernel/wire";
import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { branchesOf, owners } from "#handlers.ts";
import { shopCalendar } from "#platform/clock.ts";
import { fairQueue } from "#platform/process/fair-queue.ts";
import { makePasswords } from "#platform/security/passwords.ts";
import { testMoment } from "#testing/money.ts";
import { execute } from "./execute.ts";
import type { Caller } from "./caller.ts";
import { command, query } from "./handler.ts";
import type { Handler } from "./handler.ts";
import { Refusal, refuse } from "#core/refusal.ts";
import { useApp } from "#testing/harness.ts";

const app = useApp();

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
      branchesOf,
      runnableOf: () => undefined,
      actorOf: async () => null,
      services: {
        timeZone: "Asia/Kolkata",
        publicUrl: "",
        pdf: makePdf(),
        passwords: makePasswords(4),
        secrets: app.secrets,
        sessionTokens: app.tokens,
        deviceTokens: app.deviceTokens,
        relyingParty: null,
        gateway: null,
        push: app.push,
        evidence: { dir: "", hasStore: false },
        readingTurns: fairQueue({ atOnce: 1 }),
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
      branches: { current: 1, workedIn: null, seen: null },
    } as const;
    const cookies = {
      refreshToken: null,
      deviceToken: null,
      setDevice: () => undefined,
      set: () => undefined,
      clear: () => undefined,
    };
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

  test("a command rolled back by a deadlock runs again", async () => {
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

  test("a command that takes too long is rolled back, and answered so that the caller tries again", async () => {
    const slow = command(rename, async ({ tx, input, note }) => {
      await tx.designation.create({ data: { name: input.name } });
      note({ recordType: "designation", recordId: "1" });
      await tx.$executeRaw`select pg_sleep(600)`;
      return { name: input.name };
    });
    await expect(run(slow, { name: "Sleeper" })).rejects.toMatchObject({
      name: "Unavailable",
      message: "A transaction took longer than 5 s and was rolled back",
    });
    expect(await app.db.designation.count({ where: { name: "Sleeper" } })).toBe(0);
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
