import { expect, test } from "vitest";
import { settlementCsv } from "#testing/settlement-report.ts";
import {
  admin,
  app,
  captured,
  findings,
  linesOf,
  moved,
  named,
  ours,
  sandbox,
  serial,
  upload,
  uploadUnheardRefund,
} from "./settlements.testing.ts";

test("a line of ours leaves the gateway's account whole: to the bank, as a fee and as its tax", async () => {
  expect(await upload([ours()])).toEqual({ lines: 1, new_lines: 1, to_decide: 0, net: "488.20" });
  expect(await moved()).toEqual({ BANK: 48_820n, GATEWAY_CLEARING: -50_000n, GATEWAY_FEES: 1_000n, GATEWAY_TAX: 180n });
  const [settlement] = (await admin.call("listGatewaySettlements", { search: `UTRsetl_${serial}` })).body.data;
  expect(settlement).toMatchObject({ net: "488.20", gross: "500", fee: "10", tax: "1.80", lines: 1, to_decide: 0 });
  expect(await linesOf({ search: captured.gatewayPaymentId })).toMatchObject([
    { state: "Matched", gross: "500", expected: "500", fld_id: String(captured.paymentId), settled_on: "2026-05-05" },
  ]);
  expect(await findings()).toEqual([]);
});

test("uploaded twice, with its kind in capitals, or again within a longer report, a line counts once", async () => {
  await upload([ours()]);
  expect(await upload([ours({ entity: "Payment" })])).toMatchObject({ new_lines: 0 });
  expect(await upload([ours()])).toEqual({ lines: 1, new_lines: 0, to_decide: 0, net: "0" });
  const other = named({ entity: "payment", id: `pay_more_${serial}`, grossPaise: 100n });
  expect(await upload([ours(), other])).toMatchObject({ lines: 2, new_lines: 1, to_decide: 1 });
  expect((await moved())["GATEWAY_CLEARING"]).toBe(-50_000n);
  expect(await findings()).toEqual([]);
});

test("a line counts once however the gateway's names are written, and what the books know is found by each", async () => {
  const shouted = captured.gatewayPaymentId.toUpperCase().replaceAll("_", "-");
  expect(await upload([ours({ id: shouted })])).toMatchObject({ new_lines: 1, to_decide: 0 });
  await upload([ours(), ours({ id: ` ${captured.gatewayPaymentId} ` })]);
  expect(await linesOf({ search: `setl_${serial}` })).toHaveLength(1);
  expect(await moved()).toMatchObject({ GATEWAY_CLEARING: -50_000n });
  const { id, hear } = await uploadUnheardRefund();
  await upload([named({ entity: "refund", id: id.toUpperCase(), grossPaise: -20_000n })]);
  await hear();
  await upload([ours()]);
  expect(await linesOf({ search: "sbr", state: "To decide" })).toEqual([]);
  expect(await findings()).toEqual([]);
});

test("what the books do not know, and by how much a line differs, stands beside the gateway's account until an Admin decides", async () => {
  const elsewhere = named({ entity: "payment", id: `pay_shop_${serial}`, grossPaise: 7_000n });
  await upload([ours({ grossPaise: 60_000n }), elsewhere]);
  expect(await moved()).toMatchObject({ GATEWAY_CLEARING: -50_000n, GATEWAY_OTHER: -17_000n });
  const open = await linesOf({ state: "To decide", search: `setl_${serial}` });
  expect(open.map(({ state }: { state: string }) => state).sort()).toEqual(["Differs", "Unknown"]);
  for (const { line_id } of open) {
    const browser = await app.signedInUser(admin.userId);
    expect((await browser.call("decideSettlementLine", { line_id, remarks: "Sold at the counter" })).status).toBe(200);
    const again = await browser.call("decideSettlementLine", { line_id, remarks: "Sold" });
    expect([again.status, again.body.code]).toEqual([409, "settlement_line_decided"]);
  }
  expect(await linesOf({ state: "To decide", search: `setl_${serial}` })).toEqual([]);
  expect(await linesOf({ state: "Seen to", search: `setl_${serial}` })).toMatchObject([
    { remarks: "Sold at the counter" },
    { remarks: "Sold at the counter" },
  ]);
  expect(await findings()).toEqual([]);
});

test("a line fits once the books have heard of its money", async () => {
  const refund = await uploadUnheardRefund();
  expect(await moved()).toMatchObject({ GATEWAY_CLEARING: -50_000n, GATEWAY_OTHER: 20_000n });
  await refund.hear();
  expect((await admin.call("matchSettlementLines", {})).body.data[0]).toEqual({ matched: 1 });
  expect(await moved()).toEqual({ BANK: 28_820n, GATEWAY_CLEARING: -30_000n, GATEWAY_FEES: 1_000n, GATEWAY_TAX: 180n });
  expect(await findings()).toEqual([]);
});

test("a dispute takes its money, and gives it back where it is won", async () => {
  const about = { id: `disp_${serial}`, payment_id: captured.gatewayPaymentId, amountPaise: "50000" };
  const dispute = { ...about, status: "open", reason: null };
  await sandbox.tell({ eventId: dispute.id, body: JSON.stringify({ event: "dispute.created", dispute }) });
  const line = { entity: "adjustment", disputeId: dispute.id };
  const taken = named({ ...line, id: `adj_1_${serial}`, grossPaise: -50_000n });
  const back = named({ ...line, id: `adj_2_${serial}`, grossPaise: 50_000n });
  const free = { feePaise: 0n, taxPaise: 0n };
  expect(await upload([ours(free), taken, back])).toMatchObject({ new_lines: 3, to_decide: 0 });
  expect(await moved()).toEqual({ BANK: 50_000n, GATEWAY_CLEARING: -50_000n });
});

test("money that went out and that nobody knows of waits for a second person, where refunds do", async () => {
  await upload([named({ entity: "adjustment", id: `adj_${serial}`, grossPaise: -9_000n })]);
  const [line] = await linesOf({ state: "To decide", search: `adj_${serial}` });
  const { id: _id, ...rest } = await app.db.approvalSetting.findFirstOrThrow({ orderBy: { id: "desc" } });
  await app.db.approvalSetting.create({ data: { ...rest, scope: "everyone" } });
  const decided = await admin.call("decideSettlementLine", { line_id: line.line_id, remarks: "A penalty" });
  expect(decided.status).toBe(202);
  await app.db.approvalSetting.create({ data: rest });
});

test("a file whose figures do not come out even, or that is of days to come, changes nothing", async () => {
  const before = await app.db.settlementLine.count();
  const send = async (text: string) => {
    const browser = await app.signedInUser(admin.userId);
    const content = Buffer.from(text).toString("base64");
    const { status, body } = await browser.call("uploadGatewaySettlement", { filename: "a.csv", content });
    return [status, body.code];
  };
  const good = settlementCsv([ours()]);
  expect(await send(good.replace("488.20", "480.00"))).toEqual([422, "settlement_line_wrong"]);
  expect(await send(good.replace("500.00", "five"))).toEqual([422, "settlement_line_wrong"]);
  expect(await send(good.replace("settlement_utr", "other"))).toEqual([422, "settlement_file_unreadable"]);
  expect(await send(good.replace("05/05/2026 09:30", "06/05/2026 09:30"))).toEqual([422, "settlement_day_not_come"]);
  expect(await send("x")).toEqual([422, "settlement_file_unreadable"]);
  expect(await app.db.settlementLine.count()).toBe(before);
});

test("the database itself keeps each line as it came", async () => {
  await upload([ours()]);
  const run = (statement: string) => app.asOwner((owner) => owner.query(statement));
  await expect(run("update settlement_lines set gross_paise = 1")).rejects.toThrow("append-only");
  await expect(run("delete from settlement_lines")).rejects.toThrow("append-only");
  await expect(run("delete from settlement_files")).rejects.toThrow("append-only");
  await expect(app.db.settlementLine.updateMany({ data: { remarks: "x" } })).rejects.toThrow("permission denied");
});
