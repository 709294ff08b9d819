import { expect, signInAs, test } from "../support/portal.ts";
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
