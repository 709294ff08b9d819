import { overlaidFacts } from "../support/everywhere.ts";
import { arrive, expect, signInAs, test } from "../support/portal.ts";
import type { Page } from "../support/portal.ts";

test.beforeEach(({ page }) => signInAs(page, "admin"));

for (const width of [1366, 768]) {
  test(`the head of a long list and its pages stay in sight, ${width} wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 768 });
    await page.goto("/transaction_list");
    const rows = page.getByRole("table").getByRole("row");
    await expect(rows).toHaveCount(51);
    await rows.nth(30).scrollIntoViewIfNeeded();
    await page.mouse.move(width / 2, 400);
    await page.mouse.wheel(0, 900);
    await expect(rows.nth(1)).not.toBeInViewport();
    await expect(page.getByRole("columnheader", { name: "Paid Date" })).toBeInViewport();
    await expect(page.getByRole("button", { name: "Next page" })).toBeInViewport();
  });
}

for (const language of ["en", "ta", "hi"]) {
  test(`nothing is wider than the narrowest phone, in ${language}`, async ({ page }) => {
    await page.addInitScript((chosen) => localStorage.setItem("thangam.language", chosen), language);
    for (const width of [320, 360]) {
      await page.setViewportSize({ width, height: 640 });
      await arrive(page, "/offline_payment");
      await expect(page.getByRole("combobox")).toBeVisible();
      await expect(page.getByRole("banner").getByRole("link").last()).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
    await page.setViewportSize({ width: 320, height: 640 });
    await arrive(page, "/day_close");
    await expect(page.getByRole("row").getByRole("textbox").first()).toBeVisible();
    expect(await cutIn(page, ".day-sums")).toEqual([]);
  });
}

test("no table of words runs beyond its box on a tablet, and no sum beyond its button on a phone", async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  for (const path of ["/user_list", "/day_book", "/close_account_list"]) {
    await arrive(page, path);
    await expect(page.getByRole("cell").first()).toBeVisible();
    expect(await cutIn(page, ".table-frame"), path).toEqual([]);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await arrive(page, "/admin_dashboard");
  const periods = page.getByRole("group", { name: "Period" });
  await expect(periods.getByRole("button")).toHaveCount(3);
  expect(await cutIn(page, ".trend-periods button")).toEqual([]);
});

/** By how much what stands in a box is wider than it, for each such box. */
function cutIn(page: Page, box: string): Promise<number[]> {
  return page
    .locator(box)
    .evaluateAll((boxes) =>
      boxes.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth).filter((more) => more > 1),
    );
}

test("no fact of a customer's home lies over another one on the narrowest phone, in Tamil", async ({ page }) => {
  await signInAs(page, "customer");
  await page.addInitScript(() => localStorage.setItem("thangam.language", "ta"));
  await page.setViewportSize({ width: 320, height: 640 });
  await arrive(page, "/dashboard");
  await expect(page.getByRole("article").first()).toBeVisible();
  expect(await overlaidFacts(page)).toEqual([]);
});

test("a customer's home fits a phone with letters of twice the size, also in Tamil", async ({ page }) => {
  await signInAs(page, "customer");
  await page.setViewportSize({ width: 390, height: 844 });
  for (const language of ["en", "ta"]) {
    await page.goto("/dashboard");
    await page.evaluate((chosen) => localStorage.setItem("thangam.language", chosen), language);
    await page.reload();
    await expect(page.getByRole("article").first()).toBeVisible();
    const last = page.locator("#root .customer-tabs li").last();
    await expect(last).toBeVisible();
    await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
    expect(await page.evaluate(() => document.documentElement.scrollWidth), language).toBe(390);
    const place = await last.boundingBox();
    expect((place?.x ?? 400) + (place?.width ?? 0), language).toBeLessThanOrEqual(390);
  }
});
