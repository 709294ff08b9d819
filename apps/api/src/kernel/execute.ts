import { isAllowed } from "@thangam/contracts/kernel/roles";
import type { Operation } from "@thangam/contracts/kernel/operation";
import type { BusinessDay } from "@thangam/contracts/values/time";
import * as z from "zod/mini";
import { writeAudit } from "#audit/index.ts";
import { assert } from "#platform/assert.ts";
import type { Clock } from "#platform/clock.ts";
import type { Database, Reader, Transaction } from "#platform/database/db.ts";
import { inTransaction } from "#platform/database/transaction.ts";
import { claimKey, storeAnswer, withdrawRequest } from "./answered-requests.ts";
import { decodeInput } from "./decode-input.ts";
import type { AuditNote, CommandContext } from "#core/command-context.ts";
import type { Actor, Handler, Services, SessionCookies } from "./handler.ts";
import { checkOwner, ownerIdOf } from "./ownership.ts";
import type { OwnerReaders } from "./ownership.ts";
import { NotSignedIn, refusalIn, refuse } from "#core/refusal.ts";
import type { Refusal } from "#core/refusal.ts";
import { KeyMissing } from "./key-missing.ts";
import { requestHash } from "./request-hash.ts";
import { once, withRetries } from "./with-retries.ts";

/** What operations run on. */
export interface Kernel {
  db: Database;
  clock: Clock;
  businessDayOf: (moment: Date) => BusinessDay;
  services: Services;
  owners: OwnerReaders;
}

/** An operation and who carries it out. */
export interface Runnable {
  operation: Operation;
  handler: Handler<Operation>;
}

/** Who calls, and from where. */
export interface Caller {
  actor: Actor | null;
  requestId: string;
  address: string;
  userAgent: string;
  idempotencyKey: string | null;
  /** Asks what became of an earlier request: it is answered as it was then, or, if it never came, is never done. */
  isReplayOnly: boolean;
  cookies: SessionCookies;
}

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
    return await run(kernel, { operation, handler }, caller, input);
  } catch (error) {
    const refusal = refusalIn(error);
    if (refusal === null) throw error;
    assertDeclared(operation, refusal);
    throw refusal;
  }
}

/** Throws unless this person may call it. */
export function checkMayCall(operation: Operation, actor: Actor | null): void {
  if (actor?.mustChangePassword && !operation.beforePasswordChange && operation.allow !== "anyone") {
    throw refuse("password_change_required");
  }
  if (isAllowed(operation.allow, actor)) return;
  throw actor === null ? new NotSignedIn() : refuse("not_allowed");
}

async function run(kernel: Kernel, { operation, handler }: Runnable, caller: Caller, input: unknown): Promise<unknown> {
  const now = kernel.clock();
  const call = { input, now, today: kernel.businessDayOf(now), refuse, services: kernel.services };
  const encode = (output: unknown) => z.encode(operation.output, output);
  const { actor } = caller;
  const checkOwnerIn = (db: Reader) => checkOwner(kernel.owners, operation, { actor, input, db });
  switch (handler.kind) {
    case "query":
      return encode(
        await withRetries(async () => {
          await checkOwnerIn(kernel.db);
          return handler.run({ ...call, actor: present(caller), db: kernel.db });
        }),
      );
    case "public":
      return encode(await withRetries(() => handler.run({ ...call, db: kernel.db, address: caller.address })));
    case "money": {
      const context = contextOf(kernel, operation, caller, input);
      await returnStoredResponse(kernel, caller, context, now);
      const ownerId = ownerIdOf(actor);
      return encode(
        await withRetries(async () => {
          await checkOwnerIn(kernel.db);
          return handler.run({ ...call, actor: present(caller), db: kernel.db, context, ownerId });
        }),
      );
    }
    case "command": {
      const context = contextOf(kernel, operation, caller, input);
      await returnStoredResponse(kernel, caller, context, now);
      return withRetries(() =>
        inTransaction(kernel.db, (tx) =>
          answeredOnce(tx, context, now, async (note) => {
            await checkOwnerIn(tx);
            return encode(await handler.run({ ...call, actor: present(caller), tx, context, note }));
          }),
        ),
      );
    }
    case "session": {
      // Its input holds passwords and its answer comes with cookies. Neither is kept, so it takes no key.
      const context = { ...contextOf(kernel, operation, caller, null), key: null };
      const { userAgent, cookies } = caller;
      return encode(await once(() => handler.run({ ...call, actor, db: kernel.db, context, userAgent, cookies })));
    }
  }
}

/** For a caller who only asks for the stored response: withdraws the request when there is none. */
async function returnStoredResponse(kernel: Kernel, caller: Caller, context: CommandContext, now: Date): Promise<void> {
  if (!caller.isReplayOnly) return;
  if (context.key === null || (await withdrawRequest(kernel.db, context, now))) throw refuse("request_withdrawn");
}

/** Runs a command under its key with its audit row, or returns what the same request was answered before. */
async function answeredOnce(
  tx: Transaction,
  context: CommandContext,
  now: Date,
  runCommand: (note: (what: AuditNote) => void) => Promise<unknown>,
): Promise<unknown> {
  const earlier = await claimKey(tx, context, now);
  if (earlier !== null) return earlier.answer;
  const notes: AuditNote[] = [];
  const answer = await runCommand((what) => notes.push(what));
  const [note] = notes;
  assert(
    note !== undefined && notes.length === 1,
    `${context.operation} notes once what it did (${notes.length} times)`,
  );
  await writeAudit(tx, context, now, note);
  await storeAnswer(tx, context, answer);
  return answer;
}

function contextOf(
  { services }: Kernel,
  operation: Operation,
  { actor, idempotencyKey, requestId, address }: Caller,
  input: unknown,
): CommandContext {
  return {
    actorId: actor?.userId.toString() ?? null,
    actorType: actor?.role ?? null,
    operation: operation.wire,
    key: idempotencyKey,
    requestHash: idempotencyKey === null ? "" : requestHash(services.secrets, operation.wire, input),
    requestId,
    address,
  };
}

function present({ actor }: Caller): Actor {
  assert(actor !== null, "only a session handler runs for nobody");
  return actor;
}

function assertDeclared(operation: Operation, refusal: Refusal): void {
  const declared: readonly string[] = [...operation.refusals, "idempotency_key_reused", "request_withdrawn"];
  assert(declared.includes(refusal.code), `${operation.wire} declares its refusal ${refusal.code}`);
}
