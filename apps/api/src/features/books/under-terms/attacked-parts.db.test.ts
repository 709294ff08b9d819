import { encode } from "@thangam/terms/json/json";
import { gold22, monthly, months } from "@thangam/terms/testing/arrange";
import { expect, test } from "vitest";
import { verifyLedger } from "#ledger/verify.ts";
import { app, comes, joined, rateOf } from "./book-story.testing.ts";
import { inGold, inRupees, number, paidUp, quotedParts, settles } from "./parts.testing.ts";

const quarter = { way: "Voucher", take_amount: "750" };

const confirmed = {
  remarks: "At once",
  identity_paper: "Aadhaar",
  identity_paper_end: "4821",
  handed_to: "Kavitha Raman",
};

test("of twelve who settle a quarter each at once four may, and nothing is given twice", async () => {
  const book = await paidUp(inRupees);
  const { settled_amount, settled_weight } = await quotedParts(book, "2025-04-10", [quarter]);
  const by = await comes("2025-04-10");
  const answers = await Promise.all(
    Array.from({ length: 12 }, () =>
      by.call("settleBook", {
        id: book.id,
        parts: [{ ...quarter, reference: number("V") }],
        settled_amount,
        settled_weight,
        ...confirmed,
      }),
    ),
  );
  const settled = answers.filter(({ status }) => status === 200);
  expect(settled).toHaveLength(4);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
  expect(settled.filter(({ body }) => body.data[0].chitstatus === "Settled")).toHaveLength(1);
});

test("cash of a part is handed over once a day, however often it is sent, and another amount is", async () => {
  const book = await paidUp(inRupees);
  const cash = { way: "Refund", refund_mode: "Cash", take_amount: "750" };
  const { settled_amount, settled_weight } = await quotedParts(book, "2025-04-10", [cash]);
  const by = await comes("2025-04-10");
  const answers = await Promise.all(
    [1, 2, 3].map(async () =>
      by.call("settleBook", { id: book.id, parts: [cash], settled_amount, settled_weight, ...confirmed }),
    ),
  );
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409, 409]);
  expect((await settles(book, "2025-04-10", [cash])).body.code).toBe("part_paid_back");
  // Nor does the database take the rows, whoever writes them.
  const written = app.asOwner((owner) =>
    owner.query(`
      insert into part_settlements select (jsonb_populate_record(s, '{"number": 9}')).*
        from part_settlements s where book_id = ${book.id} and number = 1;
      insert into settlement_parts select (jsonb_populate_record(p, '{"settlement": 9}')).*
        from settlement_parts p where book_id = ${book.id} and settlement = 1`),
  );
  await expect(written).rejects.toThrow("part_paid_back");
  const more = await settles(book, "2025-04-10", [{ ...cash, take_amount: "800" }]);
  expect([more.status, more.body.code]).toEqual([200, undefined]);
  const [{ given }] = await app.db.$queryRaw<[{ given: bigint }]>`
    select sum(paise) as given from settlement_parts where book_id = ${BigInt(book.id)}`;
  expect(Number(given)).toBe(155_000);
});

test("a scheme that is edited between the quote and the settlement changes neither", async () => {
  const book = await paidUp(inRupees);
  const voucher = [{ way: "Voucher", reference: number("V") }];
  const before = await quotedParts(book, "2025-04-10", voucher);
  const by = await comes("2025-04-10");
  const { schemeVersion } = await app.db.book.findUniqueOrThrow({
    where: { id: BigInt(book.id) },
    include: { schemeVersion: true },
  });
  const edited = await by.call("saveScheme", {
    fld_schemeid: String(schemeVersion.schemeId),
    version: schemeVersion.version,
    fld_chitschema: schemeVersion.name,
    terms: encode({ schedule: monthly(3), benefits: [] }),
    minimum_amount: "1",
    multiple_of: "1",
    prefixes: [{ prefix: book.number.slice(0, -1), amount: "1000" }],
  });
  expect(edited.status, JSON.stringify(edited.body)).toBe(200);
  expect(edited.body.data[0].terms.benefits).toEqual([]);
  expect(await quotedParts(book, "2025-04-10", voucher)).toEqual(before);
  expect((await settles(book, "2025-04-10", voucher)).body.data[0].settlement).toMatchObject({
    settled_amount: "4000",
  });
});

test("a book stays with the version that it was opened under, whoever tries", async () => {
  const [book, other] = [await paidUp(inRupees), await paidUp(inGold)];
  const { schemeVersionId } = await app.db.book.findUniqueOrThrow({ where: { id: BigInt(other.id) } });
  const moved = `update books set scheme_version_id = ${schemeVersionId} where id = ${book.id}`;
  await expect(app.db.$executeRawUnsafe(moved)).rejects.toThrow(/permission denied|version/);
  const terms = `update scheme_versions set terms = null where id = ${schemeVersionId}`;
  await expect(app.db.$executeRawUnsafe(terms)).rejects.toThrow(/permission denied|append/);
});

test.each([
  ["2024-02-29", ["2024-02-29", "2024-03-29", "2024-04-29"], "2025-02-28"],
  ["2024-01-31", ["2024-01-31", "2024-02-29", "2024-03-31"], "2025-01-31"],
  ["2025-12-31", ["2025-12-31", "2026-01-31", "2026-02-28"], "2026-12-31"],
])("who joins on %s pays, matures and settles on the days of the calendar", async (joinedOn, due, ready) => {
  const terms = {
    schedule: monthly(12, { perMonth: 1, closes: { of: "maturity", months: 1 } }),
    gold: gold22,
    benefits: [{ as: "gold", of: "saved", when: [{ months: 12, paid: 3, give: { percent: 1000 } }], between: "step" }],
    late: { grace: 0, each: "instalment", lose: "all" },
  };
  const book = await joined({ terms, joinedOn, rupees: 500 });
  for (const day of due) await book.paysAt(day, 5000);
  const dueDays = (await (await comes(joinedOn)).call("listInstalments", { chitid: book.id })).body.data.map(
    ({ due_on }: { due_on: string }) => due_on,
  );
  expect(dueDays.slice(0, 3)).toEqual(due);
  expect(dueDays).toEqual(months(`${joinedOn.slice(0, 8)}01`, 12).map((first, at) => clipped(first, joinedOn, at)));
  const quote = (await book.quoted(ready)).today;
  expect(quote).toMatchObject({ matures_on: ready, bonus_weight: "0.030", weight_total: "0.300" });
  await rateOf(ready, 5000);
  const settled = await settles(book, ready, [{ way: "Gold coin", reference: number("C") }]);
  expect(settled.body.data[0].settlement).toMatchObject({ settled_weight: "0.330" });
});

/** The day of joining in a month, or the last one of a shorter month. */
function clipped(first: string, joinedOn: string, at: number): string {
  if (at === 0) return joinedOn;
  const [year = 0, month = 0] = first.split("-").map(Number);
  const last = new Date(Date.UTC(year, month, 0)).getUTCDate();
  return `${first.slice(0, 8)}${String(Math.min(last, Number(joinedOn.slice(8)))).padStart(2, "0")}`;
}

test("the ledger of all of this holds", async () => {
  expect((await verifyLedger(app.databaseUrl)).findings).toEqual([]);
});
