import type { Operation } from "@thangam/contracts/kernel/operation";
import * as z from "zod/mini";
import { assert } from "#platform/assert.ts";
import type { Branches } from "#platform/database/branches.ts";
import type { Reader, Transaction } from "#platform/database/db.ts";
import { inTransaction } from "#platform/database/transaction.ts";
import { answeredOnce } from "./answered-once.ts";
import { withdrawRequest } from "./answered-requests.ts";
import { applyApproval } from "./approvals/apply-approval.ts";
import type { Confirmation } from "./approvals/apply-approval.ts";
import type { LockedApproval } from "./approvals/approval-store.ts";
import { neverDangerous, runMoney } from "./approvals/run-money.ts";
import { runOrAsk, situationBefore, weigh } from "./approvals/run-or-ask.ts";
import { decodeInput } from "./decode-input.ts";
import type { CommandContext } from "#core/command-context.ts";
import type { Danger } from "#core/danger.ts";
import type { Command, DecidingCommand } from "./handler.ts";
import type { Actor } from "#core/actor.ts";
import type { Kernel, Runnable } from "./kernel.ts";
import { checkBranches, isDecidedByBranch } from "./branches.ts";
import { contextOf, present } from "./caller.ts";
import type { Caller } from "./caller.ts";
import { checkMayCall } from "./may-call.ts";
import { checkOwner, ownerIdOf } from "./ownership.ts";
import { refusalIn, refuse } from "#core/refusal.ts";
import type { Refusal } from "#core/refusal.ts";
import { KeyMissing } from "./key-missing.ts";
import { readWhere } from "./read-reports.ts";
import { once, withRetries } from "./with-retries.ts";

/**
 * The one way any operation runs: may the actor call it, decode, is the record theirs, run, encode. Returns the JSON to send. Throws
 * `NotSignedIn`, `KeyMissing`, `InvalidInput`, `Refusal` or `Unavailable`; anything else is our fault.
 */
export async function execute(
  kernel: Kernel,
  { operation, handler }: Runnable,
  caller: Caller,
  json: unknown,
): Promise<unknown> {
  checkMayCall(operation, caller.actor);
  if (operation.movesMoney === true && caller.idempotencyKey === null) throw new KeyMissing();
  const input = decodeInput(operation, json);
  try {
    return await run(kernel, { operation, handler }, caller, { json, input });
  } catch (error) {
    const refusal = refusalIn(error);
    if (refusal === null) throw error;
    assertDeclared(operation, refusal);
    throw refusal;
  }
}

async function run(
  kernel: Kernel,
  { operation, handler }: Runnable,
  caller: Caller,
  { json, input }: { json: unknown; input: unknown },
): Promise<unknown> {
  const now = kernel.clock();
  const call = { input, now, today: kernel.businessDayOf(now), refuse, services: kernel.services };
  const encode = (output: unknown) => z.encode(operation.output, output);
  const { actor } = caller;
  /** Whose the records are; returns of which branches the call may show some. */
  const checkRecords = async (db: Reader) => {
    await checkOwner(kernel.owners, operation, { actor, input, db });
    return checkBranches(kernel.branchesOf, operation, { actor: present(caller), input, db });
  };
  switch (handler.kind) {
    case "query":
      return encode(
        await readWhere(kernel, operation, async (db) => {
          const branches = await checkRecords(db);
          return handler.run({ ...call, branches, actor: present(caller), db });
        }),
      );
    case "public":
      return encode(await withRetries(() => handler.run({ ...call, db: kernel.db, address: caller.address })));
    case "money": {
      const context = contextOf(kernel, operation, caller, input);
      await returnStoredResponse(kernel, caller, context, now);
      const ownerId = ownerIdOf(actor);
      const risky = { ...kernel, operation, actor: present(caller), context, now, json, input };
      return withRetries(() =>
        runMoney(risky, async (db, danger, weighed) => {
          const runOn = async (on: Reader) => {
            const branches = await checkRecords(on);
            const given = { ...call, branches, actor: risky.actor, db: on, ownerId, danger };
            return encode(await handler.run({ ...given, context: { ...context, ...weighed } }));
          };
          const isAlone = weighed.isWeighed !== true && isDecidedByBranch(operation, risky.actor);
          return isAlone ? inTransaction(kernel.db, runOn) : runOn(db);
        }),
      );
    }
    case "command":
    case "deciding":
      return runCommand(kernel, { operation, handler }, caller, { call, json, checkRecords, encode });
    case "session": {
      // Its input holds passwords and its answer comes with cookies. Neither is kept, so it takes no key.
      const context = { ...contextOf(kernel, operation, caller, null), key: null };
      const { userAgent, cookies } = caller;
      return encode(await once(() => handler.run({ ...call, actor, db: kernel.db, context, userAgent, cookies })));
    }
  }
}

interface Running {
  call: Pick<Parameters<Command<Operation>["run"]>[0], "input" | "now" | "today" | "refuse" | "services">;
  json: unknown;
  checkRecords: (db: Reader) => Promise<Branches>;
  encode: (output: unknown) => unknown;
}

async function runCommand(
  kernel: Kernel,
  { operation, handler }: { operation: Operation; handler: Command<Operation> | DecidingCommand<Operation> },
  caller: Caller,
  { call, json, checkRecords, encode }: Running,
): Promise<unknown> {
  const { now, input } = call;
  const actor = present(caller);
  const context = contextOf(kernel, operation, caller, input);
  await returnStoredResponse(kernel, caller, context, now);
  const prepared = await prepare({ ...call, branches: actor.branches.workedIn, actor, db: kernel.db }, handler);
  const whenItWaits = async (tx: Transaction) => {
    if (handler.kind === "command") await handler.whenItWaits?.({ tx, refuse, prepared });
  };
  const risky = { ...kernel, operation, actor, context, now, json, input, whenItWaits };
  return withRetries(() =>
    runOrAsk(risky, (tx, services) =>
      answeredOnce(tx, context, now, async (note) => {
        const branches = await checkRecords(tx);
        const dangers: Danger[] = [];
        const mayWait = operation.approval !== undefined;
        const danger = mayWait ? (what: Danger) => void dangers.push(what) : neverDangerous(operation);
        const before = mayWait ? await situationBefore(tx, risky) : null;
        const apply = (approval: LockedApproval, remarks: string | null) =>
          applyApproval({ ...kernel, services }, tx, approval, confirmedBy(risky, caller, remarks));
        const given = { ...call, branches, services, actor, prepared };
        const output = await handler.run({ ...given, tx, context, note, danger, apply });
        if (before !== null) await weigh(tx, risky, dangers, before);
        return encode(output);
      }),
    ),
  );
}

function confirmedBy(
  { actor, now }: { actor: Actor; now: Date },
  { requestId, address }: Caller,
  remarks: string | null,
): Confirmation {
  return { checkerId: actor.userId, now, requestId, address, remarks };
}

/** What a command does before its transaction; null for one that does nothing then. */
async function prepare(
  call: Parameters<NonNullable<Command<Operation>["prepare"]>>[0],
  handler: Command<Operation> | DecidingCommand<Operation>,
): Promise<unknown> {
  if (handler.kind === "deciding" || handler.prepare === undefined) return null;
  return handler.prepare(call);
}

/** For a caller who only asks for the stored response: withdraws the request when there is none. */
async function returnStoredResponse(kernel: Kernel, caller: Caller, context: CommandContext, now: Date): Promise<void> {
  if (!caller.isReplayOnly) return;
  if (context.key === null || (await withdrawRequest(kernel.db, context, now))) throw refuse("request_withdrawn");
}

function assertDeclared(operation: Operation, refusal: Refusal): void {
  const declared: readonly string[] = [
    ...operation.refusals,
    // Of a branch where the caller does not work.
    "not_allowed",
    "idempotency_key_reused",
    "request_withdrawn",
    "approval_waiting",
  ];
  assert(declared.includes(refusal.code), `${operation.wire} declares its refusal ${refusal.code}`);
}
