import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { approvalKinds, switchableKinds } from "./approval-kinds.ts";
import type { ApprovalKind } from "./approval-kinds.ts";
import type { Operation } from "./operation.ts";
import { operations } from "./registry.ts";
import { isAllowed } from "./roles.ts";

describe("what may need an approval", () => {
  type Name = keyof typeof operations;
  /** Each danger that the shop named, and every operation by which it can be done. */
  const expected: Record<ApprovalKind, readonly Name[]> = {
    paid_months: ["addBook", "enrolClient"],
    weight: ["acknowledgePayment", "resolvePaymentException", "takeCounterPayment", "updatePayment"],
    refund: [
      "decideSettlementLine",
      "refundPayment",
      "resolvePaymentException",
      "settleGatewayRefund",
      "updatePayment",
    ],
    typed_number: ["acknowledgePayment", "resolvePaymentException", "takeCounterPayment", "updatePayment"],
    gold_rate: ["setGoldRate"],
    settlement: ["settleBook"],
    reopen_day: ["reopenDay"],
    rights: ["addUser", "giveBranches", "saveCapabilities", "updateUser"],
    identity: ["updateClient", "updateCustomer", "updateUser"],
    second_factor: ["resetSecondFactor"],
    nominee: ["setNominee"],
    import: ["startImport", "undoImport"],
    benefits: ["saveScheme"],
    move: ["moveBook", "movePayment"],
    bank_day: ["acknowledgePayment", "clearCheque", "updatePayment"],
    cheque: ["bounceCheque", "clearCheque"],
    account_entry: [
      "correctAccountEntry",
      "decideSettlementLine",
      "explainLeftover",
      "recordBankEntry",
      "recordCashWithdrawal",
      "uploadGatewaySettlement",
    ],
    variance: ["closeDay", "countSafe", "recordBankBalance"],
    holidays: ["setHolidays"],
    approval_settings: ["saveApprovalSettings", "saveSettings", "setCashLimits"],
  };

  test.each(approvalKinds)("%s is declared by the operations that can be it, and by no other", (kind) => {
    const declared = Object.entries<Operation>(operations).filter(([, { approval }]) => approval?.kinds.includes(kind));
    expect(declared.map(([name]) => name).toSorted()).toEqual(expected[kind]);
  });

  test("only a command waits, and none that a stranger or a customer may call", () => {
    for (const { approval, kind, allow } of Object.values<Operation>(operations)) {
      if (approval === undefined) continue;
      expect([kind, isAllowed(allow, { role: "Customer", capabilities: [] })]).toEqual(["command", false]);
    }
  });

  test("the settings switch every kind but their own", () => {
    const taken = z.safeDecode(operations.saveApprovalSettings.input, { version: "1", kinds_off: switchableKinds });
    expect(taken.error?.issues.filter(({ path }) => path[0] === "kinds_off")).toEqual([]);
    const off = z.safeDecode(operations.saveApprovalSettings.input, { version: "1", kinds_off: ["approval_settings"] });
    expect(off.error?.issues.filter(({ path }) => path[0] === "kinds_off")).toHaveLength(1);
  });
});
