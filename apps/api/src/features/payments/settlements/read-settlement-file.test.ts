import { MAX_SETTLEMENT_LINES, MAX_SETTLEMENTS } from "@thangam/contracts/payments/settlement-schemas";
import { expect, test } from "vitest";
import { settlementCsv } from "#testing/settlement-report.ts";
import { parseSettlementLine } from "./parse-settlement-line.ts";
import { readSettlementFile } from "./read-settlement-file.ts";

const line = (n: number) => ({ entity: "payment", id: `pay_${n}`, grossPaise: 10_000n, feePaise: 200n, taxPaise: 36n });
const read = (text: string) => Array.fromAsync(readSettlementFile(Buffer.from(text), "2026-05-07"));

test("a long report is read some lines at once", async () => {
  const batches = await read(settlementCsv(Array.from({ length: 1_100 }, (_, n) => line(n))));
  expect(batches.map(({ length }) => length)).toEqual([500, 500, 100]);
  expect(batches[0]?.[0]).toEqual({
    kind: "payment",
    gatewayKind: "payment",
    entityId: "pay_0",
    settlementId: "setl_1",
    utr: "UTRsetl_1",
    disputeId: null,
    settledOn: "2026-05-05",
    grossPaise: 10_000n,
    feePaise: 200n,
    taxPaise: 36n,
  });
});

test("a report of days without a settlement has no lines", async () => {
  expect(await read(settlementCsv([]))).toEqual([]);
  await expect(read("")).rejects.toThrow("settlement_file_unreadable");
});

test("more settlements than a year has days are too many for one report", async () => {
  const of = (count: number) =>
    settlementCsv(Array.from({ length: count }, (_, n) => ({ ...line(n), settlementId: `setl_${n}` })));
  expect((await read(of(MAX_SETTLEMENTS))).flat()).toHaveLength(MAX_SETTLEMENTS);
  await expect(read(of(MAX_SETTLEMENTS + 1))).rejects.toThrow("settlement_too_long");
});

test("columns stand in any order, and more lines than a report ever has are refused", async () => {
  const [headings = "", row = ""] = settlementCsv([line(1)]).split("\r\n");
  const turned = [headings, row].map((text) => text.split(",").toReversed().join(",")).join("\n");
  expect(await read(turned)).toHaveLength(1);
  const many = `${headings}\n${`${row}\n`.repeat(MAX_SETTLEMENT_LINES + 1)}`;
  await expect(read(many)).rejects.toThrow("settlement_too_long");
});

test("dates are read in both forms, unsettled lines are left out, and a line adds up or is refused", () => {
  const record = {
    transaction_entity: "refund",
    entity_id: "rfnd_1",
    amount: "5",
    "fee (exclusive tax)": "",
    tax: "0.0",
    debit: "5.00",
    credit: "0",
    settlement_id: "setl_1",
    settlement_utr: "U1",
    settled_at: "2026-05-06T09:30:00",
  };
  expect(parseSettlementLine(record, 2, "2026-05-07")).toMatchObject({
    kind: "refund",
    grossPaise: -500n,
    settledOn: "2026-05-06",
  });
  expect(parseSettlementLine({ ...record, settled_at: "6/5/2026 09:30" }, 2, "2026-05-07")?.settledOn).toBe(
    "2026-05-06",
  );
  expect(parseSettlementLine({ ...record, settlement_id: "" }, 2, "2026-05-07")).toBeNull();
  const odd = [
    { amount: "6" },
    { amount: "-5" },
    { amount: "1e3" },
    { debit: "5.001" },
    { settled_at: "soon" },
    { currency: "USD" },
    { entity_id: "a b" },
    { transaction_entity: "" },
  ];
  for (const of of odd)
    expect(() => parseSettlementLine({ ...record, ...of }, 7, "2026-05-07"), JSON.stringify(of)).toThrow("line 7");
});

test("a kind is one kind however it is written, and what was settled after tomorrow is refused with its line", async () => {
  for (const entity of ["payment", "Payment", "PAYMENT"]) {
    const [[found] = []] = await read(settlementCsv([{ ...line(1), entity }]));
    expect(found).toMatchObject({ kind: "payment", gatewayKind: "payment" });
  }
  expect(await read(settlementCsv([{ ...line(1), settledOn: "07/05/2026" }]))).toHaveLength(1);
  const late = settlementCsv([line(1), { ...line(2), settledOn: "08/05/2026" }]);
  await expect(read(late)).rejects.toThrow("settlement_day_not_come in line 3");
});
