import { choose, expect, exportAs, post, signInAs, test, toast } from "../support/portal.ts";
import { enrol, newCustomer } from "../support/shop.ts";
import { usuallyAtADesk } from "../support/sizes.ts";

for (const { viewport } of usuallyAtADesk) {
  test(`a message that could not be sent is found, read and sent again, ${viewport.width} wide`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await signInAs(page, "admin");
    const [failed] = await post<{ id: string; fld_email: string }[]>(page.request, "Get_Messages", {
      state: "Given up",
      kind: "payment_acknowledged",
    });
    if (failed === undefined) throw new Error("the demo shop has two messages that could not be sent");
    await page.goto("/email-inbox");
    await choose(page, "Status", "Given up");
    await expect(page).toHaveURL(/state=Given\+up/);
    await choose(page, "Message", "Payment acknowledged");
    await page.getByRole("button", { name: new RegExp(`^Read message ${failed.id}: Payment received`) }).click();
    const dialog = page.getByRole("dialog", { name: /Payment received/ });
    await expect(dialog).toContainText("550 5.1.1");
    await expect(dialog).toContainText("Thank you: your payment of");
    await page.keyboard.press("Escape");
    const again = page.getByRole("button", { name: new RegExp(`^Send again message ${failed.id}:`) });
    await again.click();
    await expect(toast(page, "The message is on its way again.")).toBeVisible();
    // What delivers the mail may still be starting beside the portal; the list looks by itself.
    await choose(page, "Status", "All");
    await page.getByRole("searchbox", { name: "Search by person" }).fill(failed.fld_email);
    await expect(page.getByRole("row").filter({ has: again })).toContainText("Delivered", { timeout: 240_000 });
  });
}

test("a password is masked in the log, and its message cannot be sent again", async ({ page, browser }) => {
  const customer = newCustomer("Malarvizhi Anban");
  await enrol(browser, customer, "K");
  await signInAs(page, "admin");
  const found = await page.request.get(`/api/Get_CustomerList?search=${encodeURIComponent(customer.email)}`);
  const { data }: { data: { fld_customerid: string }[] } = await found.json();
  await post(page.request, "Issue_Temporary_Password", { id: data[0]?.fld_customerid });
  await page.goto(`/email-inbox?search=${encodeURIComponent(customer.email)}`);
  await choose(page, "Message", "Temporary password");
  const again = page.getByRole("button", { name: /^Send again message \d+/ });
  await expect(again).toHaveCount(1);
  await expect(again).toBeDisabled();
  await expect(again).toHaveAttribute("title", "It carried a code or password, which is not kept.");
  await page.getByRole("button", { name: /^Read message/ }).click();
  await expect(page.getByRole("dialog")).toContainText("Your temporary password is: ••••••");
});

test("the log is saved with its filters", async ({ page }) => {
  await signInAs(page, "admin");
  await page.goto("/email-inbox?state=Given+up");
  const download = page.waitForEvent("download");
  await exportAs(page, "CSV");
  expect((await download).suggestedFilename()).toMatch(/^messages-\d{4}-\d\d-\d\d\.csv$/);
});
