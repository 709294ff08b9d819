import { expect, test } from "vitest";
import { useDatabase } from "#testing/database.ts";

const database = useDatabase();
const refused = (code: string, params?: Record<string, string>) =>
  expect.objectContaining(params === undefined ? { name: "Refusal", code } : { name: "Refusal", code, params });

test("a book opens only with a prefix, an amount and paid months of its scheme", async () => {
  const { make } = database;
  const prefixes = { GE: 50_000n, MDA: null };
  const { id } = await make.scheme({ instalments: 11, prefixes });
  await expect(make.book({ schemeVersionId: id, number: "GE1", amountPaise: 60_000n })).rejects.toEqual(
    refused("amount_not_of_scheme"),
  );
  await expect(make.book({ schemeVersionId: id, number: "MDA1", amountPaise: 15_000n })).rejects.toEqual(
    refused("amount_not_of_scheme"),
  );
  await expect(make.book({ schemeVersionId: id, number: "GEX1" })).rejects.toThrow("no prefix");
  await expect(make.book({ schemeVersionId: id, number: "GE" })).rejects.toEqual(refused("book_number_not_of_scheme"));
  await expect(make.book({ schemeVersionId: id, number: "GE1", paidMonths: 12 })).rejects.toEqual(
    refused("paid_months_out_of_range"),
  );
  await expect(make.book({ schemeVersionId: id, clientId: 999_999n })).rejects.toEqual(refused("client_not_found"));
  const closed = await make.scheme({ isOpen: false });
  await expect(make.book({ schemeVersionId: closed.id })).rejects.toEqual(refused("scheme_closed_to_new_clients"));

  await make.book({ schemeVersionId: id, number: "GE1" });
  await expect(make.book({ schemeVersionId: id, number: "GE1" })).rejects.toEqual(
    refused("book_number_taken", { book: "GE1" }),
  );
});

test("an existing member's months enter one by one as opening entries, marked as such", async () => {
  const { make, db } = database;
  const book = await make.book({ paidMonths: 4 });
  const journals = await db.journal.findMany({ where: { bookId: book.id }, orderBy: { id: "asc" } });
  expect(journals.map((journal) => [journal.kind, journal.source, journal.sourceRef])).toEqual(
    [1, 2, 3, 4].map((month) => ["Opening", "opening", `${book.id}:${month}`]),
  );
  expect(await db.bookBalance.findUniqueOrThrow({ where: { bookId: book.id } })).toMatchObject({
    paidPaise: 200_000n,
    instalmentsPaid: 4,
  });
  expect(await db.payment.count({ where: { bookId: book.id } })).toBe(0);
});

test("opening months of a weight scheme need the day's gold rate", async () => {
  const { make, db } = database;
  const day = "2026-08-03";
  const scheme = { accrual: "weight" } as const;
  await expect(make.book({ scheme, paidMonths: 2, day })).rejects.toEqual(refused("gold_rate_missing", { day }));
  await make.goldRate({ day, ratePaisePerGram: 800_000n });
  const book = await make.book({ scheme, paidMonths: 2, day });
  expect(await db.bookBalance.findUniqueOrThrow({ where: { bookId: book.id } })).toMatchObject({ weightMg: 124n });
});
