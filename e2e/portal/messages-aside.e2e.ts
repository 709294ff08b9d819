import { expect, rowAction, signInAs, test, toast } from "../support/portal.ts";

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
  await message.getByText("Something went wrong, try again later.").click();
  await expect(dialog).toBeVisible();
});

test("a press on the words of a message reaches what they cover", async ({ page }) => {
  await page.goto("/transaction_list?status=Payment+Approved");
  await rowAction(page, /^Send acknowledgement/);
  await page.getByRole("dialog").getByRole("button", { name: "Send Acknowledgement" }).click();
  const words = toast(page, "Acknowledgment Successfully sent.");
  await expect(words).toBeVisible();
  await expect(page.getByRole("dialog")).toBeHidden();
  const isReached = await words.evaluate((message) => {
    const { x, y, width, height } = message.getBoundingClientRect();
    return !message.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });
  expect(isReached, "the page under the words is reached").toBe(true);
});
