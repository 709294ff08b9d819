import { choose, expect, signInAs, test } from "../support/portal.ts";
import { enrol, newCustomer, takePayment } from "../support/shop.ts";

test.use({ viewport: { width: 768, height: 768 } });
test.beforeEach(({ page }) => signInAs(page, "admin"));

test("the last button of a long dialog is in sight, and no field that takes the focus lies behind it", async ({
  page,
  browser,
}) => {
  const customer = newCustomer();
  const [book = ""] = await enrol(browser, customer, "K");
  await takePayment(browser, book);
  await page.goto(`/view_client?search=${book}`);
  await page.getByRole("link", { name: customer.name, exact: true }).click();
  await page.getByRole("button", { name: `Settle: book ${book}` }).click();
  const dialog = page.getByRole("dialog", { name: `Settle book ${book}` });
  await choose(page, "The client gets", "The money back");
  await dialog.getByRole("radio", { name: "By signature and identity paper" }).check();
  await dialog.getByText("How did the client confirm?").scrollIntoViewIfNeeded();
  await page.mouse.move(384, 300);
  await page.mouse.wheel(0, -2_000);
  await expect(dialog.getByRole("heading", { name: `Settle book ${book}` })).toBeInViewport();
  const settle = dialog.getByRole("button", { name: "Settle for good" });
  await expect(settle).toBeInViewport({ ratio: 1 });
  const bar = await settle.boundingBox();
  for (const name of ["Remarks", "Last four characters of its number", "Handed over to"]) {
    const field = dialog.getByRole("textbox", { name });
    await field.focus();
    const { y = 0, height = 0 } = (await field.boundingBox()) ?? {};
    expect(y + height, name).toBeLessThanOrEqual(bar?.y ?? 0);
  }
});
