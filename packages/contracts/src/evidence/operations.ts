import * as z from "zod/mini";
import { inBranch } from "#kernel/branch-rules.ts";
import { file } from "#kernel/file.ts";
import { operation } from "#kernel/operation.ts";
import { own } from "#kernel/ownership.ts";
import { can } from "#kernel/roles.ts";
import { dataOf, oneOf, record } from "#kernel/wire.ts";
import { namedBook } from "#receipts/schemas.ts";
import {
  checkpoint,
  listedKey,
  statedBook,
  statementText,
  statementFaults,
  statementVerdicts,
  verification,
} from "./schemas.ts";

export const getEvidence = operation({
  wire: "Get_Evidence",
  method: "GET",
  kind: "query",
  allow: ["admin"],
  summary:
    "The last seals of the books, what the portal's own verifications found, and the keys that seal; newest first.",
  input: record({}),
  output: dataOf(
    record({
      checkpoints: z.array(checkpoint),
      /** The newest, as it is signed; null where there is none. */
      note: z.nullable(z.string()),
      /** Whether an object store is set up. */
      hasStore: ["has_store", z.boolean()],
      verifications: z.array(verification),
      keys: z.array(listedKey),
    }),
  ),
  refusals: [],
});

export const getEvidenceKeys = operation({
  wire: "Get_Evidence_Keys",
  method: "GET",
  kind: "query",
  allow: "anyone",
  summary: "The public keys by which the shop's seals and statements are checked, and the newest seal.",
  input: record({}),
  output: oneOf(record({ keys: z.array(listedKey), newest: z.nullable(z.string()) })),
  refusals: [],
});

export const checkStatement = operation({
  wire: "Check_Statement",
  method: "POST",
  kind: "query",
  allow: "anyone",
  summary:
    "Whether a saved statement is as the shop's books were when they were sealed, and whether a newer seal is there.",
  input: record({ statement: ["statement", statementText()] }),
  output: dataOf(
    record({
      verdict: z.enum(statementVerdicts),
      /** What does not fit, in English; null where everything fits. */
      why: z.nullable(z.enum(statementFaults)),
      /** What it says; null where it was altered. */
      book: z.nullable(statedBook),
    }),
  ),
  refusals: ["too_many_attempts"],
});

const staff = ["admin", can("payments.view"), can("payments.take"), can("payments.acknowledge")] as const;

export const printStatement = operation({
  wire: "Print_Statement",
  method: "POST",
  kind: "query",
  allow: [own("book", "bookNumber"), ...staff],
  branch: inBranch("book", "bookNumber"),
  summary:
    "What the shop owes on a book as the last seal has it, as a PDF with the fingerprint of the key that sealed it.",
  input: record(namedBook),
  output: file("pdf"),
  refusals: ["book_not_found", "book_not_sealed"],
});

export const saveStatement = operation({
  wire: "Save_Statement",
  method: "POST",
  kind: "query",
  allow: [own("book", "bookNumber"), ...staff],
  branch: inBranch("book", "bookNumber"),
  summary:
    "The same as a folder (ZIP): PDF, JSON with the proof that the book stands in the seal, and a program that checks it without the shop.",
  input: record(namedBook),
  output: file("zip"),
  refusals: ["book_not_found", "book_not_sealed"],
});
