import { expect, test } from "vitest";
import { factLabel, sortedFacts } from "./approval-labels.ts";
import { changeWords, factWords } from "./danger-labels.ts";

test.each([
  ["refund", "cash", "Cash"],
  ["refund", "Book reopened", "Book reopened"],
  ["variance", "13600", "₹\u00a013,600.00"],
  ["bank_day", "7000.5", "₹\u00a07,000.50"],
  ["cheque", "In hand", "In hand"],
  ["rights", "payments.take, clients.view", "Take payments, See clients"],
  ["weight", null, "not computed"],
  [
    "approval_settings",
    "scope: everyone → employees",
    "Whose calls wait: Everybody waits for somebody else → Employees wait for an Admin",
  ],
  ["approval_settings", "kindsOff: – → import, move", "Does not wait: – → Import, Payment moved to another book"],
  [
    "approval_settings",
    "refundPaise: 0 → 50000; weightHundredths: 50 → 100; expiryHours: 72 → 90",
    "Refund up to: ₹\u00a00.00 → ₹\u00a0500.00; Weight off by up to (percent): 0.50 → 1; Hours until a request expires: 72 → 90",
  ],
  [
    "approval_settings",
    "upiWithoutNumber: false → true; closingHour: 20 → 9; bankDays: 3 → 30",
    "UPI payments without a transaction number: No → Yes; The shop closes at: 20:00 → 09:00; Days that the bank is given: 3 → 30",
  ],
  [
    "approval_settings",
    "openPaymentsPerBook: 5 → 6; openPaymentsPerClient: 20 → 30",
    "Open payments for a book: 5 → 6; Open payments of a client: 20 → 30",
  ],
  [
    "approval_settings",
    "dayAction: block → off; bookPaise: 19999900 → 20000000",
    "Cash above the limit, in a day: Refuse it → No limit; Cash for one book in all: ₹\u00a01,99,999.00 → ₹\u00a02,00,000.00",
  ],
] as const)("a change of %s by %o reads %s", (kind, value, words) => {
  expect(changeWords(kind, value)).toBe(words);
});

test("days are written as everywhere, in the place of each", () => {
  expect(changeWords("holidays", "2027-01-14, 2027-01-15")).toBe("14-01-2027, 15-01-2027");
  expect(changeWords("holidays", "")).toBe("–");
  expect(factWords("unseenDays", "2027-01-14, 2027-01-15")).toBe("14-01-2027, 15-01-2027");
});

test("days and amounts among the facts are written as everywhere", () => {
  expect(factWords("bankDay", "2026-05-04")).toBe("04-05-2026");
  expect(factWords("each", "1000")).toBe("₹\u00a01,000.00");
  expect(factWords("offAtMost", "900000")).toBe("₹\u00a09,00,000.00");
  expect(factWords("cheaperGold", "1.25")).toBe("1.25%");
  expect(factWords("cheaperGold", "unknown")).toBe("Not known: a day has no gold rate");
  expect(factWords("addsMore", "5")).toBe("5%");
  expect(factWords("lessLate", "yes")).toBe("An instalment counts as less late than if it were paid today");
  expect(factWords("paidBack", "500")).toBe("₹\u00a0500.00");
  expect(factWords("unknownTaken", "400")).toBe("₹\u00a0400.00");
  expect(factWords("together", "998")).toBe("₹\u00a0998.00");
  expect(factWords("client", "Kavitha")).toBe("Kavitha");
  expect(factWords("gold", "0.500")).toBe("0.500 g");
  expect(factWords("bonus", "0")).toBe("₹\u00a00.00");
});

test("facts stand in the order in which people ask for them, however the server keeps them", () => {
  const facts = {
    gold: "0.500",
    ways: "Voucher",
    paper: "PAN",
    client: "Kavitha",
    other: "x",
    paperEnd: "123A",
    Cheque: "12",
  };
  expect(sortedFacts(facts).map(([name]) => name)).toEqual([
    "client",
    "ways",
    "gold",
    "Cheque",
    "paper",
    "paperEnd",
    "other",
  ]);
  expect(factLabel("Cheque")).toBe("Cheque number");
});
