import { afterEach, describe, expect, test } from "vitest";
import { closeCounted } from "#testing/close-counted.ts";
import { verifyLedger } from "#ledger/verify.ts";
import {
  admin,
  app,
  cashOf,
  clerk,
  counted,
  day,
  days,
  figuresOf,
  flexible,
  moveTo,
  nextDay,
  take,
} from "./days.testing.ts";

describe("a closed day", () => {
  test("takes no journal, not even from the owner of the database", async () => {
    const book = await app.make.book({ day });
    await app.make.closedDay({ day, now: app.clock.now });
    await expect(
      app.asOwner((owner) =>
        owner.query(
          `select post_journals('{}', now(), $1, array[row($2, 'Receipt', 'test', 'x', 1, null, null, 'cash', account('CASH_DRAWER'), null, 100, 0, 1)::journal_entry])`,
          [day, String(book.id)],
        ),
      ),
    ).rejects.toThrow("day_closed");
  });

  test("is not opened by writing to its tables", async () => {
    await app.make.closedDay({ day, now: app.clock.now });
    for (const statement of [
      "update day_closings set reopened_at = now(), reopen_reason = 'x'",
      "delete from day_closings",
      "update day_counts set counted_paise = expected_paise",
    ]) {
      await expect(app.db.$executeRawUnsafe(statement)).rejects.toThrow("permission denied");
    }
    await expect(app.asOwner((owner) => owner.query("update day_closings set closed_at = now()"))).rejects.toThrow(
      "append-only",
    );
  });

  test("with a refund of its payment keeps its figures; the refund belongs to the day it is made on", async () => {
    const payment = await take("400");
    await app.make.closedDay({ day, now: app.clock.now });
    await moveTo(days + 1);
    await app.money.refund(BigInt(payment), { day: nextDay, now: app.clock.now });
    expect(await cashOf(day)).toMatchObject({ receipts: "400", refunds: "0" });
    expect(await cashOf(nextDay)).toMatchObject({ receipts: "0", refunds: "400", expected: "-400" });
    expect((await verifyLedger(app.databaseUrl)).findings).toEqual([]);
  });
});

describe("reopening", () => {
  test("is an Admin's, of the latest closed day, with a reason that is kept", async () => {
    await app.make.closedDay({ day, now: app.clock.now });
    expect((await clerk.call("reopenDay", { day, reason: "A slip was found" })).status).toBe(403);
    expect((await admin.call("reopenDay", { day })).body.data).toBe("Say why the day is opened again.");
    const answer = await admin.call("reopenDay", { day, reason: "A slip was found" });
    expect(answer.body.data).toEqual([{ day }]);
    expect(await figuresOf(day)).toMatchObject({
      is_closed: false,
      closings: [{ reopened_by: "Asha", reopen_reason: "A slip was found" }],
    });
    await take("100");
    expect((await closeCounted(clerk, { day, counts: counted("100") })).status).toBe(200);
    expect((await figuresOf(day)).closings).toHaveLength(2);
    const trail = await app.db.auditEntry.findMany({
      where: { recordId: day, operation: { in: ["Close_Day", "Reopen_Day"] } },
      orderBy: { id: "asc" },
    });
    expect(trail.map(({ operation }) => operation)).toEqual(["Close_Day", "Reopen_Day", "Close_Day"]);
  });

  test("of a day before the latest closed one is refused, and of an open one there is nothing to reopen", async () => {
    await app.make.closedDay({ day, now: app.clock.now });
    await moveTo(days + 1);
    const open = await admin.call("reopenDay", { day: nextDay, reason: "x" });
    expect([open.status, open.body.code]).toEqual([404, "day_not_closed"]);
    await app.make.closedDay({ day: nextDay, now: app.clock.now });
    const answer = await admin.call("reopenDay", { day, reason: "x" });
    expect([answer.status, answer.body.code, answer.body.params.day]).toEqual([409, "later_day_closed", nextDay]);
  });
});

test("the list shows every close with its difference, the newest day first", async () => {
  await take("1000");
  const counts = [{ paymentmode: "Cash", counted: "1005", reason: "Change given too small" }];
  await closeCounted(clerk, { day, counts });
  const list = await clerk.call("listClosedDays", { pageSize: 1 });
  expect(list.body.data).toMatchObject([{ day, variance: "5", closed_by: "Bala", expected: "1000", counted: "1005" }]);
  expect(list.body.page.total).toBeGreaterThan(5);
  const found = await clerk.call("listClosedDays", { search: "change given" });
  expect(found.body.data).toMatchObject([{ day }]);
});

test("the ledger names a journal that came into a closed day, and a closing that does not fit", async () => {
  const book = await app.make.book({ scheme: flexible, day });
  await app.money.take(book.number, { day, amountPaise: 10_000n, now: app.clock.now });
  await app.make.closedDay({ day, now: app.clock.now });
  expect((await verifyLedger(app.databaseUrl)).findings).toEqual([]);
  await app.asOwner(async (owner) => {
    await owner.query("alter table journals disable trigger journals_open_day");
    await owner.query("alter table day_counts disable trigger day_counts_append_only");
    await owner.query(
      `select take_counter_payment('{"operation": "Test"}', now(), $1::date + 1000, $2, 'cash', 10000, null, null)`,
      [day, book.number],
    );
    await owner.query("alter table journals disable trigger journals_append_only");
    await owner.query("update journals set business_day = $1 where business_day = $1::date + 1000", [day]);
    await owner.query(`update day_counts set counted_paise = counted_paise + 1, opening_paise = opening_paise + 1,
      expected_paise = expected_paise + 1 where closing_id = (select max(id) from day_closings) and mode = 'card'`);
  });
  const { findings } = await verifyLedger(app.databaseUrl);
  expect(findings).toContain(`The journals of ${day} are not those that were there when the day was closed.`);
  expect(findings).toContain(`The closing of ${day} and the ledger differ (card).`);
});

const countedBlind = (who: typeof clerk, amount: string) => who.call("countDrawer", { day, counted: amount });
const modesOf = (rows: { paymentmode: string }[]) => rows.map(({ paymentmode }) => paymentmode);

describe("whoever counts the drawer blind", () => {
  const setBlind = async (isBlind: boolean) => {
    const [{ version }] = (await admin.call("getSettings")).body.data;
    expect((await admin.call("saveSettings", { blind_count: isBlind, version })).status).toBe(200);
  };
  afterEach(() => setBlind(true));

  test("is told by nothing that they may ask what it should hold, before they say what it holds", async () => {
    // A sum that stands in no other answer.
    await take("7300");
    const book = await app.make.book();
    const paid = await clerk.call("takeCounterPayment", { accountno: book.number });
    expect(paid.status).toBe(200);
    const acting = await app.signedInAs({
      userType: "Employee",
      capabilities: ["payments.take", "payments.acknowledge"],
    });
    const [shown] = (await acting.call("getDay", { day })).body.data;
    expect(shown.counts_blind).toBe(true);
    expect(modesOf(shown.figures)).toEqual(["Card", "UPI", "Cheque", "Bank", "Online"]);
    const [takings] = (await clerk.call("listMyTakings")).body.data;
    expect([takings.counts_blind, takings.modes, takings.latest.length]).toEqual([true, [], 1]);
    const drawers = async (who: typeof clerk) =>
      (await who.call("accountBalances")).body.data[0].places.flatMap(
        ({ balances }: { balances: { account: string }[] }) =>
          balances.filter(({ account }) => account === "Cash in the drawer"),
      );
    expect([(await drawers(acting)).length, (await drawers(admin)).length]).toEqual([0, 1]);
    const refused = await closeCounted(clerk, { day, counts: counted("1") });
    expect([refused.body.code, refused.body.params]).toEqual(["variance_reason_missing", { mode: "Cash" }]);
  });

  test("is told after the count, and each count stays in the audit trail with what was missing", async () => {
    await take("1000");
    const first = await countedBlind(clerk, "990");
    expect(first.body.data).toMatchObject([
      { paymentmode: "Cash", counted: "990", expected: "1000", receipts: "1000" },
    ]);
    expect((await countedBlind(clerk, "1000")).body.data).toMatchObject([{ counted: "1000", expected: "1000" }]);
    const trail = await app.db.auditEntry.findMany({
      where: { operation: "Count_Drawer", recordId: day },
      orderBy: { id: "asc" },
    });
    expect(trail.map(({ detail }) => detail)).toEqual([
      { cashPaise: "99000", variancePaise: "-1000" },
      { cashPaise: "100000", variancePaise: "0" },
    ]);
    // The count closes nothing, and the day goes on.
    expect((await clerk.call("getDay", { day })).body.data[0]).toMatchObject({ is_closed: false, counts_blind: true });
    expect((await closeCounted(clerk, { day, counts: counted("1000") })).status).toBe(200);
    const [closed] = (await clerk.call("getDay", { day })).body.data;
    expect(closed.figures[0]).toMatchObject({ paymentmode: "Cash", expected: "1000", counted: "1000" });
    expect((await countedBlind(clerk, "1000")).body.code).toBe("day_already_closed");
    expect((await clerk.call("countDrawer", { day: nextDay, counted: "0" })).body.code).toBe("day_not_come");
  });

  test("is an Employee, as long as the shop wants it so: an Admin answers for the shop", async () => {
    await take("1000");
    const seen = async (who: typeof clerk) => modesOf((await who.call("getDay", { day })).body.data[0].figures)[0];
    expect([await seen(admin), await seen(clerk)]).toEqual(["Cash", "Card"]);
    await setBlind(false);
    expect([await seen(admin), await seen(clerk)]).toEqual(["Cash", "Cash"]);
  });
});
