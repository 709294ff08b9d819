import { arrive, expect, signInAs, test } from "../support/portal.ts";

test.beforeEach(({ page }) => signInAs(page, "admin"));

test("the parts of a whole keep their colours where the reader's own replace the shop's", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await arrive(page, "/admin_dashboard");
  const dots = page.locator(".slice-dot");
  await expect(dots.nth(1)).toBeVisible();
  const colours = await dots.evaluateAll((all) => all.map((dot) => getComputedStyle(dot).backgroundColor));
  const slices = await page
    .locator(".donut path")
    .evaluateAll((all) => all.map((slice) => getComputedStyle(slice).fill));
  expect(colours).toEqual(slices);
});
