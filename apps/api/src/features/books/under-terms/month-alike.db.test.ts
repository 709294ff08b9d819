import { monthCases, termsOfMonth } from "@thangam/terms/testing/month-cases";
import { expect, test } from "vitest";
import { app, comes, joined } from "./book-story.testing.ts";

test.each(monthCases)(
  "the counter says of a month, before it saves and then, of one table of cases: $name",
  async (one) => {
    const { cameOn, isFlexible = false, brought, paid, tried, isTaken } = one;
    const book = await joined({
      terms: termsOfMonth(one),
      joinedOn: cameOn,
      paidMonths: brought?.count ?? 0,
      ...(isFlexible ? {} : { rupees: 1000 }),
    });
    if (brought !== undefined) await joinedElsewhere(book.number, brought.joinedOn);
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

/** As an import writes it, which names the day. */
async function joinedElsewhere(number: string, day: string): Promise<void> {
  await app.asOwner((owner) => owner.query("update books set joined_on = $2 where number = $1", [number, day]));
}
