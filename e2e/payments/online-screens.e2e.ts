import { payButton } from "../support/payments.ts";
import { lookAt } from "../support/look.ts";
import { expect } from "../support/portal.ts";
import type { Page } from "../support/portal.ts";

const states = [
  { name: "pay now", who: "customer", path: "/dashboard", reach: payNow },
  { name: "pay what is due", who: "customer", path: "/pay" },
  { name: "payment page", who: "customer", path: "/dashboard", speaks: "en", reach: goToPayment },
  { name: "payment being confirmed", who: "customer", path: "/dashboard", reach: payWith("The bank is slow") },
  { name: "failed payment", who: "customer", path: "/dashboard", reach: payWith("The payment fails") },
  { name: "confirmed payment", who: "customer", path: "/dashboard", reach: payWith("The payment succeeds") },
] as const;
// They pay on the same books, and a press that another one overtakes is refused.
lookAt(states, { inTurn: true });

async function payNow(page: Page): Promise<void> {
  await page
    .getByRole("link", { name: /^Pay Now/ })
    .first()
    .click();
  await expect(payButton(page)).toBeVisible();
}

/** Past the warning, if there is one. Other screens pay on the same books meanwhile: a press that was overtaken is begun anew. */
async function goToPayment(page: Page): Promise<void> {
  const yes = page.getByRole("button", { name: "Yes" });
  const gateway = page.getByRole("heading", { name: "Test payment" });
  await expect(async () => {
    await page.goto("/dashboard");
    await payNow(page);
    await payButton(page).click();
    await expect(gateway.or(yes)).toBeVisible({ timeout: 5_000 });
    if (await yes.isVisible()) await yes.click();
    await expect(gateway).toBeVisible({ timeout: 5_000 });
  }).toPass({ timeout: 30_000 });
}

function payWith(button: string) {
  return async (page: Page) => {
    await goToPayment(page);
    await page.getByRole("button", { name: button }).click();
    await expect(page.getByRole("link", { name: "See the book" })).toBeVisible();
  };
}
