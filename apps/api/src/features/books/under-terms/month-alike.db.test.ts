import { monthCases, termsOfMonth } from "@thangam/terms/testing/month-cases";
import { expect, test } from "vitest";
import { comes, joined } from "./book-story.testing.ts";

test.each(monthCases)(
  "the counter says of a month, before it saves and then, of one table of cases: $name",
  async (one) => {
    const { joinedOn, isFlexible = false, brought = 0, paid, tried, isTaken } = one;
    const book = await joined({
      terms: termsOfMonth(one),
      joinedOn,
      paidMonths: brought,
      ...(isFlexible ? {} : { rupees: 1000 }),
    });
    for (const [day, instalments] of paid) await book.pays([day], 1000 * instalments);
    const [day, instalments] = tried;
    const by = await comes(day);
    const preview = await by.call("previewPayment", {
      accountno: book.number,
      amounttopay: String(1000 * instalments),
    });
    expect(preview.body.data).toMatchObject({ refusal: isTaken ? null : "month_is_full" });
    expect(await book.tries(day, 1000 * instalments)).toBe(isTaken ? "paid" : "month_is_full");
  },
);
