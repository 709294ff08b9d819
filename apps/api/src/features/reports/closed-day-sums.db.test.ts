import { businessDay } from "@thangam/contracts/values/time";
import { beforeAll, expect, test } from "vitest";
import * as z from "zod/mini";
import { moveBook } from "#ledger/branch-operations.ts";
import { reopenDay } from "#ledger/day-operations.ts";
import { verifyLedger } from "#ledger/verify.ts";
import { foldClosedDays } from "#platform/database/fold-closed-days.ts";
import { useDatabase } from "#testing/database.ts";
import { contextOf } from "#testing/money.ts";
import { collectedBy } from "./shop-report-store.ts";
import type { CollectionGroup } from "./shop-report-store.ts";

const database = useDatabase();
const dayOf = (text: string) => z.parse(businessDay(), text);
const [first, second, third] = [dayOf("2026-05-02"), dayOf("2026-05-03"), dayOf("2026-05-04")] as const;
const at = (day: string) => ({ day, now: new Date(`${day}T06:00:00Z`) });
let other: number;
let books: { id: bigint; number: string }[];
let people: bigint[];

beforeAll(async () => {
  const { make } = database;
  other = (await make.branch({ name: "Mylapore", code: "M" })).id;
  people = [(await make.user({ userType: "Admin" })).id, (await make.user({ userType: "Admin" })).id];
  for (const day of [first, second, third]) await make.goldRate({ ...at(day), ratePaisePerGram: 713_700n });
  const plain = { paymentRule: "flexible", multipleOfPaise: 1n } as const;
  const gold = await make.scheme({ ...plain, name: "Gold Plan", accrual: "weight" });
  const rupees = await make.scheme({ ...plain, name: "Rupee Plan", accrual: "amount", type: "daily" });
  books = [];
  for (const scheme of [gold, rupees, rupees])
    books.push(await make.book({ schemeVersionId: scheme.id, ...at(first) }));
});

async function pay(day: string, amountPaise: bigint, { by = 0, branchId = 1 } = {}): Promise<bigint[]> {
  const paid = [];
  for (const { id } of books)
    paid.push(
      (await database.make.payment({ bookId: id, amountPaise, actorId: people[by] ?? null, branchId, ...at(day) }))
        .paymentId,
    );
  return paid;
}

const groups = [
  ["scheme", "s.name"],
  ["staff", "u.name"],
] as const satisfies readonly (readonly [CollectionGroup, string])[];
const ranges = [
  [first, third],
  [first, first],
  [second, third],
] as const;

/** What the report says of each range and branch, and what going through all journals gives. */
async function both() {
  const reported = [];
  const gone = [];
  for (const [group, name] of groups)
    for (const branches of [null, [1], [other]])
      for (const [fromDay, toDay] of ranges) {
        const rows = await collectedBy(database.db, group, { fromDay, toDay }, branches);
        reported.push(
          rows.map(({ key, receiptCount, refundCount, netMg, ...of }) => [
            key,
            receiptCount,
            refundCount,
            of.creditedPaise - of.refundedPaise,
            netMg,
          ]),
        );
        const { rows: counted } = await database.asOwner((owner) =>
          owner.query<Record<string, string>>(`
          select ${name} as key, count(l.owed_paise) filter (where l.kind = 'Receipt') as receipts,
            count(l.owed_paise) filter (where l.kind = 'Reversal') as refunds, sum(l.owed_paise) as paise, coalesce(sum(l.owed_mg), 0) as mg
          from journal_lines l join books b on b.id = l.book_id join scheme_versions v on v.id = b.scheme_version_id
          join current_schemes s on s.scheme_id = v.scheme_id left join users u on u.id = l.actor_id
          where l.kind in ('Receipt', 'Reversal') and l.business_day between '${fromDay}' and '${toDay}'
            and ${branches === null ? "true" : `l.place_id = ${branches.join("")}`}
          group by 1 order by 1 nulls last`),
        );
        gone.push(
          counted.map((row) => [
            row["key"],
            Number(row["receipts"]),
            Number(row["refunds"]),
            BigInt(row["paise"] ?? 0),
            BigInt(row["mg"] ?? 0),
          ]),
        );
      }
  return { reported, gone };
}

async function agree(): Promise<void> {
  const { reported, gone } = await both();
  expect(reported).toEqual(gone);
  expect(reported[0]?.length).toBeGreaterThan(1);
  expect((await verifyLedger(database.url)).findings).toEqual([]);
}

const foldedDays = async () =>
  (
    await database.db.closedDaySum.findMany({
      distinct: ["businessDay", "placeId"],
      orderBy: [{ businessDay: "asc" }, { placeId: "asc" }],
    })
  ).map(({ businessDay, placeId }) => `${businessDay.toISOString().slice(0, 10)} ${placeId}`);

test("what is kept of closed days is what their journals say: after payments, refunds, a book's move and a day that was opened again", async () => {
  const { make, money, db } = database;
  const [paid] = await pay(first, 10_000n);
  await pay(first, 20_000n, { by: 1, branchId: other });
  await agree();
  expect(await foldedDays()).toEqual([]);
  await make.closedDay({ ...at(first), branchId: 1 });
  await agree();
  await make.closedDay({ ...at(first), branchId: other });
  await pay(second, 30_000n, { by: 1 });
  await money.refund(paid ?? 0n, { ...at(second), actorId: people[0] ?? null });
  await moveBook(db, contextOf("Move_Book"), {
    ...at(second),
    bookId: books[1]?.id ?? 0n,
    branchId: other,
    reason: "She moved",
  });
  await make.closedDay({ ...at(second), branchId: 1 });
  await pay(third, 40_000n);
  await agree();
  expect(await foldedDays()).toEqual([`${first} 1`, `${first} ${other}`, `${second} 1`]);
  await reopenDay(db, contextOf("Reopen_Day"), { ...at(third), day: second, placeId: 1, reason: "One is missing" });
  expect(await foldedDays()).toEqual([`${first} 1`, `${first} ${other}`]);
  await pay(second, 50_000n);
  await agree();
  await make.closedDay({ ...at(second), branchId: 1 });
  await agree();
});

test("days that an earlier release closed are gone through until they are folded, and folding gives the same", async () => {
  const read = () =>
    database.db.closedDaySum.findMany({
      orderBy: [{ businessDay: "asc" }, { placeId: "asc" }, { kind: "asc" }, { schemeId: "asc" }, { actorId: "asc" }],
    });
  const before = await read();
  await database.asOwner((owner) => owner.query("delete from closed_day_sums"));
  const { reported, gone } = await both();
  expect(reported).toEqual(gone);
  expect((await verifyLedger(database.url)).findings).not.toEqual([]);
  await database.asOwner((owner) => foldClosedDays(owner));
  expect(await read()).toEqual(before);
  await agree();
});

test("a sum that was altered is named", async () => {
  await database.asOwner((owner) =>
    owner.query(`update closed_day_sums set paise = paise + 1 where business_day = '${first}' and place_id = ${other}`),
  );
  const { findings } = await verifyLedger(database.url);
  expect(findings.length).toBeGreaterThan(0);
  for (const finding of findings)
    expect(finding).toMatch(`The sums of the closed day ${first} at place ${other} (Receipt, scheme `);
});
