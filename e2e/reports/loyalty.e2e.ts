import { arrive, choose, expect, exportAs, signInAs, test, toast } from "../support/portal.ts";

test("an Admin sets what a hundred rupees earn, and reads who earned what", async ({ page }) => {
  await signInAs(page, "admin");
  // Of days to which nobody adds while other journeys take payments.
  const settled = new Date(Date.now() - 40 * 86_400_000).toISOString().slice(0, 10);
  await page.goto(`/loyaltyPointReport?to=${settled}`);
  const table = page.getByRole("table", { name: "Loyalty points" });
  await expect(table.getByRole("row").nth(5)).toBeVisible();
  const total = page.getByRole("main").locator("dl dd").first();
  const before = (await total.textContent()) ?? "";
  expect(before).toMatch(/^[\d,]+$/);

  await page.goto("/settings");
  const points = page.getByRole("textbox", { name: "Points for each ₹ 100" });
  await expect(points).toHaveValue("2");
  await points.fill("1500");
  await page.getByRole("button", { name: "Save Settings" }).click();
  await expect(page.getByText("Enter whole points, 0 to 1000.")).toBeVisible();
  await expect(points).toBeFocused();
  await points.fill("3");
  await page.getByRole("button", { name: "Save Settings" }).click();
  await expect(toast(page, "The settings are saved.")).toBeVisible();

  // On a phone, and what was earned is as it was.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/loyaltyPointReport?to=${settled}`);
  await choose(page, "Count by", "Staff");
  await expect(page).toHaveURL(/by=staff/);
  await expect(total).toHaveText(before);
  const download = page.waitForEvent("download");
  await exportAs(page, "CSV");
  expect((await download).suggestedFilename()).toMatch(/^loyalty-points-staff-.*\.csv$/);
});

test("a customer sees their points", async ({ page }) => {
  await signInAs(page, "customer");
  await arrive(page, "/dashboard");
  await expect(page.getByRole("term").filter({ hasText: "Loyalty points" })).toBeVisible();
});
