import { expect, test } from "vitest";
import { hashOfJournal } from "./journal-hash.ts";
import type { JournalRow } from "./journal-hash.ts";

const journal: JournalRow = {
  id: "7",
  book_id: "3",
  book_seq: "2",
  kind: "Receipt",
  business_day: "2026-05-04",
  posted_at: "1777870800000",
  source: "payment",
  source_ref: "9",
  payment_id: "9",
  reverses_id: null,
  actor_id: "1",
  reason: null,
  prev_hash: Buffer.alloc(32, 1),
  hash: Buffer.alloc(32),
  place_id: 1,
  accounts: [10, 20],
  books: [null, "3"],
  amounts: ["-50000", "50000"],
  branches: [1, 1],
};

test("a journal has the hash that the database has always stored for such a journal", () => {
  expect(hashOfJournal(journal).toString("hex")).toBe(
    "dfb242f9766a60fa0da68ece15e94f23ddd95dbe19b921a576cf761070a5b98c",
  );
});

const changes: readonly Partial<JournalRow>[] = [
  { id: "8" },
  { book_id: "4" },
  { book_seq: "3" },
  { kind: "Reversal" },
  { business_day: "2026-05-05" },
  { posted_at: "1777870800001" },
  { source: "refund" },
  { source_ref: "10" },
  { payment_id: null },
  { reverses_id: "1" },
  { actor_id: null },
  { place_id: 2 },
  { branches: [1, 2] },
  { branches: [2, 2] },
  { reason: "" },
  { reason: "null" },
  { prev_hash: Buffer.alloc(32, 2) },
  { accounts: [20, 10] },
  { books: ["3", null] },
  { amounts: ["50000", "-50000"] },
];

test.each(changes)("a journal with %j has another hash", (change) => {
  expect(hashOfJournal({ ...journal, ...change })).not.toEqual(hashOfJournal(journal));
});
