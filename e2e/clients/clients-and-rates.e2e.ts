import { expect, signInAs, test, toast } from "../support/portal.ts";
import { enrol, newCustomer } from "../support/shop.ts";

test.beforeEach(({ page }) => signInAs(page, "admin"));

test("clients are found by name, number or day of joining", async ({ page, browser }) => {
  const customer = newCustomer("Thenmozhi Arul");
  const [book = ""] = await enrol(browser, customer, "K");
  await page.goto("/view_client");
  await page.getByRole("searchbox", { name: "Search clients" }).fill(book);
  const table = page.getByRole("table", { name: "Clients" });
  await expect(table.getByRole("row")).toHaveCount(2);
  await expect(table).toContainText(customer.email);

  await page.getByRole("searchbox", { name: "Search clients" }).fill("");
  await expect(page).toHaveURL(/view_client$/);
  const today = new Intl.DateTimeFormat("en-GB", { timeZone: "Asia/Kolkata" }).format(new Date()).replaceAll("/", "-");
  await page.getByRole("button", { name: "Search", exact: true }).click();
  await expect(page.getByText("Please select from date and to date", { exact: true })).toHaveCount(2);
  await page.getByRole("textbox", { name: "From" }).fill(today);
  await page.getByRole("button", { name: "Search", exact: true }).click();
  await expect(page.getByText("Please select from date and to date", { exact: true })).toBeVisible();
  await page.getByRole("textbox", { name: "To", exact: true }).fill(today);
  await page.getByRole("button", { name: "Search", exact: true }).click();
  await expect(page).toHaveURL(/from=\d{4}-\d\d-\d\d&to=\d{4}-\d\d-\d\d/);
  await expect(table).toContainText(customer.email);
  await page.getByRole("link", { name: `Take a payment on book ${book}` }).click();
  await expect(page.getByRole("region", { name: `Book ${book}` })).toContainText(customer.name);
});

test("a new gold rate counts at once, and the one before it stays to be seen", async ({ page }) => {
  await page.goto("/add_daily_gold_rate");
  const update = page.getByRole("button", { name: "Update Gold Rate" });
  await update.click();
  const dialog = page.getByRole("dialog", { name: "Update Gold Rate" });
  await expect(dialog.getByRole("textbox", { name: "Date" })).toBeDisabled();
  const rate = dialog.getByRole("textbox", { name: "Gold Rate" });
  for (const wrong of ["", "0", "lots"]) {
    await rate.fill(wrong);
    await dialog.getByRole("button", { name: "Save" }).click();
    await expect(dialog.getByText("Please enter valid gold rate", { exact: true })).toBeVisible();
  }
  // 24 carat, so that no other test's weight changes under it.
  await dialog.getByRole("radio", { name: "24 carat" }).check();
  await rate.fill("1,313.15");
  await dialog.getByRole("button", { name: "Save" }).click();
  const again = dialog.getByRole("textbox", { name: "The same rate again" });
  await expect(again).toHaveAccessibleDescription(/far from the last rate/);
  await again.fill("1,313.51");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(again).toHaveAccessibleDescription(/far from the last rate/);
  await rate.fill("13,131.50");
  await expect(again).toBeHidden();
  await dialog.getByRole("button", { name: "Save" }).click();
  const table = page.getByRole("table", { name: /Gold rates/ });
  await expect(table.getByRole("row").nth(1)).toContainText("13,131.50");
  // Corrected on the same day, which may have begun a moment ago.
  await update.click();
  await dialog.getByRole("radio", { name: "24 carat" }).check();
  await rate.fill("13,132");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(toast(page, "Sucessfuly updated gold rate")).toBeVisible();
  await expect(table.getByRole("row").nth(1)).toContainText("13,132.00");
  await expect(table.getByRole("row", { name: /corrected/ }).first()).toBeVisible();
});
