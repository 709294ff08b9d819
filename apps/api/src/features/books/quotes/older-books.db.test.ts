import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { lettersOf } from "#testing/believable.ts";
import type { MakeScheme } from "#testing/make-inputs.ts";
import { verifyLedger } from "#ledger/verify.ts";
import { useApp } from "#testing/harness.ts";
import type { SignedIn } from "#testing/harness.ts";

// Books of schemes without terms are worth what they were before there were terms, odd results included, and settle for it. The figures were taken
// from the release before.

const app = useApp();

interface OlderBook {
  name: string;
  scheme: Omit<MakeScheme, "now" | "prefixes">;
  joinedOn: string;
  paidMonths?: number;
  /** Paise, and rates in paise for a gram. */
  payments: { day: string; paise: number; rate?: number }[];
  quoted: { day: string; rate?: number; figures: Record<string, unknown> }[];
}

const file = new URL("../../../testing/fixtures/older-books.json", import.meta.url);
const books: OlderBook[] = JSON.parse(await readFile(file, "utf8"));
const told = [
  "matures_on",
  "redeem_until",
  "late_days",
  "instalments_paid",
  "instalments_counted",
  "paid_total",
  "weight_total",
  "bonus",
  "bonus_weight",
  "lost",
  "making_charge_waiver",
  "total",
  "total_weight",
];
let prefixes = 0;
const at = (day: string) => ({ day, now: new Date(`${day}T06:30:00Z`) });

test.each(books)("$name", async ({ scheme, joinedOn, paidMonths = 0, payments, quoted }) => {
  prefixes += 1;
  const ownPrefix = { [`OB${lettersOf(prefixes)}`]: null };
  const rateOf = (day: string, rate: number | undefined) =>
    rate === undefined ? null : app.make.goldRate({ ...at(day), ratePaisePerGram: BigInt(rate) });
  const rates = [...payments, ...quoted];
  for (const { day, rate } of rates) await rateOf(day, rate);
  if (paidMonths > 0 && scheme.accrual === "weight") await rateOf(joinedOn, 600_000);
  const book = await app.make.book({
    scheme: { ...scheme, prefixes: ownPrefix },
    paidMonths,
    amountPaise: 100_000n,
    ...at(joinedOn),
  });
  for (const { day, paise } of payments)
    await app.make.payment({ bookId: book.id, amountPaise: BigInt(paise), ...at(day) });
  const { userId } = await app.signedInAs({ userType: "Admin" });
  const found: unknown[] = [];
  for (const { day } of quoted) {
    app.clock.now = at(day).now;
    const admin = await app.signedInUser(userId);
    const { body } = await admin.call("quoteBook", { chitid: String(book.id) });
    found.push({ day, figures: Object.fromEntries(told.map((name) => [name, body.data.today[name]])) });
  }
  expect(found).toEqual(quoted.map(({ day, figures }) => ({ day, figures })));
  expect(await remindedOf(book.id)).toBe(quoted.at(-1)?.figures["matures_on"]);
  await settlesAsQuoted(await app.signedInUser(userId), book.id, quoted.at(-1)?.figures ?? {});
});

/** The maturity that reminders name, which the database reckons. */
async function remindedOf(bookId: bigint): Promise<unknown> {
  const { rows } = await app.asOwner((owner) =>
    owner.query(
      `select to_char(older_maturity(b, v), 'YYYY-MM-DD') as day
       from books b join scheme_versions v on v.id = b.scheme_version_id where b.id = $1`,
      [String(bookId)],
    ),
  );
  return rows[0].day;
}

/** What was promised to the end: the settlement gives what the last quote said. */
async function settlesAsQuoted(admin: SignedIn, bookId: bigint, figures: Record<string, unknown>): Promise<void> {
  const { body } = await admin.call("settleBook", {
    id: String(bookId),
    way: "Voucher",
    reference: `OLD-${bookId}`,
    remarks: "Asked for by the client",
    settled_amount: figures["total"],
    settled_weight: figures["total_weight"],
    identity_paper: "Aadhaar",
    identity_paper_end: "4821",
    handed_to: "Kavitha Raman",
  });
  expect(body.data?.[0].settlement, JSON.stringify(body)).toMatchObject({
    way: "Voucher",
    saved_amount: figures["paid_total"],
    bonus_amount: figures["bonus"],
    bonus_weight: figures["bonus_weight"],
    settled_amount: figures["total"],
    settled_weight: figures["total_weight"],
  });
}

test("the ledger of all of this holds", async () => {
  const { findings } = await verifyLedger(app.databaseUrl);
  expect(findings).toEqual([]);
});
