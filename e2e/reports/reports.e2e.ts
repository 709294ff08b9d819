import { readFile } from "node:fs/promises";
import { choose, expect, exportAs, signInAs, test } from "../support/portal.ts";
import { enrol, newCustomer, takePayment } from "../support/shop.ts";
import { usuallyAtADesk } from "../support/sizes.ts";

test.beforeEach(({ page }) => signInAs(page, "admin"));

for (const { where, viewport } of usuallyAtADesk) {
  test.describe(where, () => {
    test.use({ viewport });

    test("the transaction report asks for a period or a day, sums up, filters and is saved", async ({
      page,
      browser,
    }) => {
      const customer = newCustomer();
      const [book = ""] = await enrol(browser, customer, "K");
      await takePayment(browser, book);
      await page.goto("/transactionReport");
      await page.getByRole("button", { name: "Search", exact: true }).click();
      await expect(page.getByText("Please select atleast one search criteria", { exact: true })).toBeVisible();
      await expect(page.getByRole("combobox", { name: "Select For" })).toBeFocused();
      await page.getByRole("button", { name: "Export", exact: true }).click();
      await expect(page.getByRole("menuitem", { name: /^CSV/ })).toBeDisabled();
      await page.keyboard.press("Escape");

      await choose(page, "Select For", "Last 3 Days");
      await page.getByRole("button", { name: "Search", exact: true }).click();
      await expect(page).toHaveURL(/period=3/);
      await page.getByRole("searchbox").fill(book);
      const table = page.getByRole("table", { name: "Transaction Report" });
      await expect(table.getByRole("row")).toHaveCount(2);
      await expect(table.getByRole("row").last()).toContainText(customer.email);
      await expect(page.getByRole("main")).toContainText("Payment Approved · 1");
      const [file] = await Promise.all([page.waitForEvent("download"), exportAs(page, "CSV")]);
      const lines = (await readFile(await file.path(), "utf8")).trimEnd().split("\r\n");
      expect(lines).toHaveLength(3);
      expect(lines[1]).toContain(`${book},${customer.name}`);
      await page.reload();
      await expect(page.getByRole("combobox", { name: "Select For" })).toHaveValue("3");
      await expect(table.getByRole("row")).toHaveCount(2);
    });

    test("every report has its tab in the address and its sums", async ({ page }) => {
      await page.goto("/reports");
      await expect(page.getByRole("table", { name: "Collections" }).getByRole("row").last()).toContainText("Total");
      await choose(page, "Count by", "Chit Scheme");
      await expect(page).toHaveURL(/by=scheme/);
      // On paper stands what was chosen, and none of the fields for it.
      await page.emulateMedia({ media: "print" });
      await expect(page.getByText(/^Collections · Chit Scheme · \d\d-\d\d-\d{4} – /)).toBeVisible();
      for (const role of ["combobox", "textbox", "button", "navigation"] as const)
        await expect(page.getByRole(role)).toHaveCount(0);
      await page.emulateMedia({ media: "screen" });
      await page.getByRole("link", { name: "Dues" }).click();
      await expect(page).toHaveURL(/tab=dues/);
      await expect(page.getByRole("table", { name: "Dues" })).toBeVisible();
      await page.getByRole("link", { name: "Books maturing" }).click();
      await choose(page, "Maturing", "Within 365 days");
      await expect(page.getByRole("table", { name: "Books maturing" }).getByRole("row").nth(1)).toBeVisible();
      await page.getByRole("link", { name: "Outstanding liability" }).click();
      await page.reload();
      await expect(page.getByRole("main")).toContainText("Gold owed");
      const [file] = await Promise.all([page.waitForEvent("download"), exportAs(page, "Excel")]);
      expect(file.suggestedFilename()).toMatch(/^liability-\d{4}-\d\d-\d\d\.xlsx$/);
    });
  });
}

test("the dashboard shows the trend of 30 days, in figures too", async ({ page }) => {
  await page.goto("/admin_dashboard");
  const trend = page.getByRole("region", { name: "Collection of the last 30 days" });
  await trend.getByText("Show the figures").click();
  await expect(trend.getByRole("row")).toHaveCount(31);
});

test("the dashboard begins with what a counter does all day, and the figures stand below it in sight", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await page.goto("/admin_dashboard");
  const shortcuts = page.getByRole("navigation", { name: "Shortcuts" }).getByRole("link");
  await expect(shortcuts).toHaveText([
    "Offline Payment: Payment",
    "Transactions",
    "View Client",
    "Add New Client",
    "Approve Client",
    "Day Close",
    /./,
    /./,
  ]);
  await expect(page.getByText("This month's collection")).toBeInViewport();
});
