import { expect, rowAction, signInAs, test } from "../support/portal.ts";

test.use({ viewport: { width: 390, height: 844 } });
test.beforeEach(({ page }) => signInAs(page, "admin"));

test("what a message says at the top covers no button of the dialog that it is about", async ({ page }) => {
  await page.route("**/api/Mailer", (route) => route.fulfill({ status: 500, body: "broken" }));
  await page.goto("/transaction_list?status=Payment+Approved");
  await rowAction(page, /^Send acknowledgement/);
  const dialog = page.getByRole("dialog", { name: "Send Acknowledgement" });
  await dialog.getByRole("button", { name: "Send Acknowledgement" }).click();
  const message = page.getByRole("region", { name: "Notifications" }).getByRole("alert");
  await expect(message).toBeVisible();
  const told = await message.boundingBox();
  for (const name of ["Receipt", "Send Acknowledgement"]) {
    const button = await dialog.getByRole("button", { name }).boundingBox();
    expect(button?.y, name).toBeGreaterThan((told?.y ?? 0) + (told?.height ?? 0));
  }
});
