import { beforeEach, expect, test } from "vitest";
import { useApp } from "#testing/harness.ts";
import type { SignedIn } from "#testing/harness.ts";
import { testDay } from "#testing/money.ts";

const app = useApp();
let admin: SignedIn;
let clientId: bigint;
beforeEach(async () => {
  admin = await app.signedInAs({ userType: "Admin", name: "Selvi" });
  ({ id: clientId } = await app.make.client());
});

const limits = (more: object = {}) => ({
  effective_from: testDay,
  day_action: "block",
  day_limit: "199999",
  book_action: "block",
  book_limit: "199999",
  ...more,
});
/** A book of the client that takes 50,000 rupees a month. */
let serial = 0;
const book = () => {
  const prefix = `CA${String.fromCodePoint(65 + Math.trunc((serial += 1) / 26), 65 + (serial % 26))}`;
  return app.make.book({ clientId, scheme: { prefixes: { [prefix]: 5_000_000n } } });
};
const pay = (bookNumber: string, rupees: number, paymentmode = "Cash") =>
  admin.call("takeCounterPayment", {
    accountno: bookNumber,
    amounttopay: String(rupees),
    paymentmode,
    ...(paymentmode !== "Cash" && { transactionNumber: `${paymentmode}-${bookNumber}` }),
  });
const codeOf = async (answer: ReturnType<typeof pay>) => (await answer).body.code ?? "taken";

test("without a setting, two lakh rupees in cash are refused over a day and over a book, and other ways are not", async () => {
  const [one, other] = [await book(), await book()];
  expect(await codeOf(pay(one.number, 150_000))).toBe("taken");
  // The same client, at another book.
  expect(await codeOf(pay(other.number, 50_000))).toBe("cash_of_day_exceeded");
  expect(await codeOf(pay(other.number, 50_000, "UPI"))).toBe("taken");
  // Another day, the same book.
  app.clock.now = new Date(app.clock.now.getTime() + 86_400_000);
  admin = await app.signedInUser(admin.userId);
  expect(await codeOf(pay(one.number, 50_000))).toBe("cash_of_book_exceeded");
  expect(await codeOf(pay(other.number, 150_000))).toBe("taken");
  app.clock.now = new Date(app.clock.now.getTime() - 86_400_000);
});

test("what another client paid in cash counts for nobody else", async () => {
  const { number } = await book();
  expect(await codeOf(pay(number, 150_000))).toBe("taken");
  ({ id: clientId } = await app.make.client());
  const [own, another] = [await book(), await book()];
  expect(await codeOf(pay(own.number, 100_000))).toBe("taken");
  expect(await codeOf(pay(another.number, 50_000))).toBe("taken");
});

test("what was refunded counts no more", async () => {
  const { number } = await book();
  const taken = await pay(number, 150_000);
  await app.money.refund(BigInt(taken.body.data[0].fld_id));
  expect(await codeOf(pay(number, 150_000))).toBe("taken");
});

test("of many counters that take cash from one client at once, no more than the limit is taken", async () => {
  const books = await Promise.all(Array.from({ length: 8 }, book));
  const codes = await Promise.all(books.map(({ number }) => codeOf(pay(number, 50_000))));
  expect(codes.filter((code) => code === "taken")).toHaveLength(3);
  expect(codes.filter((code) => code === "cash_of_day_exceeded")).toHaveLength(5);
});

test("a limit holds from its day on; one that warns, or is off, refuses nothing, and the counter sees which", async () => {
  const { number } = await book();
  const later = { effective_from: "2099-01-01", day_limit: "10000", book_limit: "10000" };
  expect((await admin.call("setCashLimits", limits(later))).body.data[0]).toMatchObject({ is_current: false });
  expect(await codeOf(pay(number, 50_000))).toBe("taken");
  const set = await admin.call("setCashLimits", limits({ day_action: "warn", day_limit: "60000", book_action: "off" }));
  expect(set.body.data[0]).toMatchObject({ is_current: true, set_by: "Selvi" });
  const preview = await admin.call("previewPayment", { accountno: number });
  expect(preview.body.data.cash_limits).toEqual([{ scope: "day", action: "warn", limit: "60000", left: "10000" }]);
  expect(await codeOf(pay(number, 200_000))).toBe("taken");
  const audit = await app.db.auditEntry.findFirstOrThrow({
    where: { recordId: "cash_limits" },
    orderBy: { id: "desc" },
  });
  expect(audit.detail).toMatchObject({ dayAction: "warn", dayPaise: "6000000" });
  await admin.call("setCashLimits", limits());
});

test("a limit is not set for a day that is past, and what was set is never changed", async () => {
  const refused = await admin.call("setCashLimits", limits({ effective_from: "2026-05-03" }));
  expect([refused.status, refused.body.code]).toEqual([422, "cash_limit_day_past"]);
  await expect(app.asOwner((owner) => owner.query("update cash_limits set day_paise = 1"))).rejects.toThrow(
    "append-only",
  );
});

test("cash that is taken after the close counts on the day it was taken, whatever day it is posted on", async () => {
  const goOn = async (counter_goes_on: boolean) => {
    const [{ version }] = (await admin.call("getSettings")).body.data;
    await admin.call("saveSettings", { counter_goes_on, version });
  };
  app.clock.now = new Date(app.clock.now.getTime() + 10 * 86_400_000);
  admin = await app.signedInUser(admin.userId);
  const day = app.clock.now.toISOString().slice(0, 10);
  const [one, other] = [await book(), await book()];
  expect(await codeOf(pay(one.number, 150_000))).toBe("taken");
  await goOn(true);
  await app.make.closedDay({ day, now: app.clock.now });
  expect(await codeOf(pay(other.number, 50_000))).toBe("cash_of_day_exceeded");
  expect(await codeOf(pay(one.number, 50_000))).toBe("cash_of_day_exceeded");
  // What was posted on the next day does not count there.
  const small = await app.make.book({ clientId, scheme: { prefixes: { CX: 4_000_000n } } });
  expect(await codeOf(pay(small.number, 40_000))).toBe("taken");
  app.clock.now = new Date(app.clock.now.getTime() + 86_400_000);
  admin = await app.signedInUser(admin.userId);
  expect(await codeOf(pay(other.number, 150_000))).toBe("taken");
  await goOn(false);
});
