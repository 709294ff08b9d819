import { beforeAll, expect, test } from "vitest";
import { nextSerial } from "#testing/believable.ts";
import type { SignedIn } from "#testing/harness.ts";
import { admin, app, approvalOf, approve, setScope } from "./approvals.testing.ts";

let maker: SignedIn;
let checker: SignedIn;

beforeAll(async () => {
  await setScope("everyone");
  maker = await admin();
  checker = await admin();
});

/** A book under terms that matured, with Rs 60,000. */
async function maturedBook() {
  const schedule = { every: { months: 1 }, instalments: 1, due: "joining", matures: { days: 1 } };
  const prefixes = { [`AP${String.fromCodePoint(65 + (nextSerial() % 26), 65 + (nextSerial() % 26))}`]: 6_000_000n };
  const opened = { day: "2026-04-01", now: new Date("2026-04-01T06:00:00Z") };
  const book = await app.make.book({
    scheme: { instalments: 1, terms: { schedule, benefits: [] }, prefixes },
    ...opened,
  });
  await app.make.payment({ bookId: book.id, amountPaise: 6_000_000n, mode: "upi", ...opened });
  return book.id;
}

const settle = (bookId: bigint, rupees: string) =>
  maker.call("settleBook", {
    id: String(bookId),
    parts: [{ way: "Voucher", reference: `AP-${nextSerial()}`, take_amount: rupees }],
    settled_amount: rupees,
    settled_weight: "0",
    ...handOver,
  });

const handOver = { identity_paper: "Aadhaar", identity_paper_end: "4821", handed_to: "Kavitha Raman" };

test("parts of a book are weighed together: the one that passes the limit waits, and is settled when it is approved", async () => {
  const bookId = await maturedBook();
  expect((await settle(bookId, "40000")).status).toBe(200);
  expect((await settle(bookId, "10000")).status).toBe(200);
  const { status, body } = await settle(bookId, "100");
  expect(status, JSON.stringify(body)).toBe(202);
  const approval = String(body.approval.approval_id);
  expect((await approvalOf(approval)).dangers).toMatchObject([
    { to: "parts", facts: { ways: expect.stringMatching(/^Voucher, AP-\d+, ₹\s100\.00$/) } },
  ]);
  expect(await app.db.settlementPart.count({ where: { bookId } })).toBe(2);
  const decided = await approve(checker, approval);
  expect(decided.body.data[0]).toMatchObject({ state: "approved", outcome: null });
  expect(await app.db.settlementPart.count({ where: { bookId } })).toBe(3);
});
