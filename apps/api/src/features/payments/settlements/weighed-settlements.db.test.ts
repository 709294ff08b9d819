import { beforeEach, describe, expect, test } from "vitest";
import { reportOf } from "#testing/settlement-report.ts";
import type { ReportLine } from "#testing/settlement-report.ts";
import {
  admin,
  app,
  captured,
  findings,
  linesOf,
  moved,
  named,
  ours,
  serial,
  upload,
  uploadUnheardRefund,
} from "./settlements.testing.ts";

async function setScope(scope: "employees" | "everyone"): Promise<void> {
  const { id: _id, ...rest } = await app.db.approvalSetting.findFirstOrThrow({ orderBy: { id: "desc" } });
  await app.db.approvalSetting.create({ data: { ...rest, scope } });
}
const send = async (lines: readonly ReportLine[]) =>
  (await app.signedInUser(admin.userId)).call("uploadGatewaySettlement", reportOf(lines));
const taken = (grossPaise = -40_000n) => named({ entity: "adjustment", id: `adj_${serial}`, grossPaise });
const newest = () => app.db.approval.findFirstOrThrow({ orderBy: { id: "desc" } });
const openLine = async () => (await linesOf({ state: "To decide", search: `setl_${serial}` }))[0];

beforeEach(() => setScope("everyone"));

describe("a report that the gateway may not have written waits for another Admin", () => {
  test("one that takes money from the bank, which it does once it is approved", async () => {
    const { status, body } = await send([taken()]);
    expect(status).toBe(202);
    expect(await moved()).toEqual({});
    expect(await linesOf({ search: `setl_${serial}` })).toEqual([]);
    expect(await newest()).toMatchObject({
      kind: "account_entry",
      state: "waiting",
      dangers: [
        {
          subject: "settlement-recon.csv",
          facts: { settlements: `setl_${serial}`, fromBank: "400", unknownTaken: "400" },
        },
      ],
    });
    const other = await app.signedInAs({ userType: "Admin" });
    const id = String(body.approval.approval_id);
    expect((await other.call("decideApproval", { approval_id: id, decision: "approve" })).status).toBe(200);
    expect(await moved()).toEqual({ BANK: -40_000n, GATEWAY_OTHER: 40_000n });
    expect(await findings()).toEqual([]);
  });

  test.each([
    ["an unknown line that takes a part of the payout", () => [ours(), taken(-9_000n)], { unknownTaken: "90" }],
    ["a payment of which less came", () => [ours({ grossPaise: 40_000n })], { unknownTaken: "100" }],
    ["a fee above a twentieth", () => [ours({ feePaise: 2_400n, taxPaise: 101n })], { highFees: "25.01" }],
    ["a fee of nine tenths", () => [ours({ feePaise: 45_000n })], { highFees: "451.80" }],
    [
      "a fee on nothing",
      () => [ours(), named({ entity: "fee", id: `fee_${serial}`, grossPaise: 0n, feePaise: 1n })],
      { highFees: "0.01" },
    ],
  ])("%s", async (_what, lines, facts) => {
    expect((await send(lines())).status).toBe(202);
    expect((await newest()).dangers).toMatchObject([{ kind: "account_entry", facts }]);
  });

  test("one of payments with their usual fees does not, nor one that brings unknown money", async () => {
    const more = named({ entity: "payment", id: `pay_more_${serial}`, grossPaise: 100n });
    expect((await send([ours({ feePaise: 2_400n, taxPaise: 100n }), more])).status).toBe(200);
    expect((await send([ours(), more])).status).toBe(200);
  });
});

test("where Admins do not wait, it is done and told to the others", async () => {
  await setScope("employees");
  expect(await upload([taken()])).toMatchObject({ net: "-400", to_decide: 1 });
  expect(await newest()).toMatchObject({
    kind: "account_entry",
    state: "told",
    operation: "Upload_Gateway_Settlement",
  });
});

describe("a line whose fee is too high", () => {
  beforeEach(() => setScope("employees"));

  test("differs, and is matched by nothing but a decision", async () => {
    expect(await upload([ours({ feePaise: 2_501n, taxPaise: 0n })])).toMatchObject({ to_decide: 1 });
    expect(await linesOf({ search: captured.gatewayPaymentId })).toMatchObject([{ state: "Differs", expected: "500" }]);
    expect((await admin.call("matchSettlementLines", {})).body.data[0]).toEqual({ matched: 0 });
    const { line_id } = await openLine();
    await setScope("everyone");
    expect((await admin.call("decideSettlementLine", { line_id, remarks: "A card of another country" })).status).toBe(
      202,
    );
    expect(await newest()).toMatchObject({ kind: "account_entry", dangers: [{ amountPaise: "2501" }] });
    expect(await findings()).toEqual([]);
  });

  test("differs still when the books hear of its money later, and no longer stands beside the payments", async () => {
    const refund = await uploadUnheardRefund({ feePaise: 5_000n });
    expect(await moved()).toMatchObject({ GATEWAY_OTHER: 20_000n });
    await refund.hear();
    expect((await admin.call("matchSettlementLines", {})).body.data[0]).toEqual({ matched: 1 });
    expect(await moved()).not.toHaveProperty("GATEWAY_OTHER");
    expect(await openLine()).toMatchObject({ entity_id: refund.id, state: "Differs", gross: "-200", expected: "-200" });
    expect((await admin.call("matchSettlementLines", {})).body.data[0]).toEqual({ matched: 0 });
    expect(await findings()).toEqual([]);
  });

  /** The amount, what is taken of it, and the state that the database takes. */
  test.each([
    [50_000n, 2_500n, "matched"],
    [50_000n, 2_501n, "differs"],
    [-20_000n, 1_000n, "matched"],
    [-20_000n, 1_001n, "differs"],
    [0n, 0n, "matched"],
    [0n, 1n, "differs"],
    [19n, 1n, "differs"],
    [20n, 1n, "matched"],
  ])("is one of %s with a fee of %s: %s, and the database keeps no other state", async (gross, fee, state) => {
    await upload([ours({ feePaise: 0n, taxPaise: 0n })]);
    const { id: fileId } = await app.db.settlementFile.findFirstOrThrow();
    const insert = (as: string) =>
      app.asOwner((owner) =>
        owner.query(
          `insert into settlement_lines (file_id, gateway, kind, gateway_kind, entity_id, settlement_id, utr, settled_on,
             gross_paise, fee_paise, tax_paise, expected_paise, state)
           values ($1, 'other', 'other', 'adjustment', 'case ' || $2::bigint || ' ' || $3::bigint, 'case', 'UTR', '2026-05-05',
             $2::bigint, $3::bigint, 0, $2::bigint, $4)`,
          [fileId, gross, fee, as],
        ),
      );
    const [said] = await app.asOwner(async (owner) => {
      const { rows } = await owner.query(
        "select state_of_settlement_line($1::bigint, $1::bigint, $2::bigint, 0) as state",
        [gross, fee],
      );
      return rows;
    });
    expect(said).toEqual({ state });
    await expect(insert(state === "matched" ? "differs" : "matched")).rejects.toThrow("settlement_lines_state_check");
  });
});

test("unknown money that came is decided about with another Admin", async () => {
  await upload([named({ entity: "payment", id: `pay_customer_${serial}`, grossPaise: 500_000n })]);
  const { line_id } = await openLine();
  expect((await admin.call("decideSettlementLine", { line_id, remarks: "Ours" })).status).toBe(202);
  expect(await newest()).toMatchObject({ kind: "account_entry", reason: "Ours", dangers: [{ amountPaise: "500000" }] });
});

test("lines to decide ring the bell of each Admin until they are decided", async () => {
  await setScope("employees");
  const bell = async () => {
    const { body } = await (await app.signedInAs({ userType: "Admin" })).call("listNotifications", {});
    return body.data.find(({ kind }: { kind: string }) => kind === "settlement_lines_open")?.total ?? 0;
  };
  const before = await bell();
  await upload([ours(), taken()]);
  expect(await bell()).toBe(before + 1);
  const clerk = await app.signedInAs({ userType: "Employee", capabilities: ["payments.acknowledge"] });
  const { body } = await clerk.call("listNotifications", {});
  expect(body.data.map(({ kind }: { kind: string }) => kind)).not.toContain("settlement_lines_open");
  const { line_id } = await openLine();
  expect((await admin.call("decideSettlementLine", { line_id, remarks: "A penalty" })).status).toBe(200);
  expect(await bell()).toBe(before);
});
