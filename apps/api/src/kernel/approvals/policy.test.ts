import { paise } from "@thangam/contracts/values/money";
import { describe, expect, test } from "vitest";
import { hundredthsBetween } from "#core/danger.ts";
import type { Danger } from "#core/danger.ts";
import type { ApprovalSettings } from "./approval-settings-store.ts";
import { isOverLimit, verdictOn } from "./policy.ts";

const settings: ApprovalSettings = {
  version: 1n,
  scope: "employees",
  kindsOff: [],
  refundPaise: paise(0n),
  typedNumberPaise: paise(100_000n),
  settlementPaise: paise(5_000_000n),
  chequePaise: paise(0n),
  variancePaise: paise(50_000n),
  weightHundredths: 50,
  goldRateHundredths: 500,
  expiryHours: 72,
  delayMinutes: 60,
  setAt: new Date(0),
  setBy: null,
};
const danger = (what: Partial<Danger>): Danger => ({ kind: "refund", recordType: "book", subject: "E1", ...what });

describe("a danger is over its limit", () => {
  test.each<[Partial<Danger>, boolean]>([
    [{ kind: "refund", amountPaise: 1n }, true],
    [{ kind: "typed_number", amountPaise: 100_000n }, false],
    [{ kind: "typed_number", amountPaise: 100_001n }, true],
    [{ kind: "settlement", amountPaise: 5_000_000n }, false],
    [{ kind: "settlement", amountPaise: 5_000_001n }, true],
    [{ kind: "settlement", amountPaise: 1n, isAlways: true }, true],
    [{ kind: "weight", hundredthsOff: 50 }, false],
    [{ kind: "weight", hundredthsOff: 51 }, true],
    [{ kind: "weight", hundredthsOff: null }, true],
    [{ kind: "gold_rate", hundredthsOff: 500 }, false],
    [{ kind: "gold_rate", hundredthsOff: 501 }, true],
    // What is not measured is not known to be harmless.
    [{ kind: "settlement" }, true],
    [{ kind: "reopen_day" }, true],
    [{ kind: "move", amountPaise: 1n }, true],
    [{ kind: "account_entry", amountPaise: 1n }, true],
    [{ kind: "cheque", amountPaise: 1n }, true],
    [{ kind: "variance", amountPaise: 50_000n }, false],
    [{ kind: "variance", amountPaise: 50_001n }, true],
    [{ kind: "bank_day", hundredthsOff: 0 }, false],
    [{ kind: "bank_day", hundredthsOff: 51 }, true],
    [{ kind: "bank_day", hundredthsOff: 0, isAlways: true }, true],
    [{ kind: "bank_day", hundredthsOff: null }, true],
    [{ kind: "rights" }, true],
  ])("%o: %s", (what, expected) => {
    expect(isOverLimit(danger(what), settings)).toBe(expected);
  });

  test("and never while its kind is switched off", () => {
    expect(isOverLimit(danger({ kind: "rights" }), { ...settings, kindsOff: ["rights"] })).toBe(false);
    expect(isOverLimit(danger({ kind: "import" }), { ...settings, kindsOff: ["rights"] })).toBe(true);
  });
});

describe("what becomes of a dangerous call", () => {
  const running = { isRunning: true, hasOtherAdmin: true, wasSetUp: true };
  test.each([
    ["employees", "Employee", running, "wait"],
    ["employees", "Admin", running, "tell"],
    ["alone", "Employee", running, "wait"],
    ["alone", "Admin", running, "delay"],
    ["everyone", "Employee", running, "wait"],
    ["everyone", "Admin", running, "wait"],
    // Nobody waits for somebody who is not there.
    ["everyone", "Admin", { ...running, hasOtherAdmin: false }, "delay"],
    // Nor is it done at once where nobody else is told of it, but in the demo shop.
    ["employees", "Admin", { ...running, hasOtherAdmin: false }, "delay"],
    ["employees", "Admin", { ...running, hasOtherAdmin: false, wasSetUp: false }, "tell"],
    ["everyone", "Admin", { ...running, hasOtherAdmin: false, wasSetUp: false }, "delay"],
    ["employees", "Employee", { ...running, hasOtherAdmin: false }, "wait"],
    ["everyone", "Employee", { ...running, isRunning: false }, "go"],
  ] as const)("%s, by an %s: %o", (scope, role, situation, expected) => {
    expect(verdictOn([danger({ amountPaise: 1n })], { ...settings, scope }, { role, ...situation })).toBe(expected);
  });

  test("is a delay where an only Admin does what somebody else should, whatever the settings say", () => {
    const own = danger({ kind: "account_entry", amountPaise: 1n, isForOthers: true });
    const told = { ...settings, scope: "employees" as const };
    const off = { ...told, kindsOff: ["account_entry" as const] };
    expect(verdictOn([own], off, { role: "Admin", ...running, hasOtherAdmin: false, wasSetUp: false })).toBe("delay");
    expect(verdictOn([own], told, { role: "Admin", ...running })).toBe("tell");
  });

  test("is nothing where no danger is over its limit", () => {
    const small = danger({ kind: "weight", hundredthsOff: 1 });
    expect(verdictOn([small], settings, { role: "Employee", ...running })).toBe("go");
    const both = [small, danger({ amountPaise: 1n })];
    expect(verdictOn(both, settings, { role: "Employee", ...running })).toBe("wait");
  });
});

test.each([
  [10_000n, 10_050n, 50],
  [10_000n, 9_950n, 50],
  // The smallest step above half a percent is above it.
  [1_000_000n, 1_005_001n, 51],
  [10_000n, 10_000n, 0],
  [null, 1n, null],
  [0n, 1n, null],
  [1n, 10n ** 12n, 1_000_000],
])("from %s to %s it is %s hundredths of a percent", (from, to, expected) => {
  expect(hundredthsBetween(from, to)).toBe(expected);
});
