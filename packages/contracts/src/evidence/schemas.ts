import * as z from "zod/mini";
import { record } from "#kernel/wire.ts";
import { id } from "#values/ids.ts";
import { grams, rupees } from "#values/money.ts";
import { text } from "#values/text.ts";
import { instant } from "#values/time.ts";

/** Why the books were sealed. */
export const checkpointReasons = ["first", "more", "hour", "day", "restore", "now"] as const;
export type CheckpointReason = (typeof checkpointReasons)[number];

export const verificationKinds = ["incremental", "full"] as const;
export type VerificationKind = (typeof verificationKinds)[number];

export const checkpoint = record({
  number: id(),
  at: instant(),
  reason: z.enum(checkpointReasons),
  /** How many subjects it seals, and how many of them had changed. */
  leaves: id(),
  changed: id(),
  /** How many do not go on from what was sealed before. */
  unsound: id(),
  tookMs: ["took_ms", z.int()],
  storedAt: ["stored_at", z.nullable(instant())],
  mailedAt: ["mailed_at", z.nullable(instant())],
});

export const verification = record({
  id: id(),
  kind: z.enum(verificationKinds),
  startedAt: ["started_at", instant()],
  finishedAt: ["finished_at", instant()],
  journals: id(),
  findingCount: ["finding_count", z.int()],
  /** The first of them */
  findings: z.array(z.string()),
});

/** A public key as the shop publishes it. */
export const listedKey = record({
  /** Its fingerprint */
  id: z.string(),
  /** Its 32 bytes in hexadecimal */
  key: z.string(),
  from: instant(),
  /** The key before it stands for it; the first one is known by its fingerprint alone. */
  isEndorsed: ["is_endorsed", z.boolean()],
});

export const statementVerdicts = ["genuine", "older", "altered"] as const;

/** What does not fit in a statement: as the program in its folder says it, and that there is nothing to compare it with. */
export const statementFaults = [
  "This is no statement.",
  "The checkpoint is not one.",
  "The key that signed the checkpoint is not there.",
  "The signature of the checkpoint does not fit.",
  "The checkpoint was signed with a key that is not the shop's.",
  "The book does not stand in the checkpoint.",
  "The first proof is not of a book.",
  "The second proof is not of its client.",
  "The name is not the client's.",
  "The lines are not those of the book.",
  "The lines do not add up to the balance.",
  "The shop has sealed nothing yet.",
] as const;
export type StatementFault = (typeof statementFaults)[number];

/** A file statement.json. One with a hundred lines has some 20,000 characters. */
export function statementText() {
  return text({ max: 90_000, missing: "statement_missing", invalid: "statement_missing" }).check(
    z.refine((given) => given.includes("thangam statement"), { error: "statement_missing" }),
  );
}

/** What a genuine statement says. */
export const statedBook = record({
  bookNumber: ["accountno", z.string()],
  instalments: z.int(),
  paidPaise: ["paid", rupees()],
  weightMg: ["gold", grams()],
  sealedAt: ["sealed_at", instant()],
  sealNumber: ["seal_number", id()],
});
