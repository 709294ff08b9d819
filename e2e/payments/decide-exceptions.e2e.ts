import { payButton } from "../support/payments.ts";
import { arrive, choose, expect, signInAs, test, toast } from "../support/portal.ts";
import type { Page } from "../support/portal.ts";
import { enrol, newCustomer, signInCustomer } from "../support/shop.ts";
import { usuallyAtADesk } from "../support/sizes.ts";

for (const { where, viewport } of usuallyAtADesk) {
  test.describe(where, () => {
    test.use({ viewport });

    test("money paid twice is kept as a further instalment, with a receipt the customer finds", async ({ page }) => {
      const { book, chit } = await paidTwice(page);
      await signInAs(page, "admin");
      const row = await resolve(page, book, "Kept as an instalment", "She wants the next month paid with it");
      await expect(row).toContainText(/Kept as an instalment\s*T\d{4}-\d{7}/);
      await expect(row).toContainText("Payment Approved");
      await page.goto(chit);
      const instalments = page.getByRole("table", { name: "Instalments" }).getByRole("row");
      await expect(instalments.filter({ hasText: /T\d{4}-\d{7}/ })).not.toHaveCount(0);
    });

    const tag = "@patient";
    test("money paid twice goes back through the gateway, and its way can be followed", { tag }, async ({ page }) => {
      const { book } = await paidTwice(page);
      await signInAs(page, "admin");
      const row = await resolve(page, book, "Returned through the gateway", "Paid twice by mistake");
      await expect(row).toContainText("Failed");
      await page.goto(`/gateway_refunds?search=${book}`);
      const refund = page.getByRole("row").filter({ hasText: book });
      await expect(refund).toContainText("Paid twice by mistake");
      // Sent by itself, within the minute that such work is done in.
      await expect(async () => {
        await page.reload();
        await expect(refund).toContainText("Sent back", { timeout: 30_000 });
      }).toPass({ timeout: 240_000 });
    });
  });
}

test("what the gateway does not send is paid another way, with its reference, and taken from there", async ({
  page,
}) => {
  await signInAs(page, "admin");
  // The gateway of the demo shop keeps this money.
  await page.goto("/gateway_refunds?state=Not+sent");
  await page.getByRole("button", { name: /^Paid another way: / }).click();
  const dialog = page.getByRole("dialog", { name: "Paid another way" });
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog.getByText("Enter the reference of the return.", { exact: true })).toBeVisible();
  await expect(dialog.getByText("Choose how the money is given back.", { exact: true })).toBeVisible();
  await choose(page, "Paid back by", "Bank");
  await dialog.getByRole("textbox", { name: "Reference of the return" }).fill("NEFT N1234");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(toast(page, "The gateway is not asked for this refund any more.")).toBeVisible();
  await page.goto("/gateway_refunds?state=Paid+another+way&search=NEFT+N1234");
  const paid = page.getByRole("row").filter({ hasText: "NEFT N1234" });
  await expect(paid).toContainText("Paid another way");
  await expect(paid).toContainText("Bank · NEFT N1234");
  await expect(paid.getByRole("button")).toHaveCount(0);
  // The drawer's day and the figures by payment method know of it.
  await page.goto("/reports?by=mode");
  const bank = page.getByRole("table", { name: "Collections" }).getByRole("row", { name: /^Bank/ });
  await expect(bank.getByRole("cell", { name: /^-₹\s/ }).first()).toBeVisible();
  await expect(page.getByText(/^Moved: refunds that the gateway did not make/)).toBeVisible();
});

test("money that an event told of and the gateway does not have credits nothing, and somebody sees to it", async ({
  page,
}) => {
  await signInAs(page, "admin");
  await page.goto("/payment_exceptions");
  const row = page.getByRole("row").filter({ hasText: "The gateway does not have its money" });
  await row.getByRole("button", { name: /^Resolve payment/ }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText(/does not have the money demo_pay_\d+_forged\./);
  await dialog.getByRole("radio", { name: "Seen to" }).check();
  await expect(dialog).toContainText("Nothing changes.");
  await dialog.getByRole("textbox", { name: "Remarks" }).fill("The secret of the events is changed");
  await dialog.getByRole("button", { name: "Resolve" }).click();
  await expect(toast(page, "The payment exception is resolved.")).toBeVisible();
  await expect(row).toBeHidden();
  await page.goto("/payment_exceptions?state=all&search=_forged");
  await expect(row).toContainText("Seen to");
});

/** A new customer whose bank took the money for one instalment twice. */
async function paidTwice(page: Page): Promise<{ book: string; chit: string }> {
  const customer = newCustomer();
  const [book = ""] = await enrol(page.context().browser()!, customer, "K");
  await signInCustomer(page, customer);
  await arrive(page, "/dashboard");
  const chit = await page.getByRole("link", { name: `Chit Details of book ${book}` }).getAttribute("href");
  await page.getByRole("link", { name: `Pay Now for book ${book}` }).click();
  await choose(page, "Instalments to pay", "1 instalment");
  await payButton(page).click();
  await expect(page).toHaveURL(/\/checkout\/sandbox\/sbo_/);
  const form = { outcome: "success", notice: "never" };
  const presses = await Promise.all([1, 2].map(() => page.request.post(page.url(), { form, maxRedirects: 0 })));
  await page.goto(presses[0]?.headers()["location"] ?? "");
  await expect(page).toHaveURL(/\/paymentsuccessfull\?payment=\d+$/);
  return { book, chit: chit ?? "" };
}

async function resolve(page: Page, book: string, decision: string, remarks: string) {
  await page.goto(`/payment_exceptions?search=${book}`);
  await page.getByRole("button", { name: new RegExp(`^Resolve payment .* ${book}`) }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("radio", { name: decision }).check();
  await dialog.getByRole("button", { name: "Resolve" }).click();
  await expect(dialog.getByText("Enter Your Remark", { exact: true })).toBeVisible();
  await dialog.getByRole("textbox", { name: "Remarks" }).fill(remarks);
  await dialog.getByRole("button", { name: "Resolve" }).click();
  await expect(toast(page, "The payment exception is resolved.")).toBeVisible();
  await page.goto(`/payment_exceptions?state=all&search=${book}`);
  return page.getByRole("row").filter({ hasText: decision });
}
