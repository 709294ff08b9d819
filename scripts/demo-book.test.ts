import { expect, test } from "vitest";
import { planShop } from "../apps/api/src/seed/plan-shop.ts";
import { demoBook } from "./demo-book.ts";

const firstOfMonths = Array.from({ length: 24 }, (_, month) => new Date(Date.UTC(2026, month, 1, 6)));

test.for(firstOfMonths)("the demo book of %s is open, and is paid", (now) => {
  const { clients, closings, events } = planShop(now, "Asia/Kolkata");
  const book = clients.flatMap(({ books }) => books).find(({ number }) => number === demoBook);
  expect(book?.scheme.paymentRule).toBe("flexible");
  expect(closings.filter((closing) => closing.book === book)).toEqual([]);
  expect(events.filter((event) => event.book === book && event.kind === "take")).not.toEqual([]);
});
