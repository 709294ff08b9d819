import { arrive, choose, expect, post, signInAs, test, toast, unique } from "../support/portal.ts";
import type { Page } from "../support/portal.ts";
import { asAdmin, newCustomer, olderScheme, signInCustomer, takePayment } from "../support/shop.ts";
import { usuallyAtADesk } from "../support/sizes.ts";

for (const { viewport } of usuallyAtADesk) {
  test(`at ${viewport.width}: an Admin changes the benefits of an older scheme, and staff and the client are quoted the same`, async ({
    page,
    browser,
  }) => {
    await signInAs(page, "admin");
    await page.setViewportSize(viewport);
    // Nobody else joins it: the demo shop has taken it out of the offer.
    const name = "Pongal Plan";
    await page.goto(await olderScheme(page.request, name));
    const example = page.getByRole("region", { name: "What it comes to" });
    await choose(page, "Bonus", "No bonus");
    await expect(example).toHaveText(/A client gets back what was saved, and nothing more\./);
    await page.getByRole("textbox", { name: "Instalments", exact: true }).fill("11");
    await page.getByRole("checkbox", { name: "Open to new clients" }).check();

    await choose(page, "Bonus", "A share of one instalment, in rupees");
    const bonus = page.getByRole("group", { name: "Steps of the bonus" });
    await step(bonus, 1, "1", "25");
    await bonus.getByRole("button", { name: "Add a step" }).click();
    await step(bonus, 2, "11", "150");
    await choose(page, "Making charge", "A share of it is waived");
    await step(page.getByRole("group", { name: "Steps of the making charge" }), 1, "1", "50");
    await page.getByRole("textbox", { name: "At most" }).fill("2,000");
    await choose(page, "Late payment", "Loses the benefits");
    await page.getByRole("textbox", { name: "Days of grace" }).fill("7");
    await page.getByRole("textbox", { name: "Days to redeem" }).fill("60");
    for (const line of [
      "After 1 instalment of ₹ 1,000.00: bonus ₹ 250.00",
      "After 11 instalments of ₹ 1,000.00: bonus ₹ 1,500.00",
      "After 1 instalment: 50 % off the making charge, at most ₹ 2,000.00",
      "A late payment loses the benefits.",
      "To be redeemed within 60 days after maturity.",
    ]) {
      await expect(example.getByText(line, { exact: true })).toBeVisible();
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(viewport.width);
    await page.getByRole("button", { name: "Save Scheme" }).click();
    await expect(toast(page, `${name} is saved.`)).toBeVisible();

    const customer = newCustomer();
    const accountno = `P${unique()}`;
    await asAdmin(browser, ({ request }) =>
      post(request, "Enrol_Client", {
        ...customer,
        schemes: [{ accountno, chitschema: name, chitamount: "1000", duration: 11 }],
      }),
    );
    await takePayment(browser, accountno);

    await page.goto(`/view_client?search=${customer.email}`);
    await page.getByRole("link", { name: customer.name }).first().click();
    await page.getByRole("link", { name: accountno, exact: true }).click();
    await seesQuote(page);
    await signInCustomer(page, customer);
    await arrive(page, "/dashboard");
    await page.getByRole("link", { name: `Chit Details of book ${accountno}` }).click();
    await seesQuote(page);
    await page.getByText("What the bonus depends on").click();
    await expect(page.getByText("After 11 instalments of ₹ 1,000.00: bonus ₹ 1,500.00", { exact: true })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(viewport.width);
  });
}

test("mistakes in the steps are shown at their field, and the first of them has the focus", async ({ page }) => {
  await signInAs(page, "admin");
  await page.goto(await olderScheme(page.request, "Thanga Mazhai"));
  await expect(page.getByRole("note")).toContainText("counts as a deposit");
  await choose(page, "Bonus", "A share of the gold saved, in gold");
  const bonus = page.getByRole("group", { name: "Steps of the bonus" });
  await step(bonus, 1, "12", "");
  await step(bonus, 2, "16", "5");
  await page.getByRole("button", { name: "Save Scheme" }).click();
  await expect(bonus.getByText(/^Enter a percentage/)).toBeVisible();
  await expect(bonus.getByRole("textbox", { name: "1. Percent" })).toBeFocused();
  await bonus.getByRole("textbox", { name: "1. Percent" }).fill("2.5");
  await page.getByRole("button", { name: "Save Scheme" }).click();
  await expect(
    page.getByText("Only a scheme that saves gold can give a bonus in gold.", { exact: true }),
  ).toBeVisible();
  await expect(page.getByText("The scheme has fewer instalments than this.", { exact: true })).toBeVisible();
  await expect(page.getByRole("combobox", { name: "Bonus", exact: true })).toBeFocused();
  await expect(bonus.getByRole("textbox", { name: "2. From instalment" })).toHaveValue("16");
});

async function step(steps: Pick<Page, "getByRole">, number: number, from: string, percent: string): Promise<void> {
  await steps.getByRole("textbox", { name: `${number}. From instalment` }).fill(from);
  await steps.getByRole("textbox", { name: `${number}. Percent` }).fill(percent);
}

/** One instalment of Rs 1,000 of eleven is paid, and the first step is reached. */
async function seesQuote(page: Page): Promise<void> {
  const today = page.getByRole("region", { name: "If redeemed today" });
  await expect(today).toContainText("₹ 1,250.00");
  await expect(today).toContainText("₹ 250.00");
  await expect(today).toContainText("50 % off the making charge, at most ₹ 2,000.00");
  const later = page.getByRole("region", { name: "At maturity" });
  await expect(later).toContainText("₹ 12,500.00");
  await expect(later).toContainText("₹ 1,500.00");
  await expect(later).toContainText(/With the benefits until \d\d-\d\d-\d{4}\./);
}
