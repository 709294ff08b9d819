import { choose, expect, signInAs, test, toast } from "../support/portal.ts";
import { enrol, newCustomer } from "../support/shop.ts";
import { usuallyAtADesk } from "../support/sizes.ts";

for (const { where, viewport } of usuallyAtADesk) {
  test.describe(where, () => {
    test.use({ viewport });
    test.beforeEach(({ page }) => signInAs(page, "admin"));

    test("two lakh rupees in cash are said at the counter to be too much, refused, and taken another way", async ({
      page,
      browser,
    }) => {
      const [book = ""] = await enrol(browser, newCustomer(), "GF");
      await page.goto(`/offline_payment?book=${book}`);
      const amount = page.getByRole("textbox", { name: "Amount" });
      const note = page
        .getByRole("status")
        .filter({ hasText: /Cash of one client in a day is limited to ₹\s1,99,999\.00; ₹\s1,99,999\.00 is left today/ })
        .filter({ hasText: "Take the rest another way." });
      await amount.fill("199900");
      await expect(page.getByRole("region", { name: `Book ${book}` })).toContainText("1,99,900.00");
      await expect(note).toBeHidden();
      await amount.fill("200000");
      await expect(note).toBeVisible();
      await page.getByRole("button", { name: "Save Payment Details" }).click();
      await expect(amount).toHaveAccessibleDescription(/This is more cash than may be taken from one client in a day/);
      await expect(amount).toBeFocused();
      await expect(page.getByRole("region", { name: "Last receipt" })).toBeHidden();

      await page.getByRole("radio", { name: "UPI" }).check();
      await expect(note).toBeHidden();
      await page.getByRole("textbox", { name: "UPI transaction number" }).fill(`UPI${book}`);
      await page.getByRole("button", { name: "Save Payment Details" }).click();
      await expect(toast(page, "Payment Completed.")).toBeVisible();
      await expect(page.getByRole("region", { name: "Last receipt" })).toContainText("2,00,000.00");
    });

    test("limits set for a later day stand beside those of today, which the next change begins with", async ({
      page,
    }) => {
      await page.goto("/settings");
      const form = page.getByRole("form", { name: "Cash limits" });
      const save = form.getByRole("button", { name: "Save cash limits" });
      const inADay = form.getByRole("textbox", { name: "From one client in a day" });
      await expect(save).toBeDisabled();
      await inADay.fill("0");
      await save.click();
      await expect(inADay).toHaveAccessibleDescription(/./);
      await inADay.fill("150000");
      await choose(page, "Above it, in a day", "Warn only");
      await form.getByRole("textbox", { name: "Holds from" }).fill("01-01-2099");
      await save.click();
      await expect(toast(page, "The cash limits are saved.")).toBeVisible();
      const set = page.getByRole("list", { name: "Cash limits so far" }).getByRole("listitem");
      await expect(set.first()).toContainText("From 01-01-2099");
      await expect(set.first()).toContainText("In a day ₹ 1,50,000.00: Warn only");
      await expect(set.filter({ hasText: "Holds now" })).toContainText("From 01-01-2000");
      await expect(inADay).toHaveValue("1,99,999.00");
      await page.reload();
      await expect(inADay).toHaveValue("1,99,999.00");
      await expect(save).toBeDisabled();
    });
  });
}
