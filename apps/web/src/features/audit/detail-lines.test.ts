import { expect, test } from "vitest";
import { detailLines } from "./detail-lines.ts";

test.each([
  [{ amountPaise: "150000" }, "amount: ₹ 1,500.00"],
  [{ ratePaisePerGram: "725050" }, "rate: ₹ 7,250.50"],
  [{ weightMg: "1234" }, "weight: 1.234 g"],
  [{ sessionsEnded: 2 }, "sessions ended: 2"],
  [{ status: "Active → Disabled" }, "status: Active → Disabled"],
  [{ before: "", after: "clients.view, payments.take" }, "before: –; after: See clients, Take payments"],
  [{ amountPaise: "not kept" }, "amount paise: not kept"],
])("%o is read as %s", (detail, words) => {
  const said = detailLines(detail).map(({ label, value }) => `${label}: ${value}`);
  expect(said.join("; ").replaceAll("\u00a0", " ")).toBe(words);
});
