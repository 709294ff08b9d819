import { payButton } from "../support/payments.ts";
import { lookAt } from "../support/look.ts";
import { expect } from "../support/portal.ts";
import type { Page } from "../support/portal.ts";

lookAt([
  { name: "pay now", who: "customer", path: "/dashboard", reach: payNow },
  { name: "pay what is due", who: "customer", path: "/pay" },
  { name: "payment page", who: "customer", path: "/dashboard", speaks: "en", reach: goToPayment },
  { name: "payment being confirmed", who: "customer", path: "/dashboard", reach: payWith("The bank is slow") },
  { name: "failed payment", who: "customer", path: "/dashboard", reach: payWith("The payment fails") },
  { name: "confirmed payment", who: "customer", path: "/dashboard", reach: payWith("The payment succeeds") },
]);

async function payNow(page: Page): Promise<void> {
  await page
    .getByRole("link", { name: /^Pay Now/ })
    .first()
    .click();
  await expect(payButton(page)).toBeVisible();
}

/** On a book that nobody has tried to pay before, or past the warning. */
async function goToPayment(page: Page): Promise<void> {
  await payNow(page);
  await payButton(page).click();
  const yes = page.getByRole("button", { name: "Yes" });
  const gateway = page.getByRole("heading", { name: "Test payment" });
  await expect(gateway.or(yes)).toBeVisible();
  if (await yes.isVisible()) await yes.click();
  await expect(gateway).toBeVisible();
}

function payWith(button: string) {
  return async (page: Page) => {
    await goToPayment(page);
    await page.getByRole("button", { name: button }).click();
    await expect(page.getByRole("link", { name: "See the book" })).toBeVisible();
  };
}
