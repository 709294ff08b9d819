import { arrive, choose, expect, exportAs, signInAs, test } from "../support/portal.ts";
import { showAsPrinted } from "../support/paper.ts";
import { usuallyAtADesk } from "../support/sizes.ts";

test.beforeEach(({ page }) => signInAs(page, "admin"));

for (const { where, viewport } of usuallyAtADesk) {
  test.describe(where, () => {
    test.use({ viewport });

    test("every report has its tab in the address and its sums", async ({ page }) => {
      await page.goto("/reports");
      await expect(page.getByRole("table", { name: "Collections" }).getByRole("row").last()).toContainText("Total");
      await choose(page, "Count by", "Chit Scheme");
      await expect(page).toHaveURL(/by=scheme/);
      // On paper stands what was chosen, and none of the fields for it.
      await showAsPrinted(page);
      await expect(
        page.getByText(/^Collections · Count by: Chit Scheme · From Date: \d\d-\d\d-\d{4} · To Date: /),
      ).toBeVisible();
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

test("the dashboard shows the trend of 30 days and of a year where it kept the room for it, in figures too", async ({
  page,
}) => {
  const figures = Promise.withResolvers<void>();
  await page.route(/\/api\/(?!Get_Session)/, async (route) => {
    await figures.promise;
    await route.continue();
  });
  await arrive(page, "/admin_dashboard");
  const trend = page.getByRole("region", { name: "What was collected" });
  await expect(trend).toBeVisible();
  const kept = await trend.boundingBox();
  figures.resolve();
  await expect(page.getByRole("listitem").filter({ hasText: "Today's collection" })).toContainText("payments");
  await expect(trend.getByRole("button", { name: /^365 days/ })).toBeVisible();
  const taken = await trend.boundingBox();
  for (const side of ["y", "height"] as const)
    expect(Math.abs((taken?.[side] ?? 0) - (kept?.[side] ?? 99))).toBeLessThan(3);
  await trend.getByText("Show the figures").click();
  await expect(trend.getByRole("row")).toHaveCount(31);
  await trend.getByRole("button", { name: /^365 days/ }).click();
  await expect(trend.getByRole("columnheader").first()).toHaveText("Month");
});

test("the dashboard begins with what a counter does all day, and the figures stand below it in sight", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await arrive(page, "/admin_dashboard");
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
