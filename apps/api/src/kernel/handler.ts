import type { BusinessDay } from "@thangam/contracts/values/time";
import type { ApprovalKindOf, InputOf, Operation, OutputOf, RefusalOf } from "@thangam/contracts/kernel/operation";
import type { Actor } from "#core/actor.ts";
import type { AuditNote, CommandContext } from "#core/command-context.ts";
import type { Danger } from "#core/danger.ts";
import type { Refuse } from "#core/refusal.ts";
import type { SessionCookies } from "./session-cookies.ts";
import type { Branches } from "#platform/database/branches.ts";
import type { ApprovalEnd, LockedApproval } from "./approvals/approval-store.ts";
import type { Pdf } from "#documents/port.ts";
import type { PaymentGateway } from "#integrations/payment-gateway/port.ts";
import type { PushPort } from "#integrations/push/port.ts";
import type { Keys } from "#platform/database/columns.ts";
import type { Database, Reader, Transaction } from "#platform/database/db.ts";
import type { FairQueue } from "#platform/process/fair-queue.ts";
import type { Passwords } from "#platform/security/passwords.ts";
import type { DeviceTokens } from "#platform/security/device-tokens.ts";
import type { RelyingParty } from "#platform/security/relying-party.ts";
import type { Secrets } from "#platform/security/secrets.ts";
import type { SessionTokens } from "#platform/security/session-tokens.ts";

/** What the process was started with that handlers need; made once in make-kernel.ts. */
export interface Services {
  /** The shop's time zone, such as Asia/Kolkata. */
  timeZone: string;
  /** Where people find the portal, such as https://savings.example.com; what is printed leads there. */
  publicUrl: string;
  pdf: Pdf;
  passwords: Passwords;
  secrets: Secrets;
  sessionTokens: SessionTokens;
  deviceTokens: DeviceTokens;
  /** As whom passkeys know the portal; null where it has no host name. */
  relyingParty: RelyingParty | null;
  /** Where customers pay online; null when they do not. */
  gateway: PaymentGateway | null;
  /** Sends what shows on customers' devices. */
  push: PushPort;
  /** Where the shop keeps its evidence, and whether it goes to an object store, too. */
  evidence: { dir: string; hasStore: boolean };
  /** Who reads the next piece of a file from the database. */
  readingTurns: FairQueue;
}

/** What every handler is given. No handler asks a clock, an environment or a global for anything. */
interface Call<O> {
  actor: Actor;
  input: InputOf<O>;
  now: Date;
  /** The shop's calendar day at `now`. */
  today: BusinessDay;
  /** The branches of which the call may show records; null is all of them. */
  branches: Branches;
  refuse: Refuse<RefusalOf<O>>;
  services: Services;
}

/**
 * Says what makes the call dangerous, of the kinds that the operation declares. Whether it waits for somebody is decided when
 * the handler has run, in its own transaction.
 */
interface MayBeDangerous<O> {
  danger: (what: Danger<ApprovalKindOf<O>>) => void;
}

/** Reads; sees the database, not a transaction. */
export interface Query<O> {
  kind: "query";
  run(call: Call<O> & { db: Database }): Promise<OutputOf<O>>;
}

/** Reads a page of a list, or its rows with some keys, so that all of it can be read piece by piece. */
export interface ListQuery<O> extends Query<O> {
  run(call: Call<O> & { db: Reader; keys?: readonly bigint[] }): Promise<OutputOf<O>>;
  /** The keys of at most `limit` rows, in the order of the list and all of one moment. A list without it is a short one. */
  keys?(call: Call<O> & { db: Reader }, limit: number): Promise<Keys>;
}

/** Reads for anybody, signed in or not: it knows from where it is asked, so that it can be limited. */
export interface PublicQuery<O> {
  kind: "public";
  run(call: Omit<Call<O>, "actor" | "branches"> & { db: Database; address: string }): Promise<OutputOf<O>>;
}

type CommandCall<O> = Call<O> &
  MayBeDangerous<O> & { tx: Transaction; context: CommandContext; note: (what: AuditNote) => void };

/**
 * Writes in one transaction that also holds its audit row, its messages and its stored answer.
 * Must call `note` once: a command that leaves no audit row fails.
 */
export interface Command<O, Prepared = unknown> {
  kind: "command";
  /** Runs before the transaction and refuses nothing: what it writes stays, such as that a code was tried. */
  prepare?(call: Call<O> & { db: Database }): Promise<Prepared>;
  /** `prepared` is null for what is carried out after its approval: it was prepared when it was asked for. */
  run(call: CommandCall<O> & { prepared: Prepared | null }): Promise<OutputOf<O>>;
  /** Uses up, with the request for an approval, what asking uses up, such as a code: what `run` did is rolled back. */
  whenItWaits?(call: Pick<Call<O>, "refuse"> & { tx: Transaction; prepared: Prepared | null }): Promise<void>;
}

/** A command that may carry out, in its own transaction, what waited for an approval. */
export interface DecidingCommand<O> {
  kind: "deciding";
  run(
    call: Call<O> & {
      tx: Transaction;
      context: CommandContext;
      note: (what: AuditNote) => void;
      /** Carries it out and ends it, as approved, or as failed where the records do not allow it any more. */
      apply: (approval: LockedApproval, remarks: string | null) => Promise<ApprovalEnd>;
    },
  ): Promise<OutputOf<O>>;
}

/**
 * A command whose whole work, key, audit row and messages included, is one SQL function of the ledger. `ownerId` is the
 * customer who calls, null for staff: the SQL function checks in its own transaction that the record belongs to them. `db` is a
 * transaction where the call may turn out to be dangerous.
 */
export interface MoneyCommand<O> {
  kind: "money";
  run(
    call: Call<O> &
      MayBeDangerous<O> & {
        db: [ApprovalKindOf<O>] extends [never] ? Database : Database | Transaction;
        context: CommandContext;
        ownerId: bigint | null;
      },
  ): Promise<OutputOf<O>>;
}

/** Sign-in, refresh and sign-out: the operations that make the actor instead of having one. */
export interface SessionCommand<O> {
  kind: "session";
  run(
    call: Omit<Call<O>, "actor" | "branches"> & {
      actor: Actor | null;
      db: Database;
      context: CommandContext;
      userAgent: string;
      cookies: SessionCookies;
    },
  ): Promise<OutputOf<O>>;
}

export type Handler<O> =
  | Query<O>
  | PublicQuery<O>
  | Command<O>
  | DecidingCommand<O>
  | MoneyCommand<O>
  | SessionCommand<O>;

/** A handler for each of these operations. */
export type HandlersOf<Operations> = { readonly [Name in keyof Operations]: Handler<Operations[Name]> };

export function query<O extends Operation>(_operation: O, run: Query<O>["run"]): Query<O> {
  return { kind: "query", run };
}

/** `run` reads a page, or the rows with the `keys` it is given; `keys` names the rows of the whole list. */
export function listQuery<O extends Operation>(
  _operation: O,
  reading: ListQuery<O>["run"] | Pick<ListQuery<O>, "run" | "keys">,
): ListQuery<O> {
  return { kind: "query", ...(typeof reading === "function" ? { run: reading } : reading) };
}

export function publicQuery<O extends Operation>(_operation: O, run: PublicQuery<O>["run"]): PublicQuery<O> {
  return { kind: "public", run };
}

export function command<O extends Operation>(_operation: O, run: Command<O>["run"]): Command<O> {
  return { kind: "command", run };
}

export function preparedCommand<O extends Operation, Prepared>(
  _operation: O,
  steps: Required<Omit<Command<O, Prepared>, "kind">>,
): Command<O, Prepared> {
  return { kind: "command", ...steps };
}

export function decidingCommand<O extends Operation>(
  _operation: O,
  run: DecidingCommand<O>["run"],
): DecidingCommand<O> {
  return { kind: "deciding", run };
}

export function moneyCommand<O extends Operation>(_operation: O, run: MoneyCommand<O>["run"]): MoneyCommand<O> {
  return { kind: "money", run };
}

export function sessionCommand<O extends Operation>(_operation: O, run: SessionCommand<O>["run"]): SessionCommand<O> {
  return { kind: "session", run };
}
