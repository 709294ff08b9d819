import { expect, test } from "vitest";
import { matchWaiting } from "#features/payments/index.ts";
import { shopCalendar } from "#platform/clock.ts";
import { app, findings, linesOf, moved, ours, serial, upload, uploadUnheardRefund } from "./settlements.testing.ts";

const today = "2026-05-04";
const tomorrow = "2026-05-05";
const businessDayOf = shopCalendar("Asia/Kolkata");
const job = () => matchWaiting({ db: app.db, clock: () => app.clock.now, businessDayOf });

const trail = () =>
  app.db.auditEntry.findMany({ where: { operation: "Match_Settlement_Lines", actorId: null }, orderBy: { id: "asc" } });

test("the job matches a line once the books have heard of its money, once among several processes, and says so", async () => {
  const refund = await uploadUnheardRefund();
  const before = (await trail()).length;
  expect(await job()).toBe(0);
  expect((await trail()).length).toBe(before);
  await refund.hear();
  const counts = await Promise.all([job(), job(), job(), job()]);
  expect(counts.filter((matched) => matched > 0)).toEqual([1]);
  expect(await linesOf({ search: refund.id })).toMatchObject([{ state: "Matched", expected: "-200" }]);
  expect(await moved()).toEqual({ BANK: 28_820n, GATEWAY_CLEARING: -30_000n, GATEWAY_FEES: 1_000n, GATEWAY_TAX: 180n });
  expect((await trail()).slice(before)).toMatchObject([{ recordId: today, detail: { matched: 1 } }]);
  expect(await findings()).toEqual([]);
});

test("a line that an Admin has seen to is left as it is", async () => {
  const refund = await uploadUnheardRefund();
  const [line] = await linesOf({ search: refund.id });
  const admin = await app.signedInAs({ userType: "Admin" });
  await admin.call("decideSettlementLine", { line_id: line.line_id, remarks: "Known" });
  await refund.hear();
  expect(await job()).toBe(0);
  expect(await linesOf({ search: refund.id })).toMatchObject([{ state: "Unknown", remarks: "Known" }]);
});

test("a settlement is posted on the day of its payout while that is open, and says the day where it is not", async () => {
  const paidOut = async (line: Parameters<typeof ours>[0], more: string) => {
    await upload([{ ...ours(line), settlementId: `setl_${serial}${more}` }]);
    const where = { reason: { startsWith: `setl_${serial}${more} ` }, source: "gateway_payout" };
    const journal = await app.db.journal.findFirstOrThrow({ where });
    return [journal.businessDay.toISOString().slice(0, 10), journal.reason?.split(" ")[2]];
  };
  expect(await paidOut({ settledOn: "30/04/2026" }, "")).toEqual(["2026-04-30", undefined]);
  expect(await paidOut({ id: `pay_to_come_${serial}`, settledOn: "05/05/2026" }, "c")).toEqual([today, "2026-05-05"]);
  await app.make.closedDay({ day: "2026-05-02" });
  expect(await paidOut({ id: `pay_closed_${serial}`, settledOn: "01/05/2026" }, "b")).toEqual([today, "2026-05-01"]);
  expect(await paidOut({ id: `pay_open_${serial}`, settledOn: "03/05/2026" }, "d")).toEqual(["2026-05-03", undefined]);
  expect(await findings()).toEqual([]);
});

test("after the close of today lines are matched and settlements posted on the next open day", async () => {
  const refund = await uploadUnheardRefund();
  for (const day of ["2026-05-03", today]) await app.make.closedDay({ day });
  await refund.hear();
  expect(await job()).toBe(1);
  const [line] = await linesOf({ search: refund.id });
  const matched = { source: "gateway_other", sourceRef: `line:${line.line_id}` };
  expect((await app.db.journal.findFirstOrThrow({ where: matched })).businessDay).toEqual(new Date(tomorrow));
  await upload([ours({ id: `pay_late_${serial}`, settledOn: "04/05/2026" })]);
  const late = await app.db.journal.findFirstOrThrow({ where: { source: "gateway_payout" }, orderBy: { id: "desc" } });
  expect([late.businessDay, late.reason?.split(" ")[2]]).toEqual([new Date(tomorrow), today]);
  expect(await findings()).toEqual([]);
});
