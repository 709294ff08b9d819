import { expect, signInAs, test } from "../support/portal.ts";

const longName = "Meenakshi Sundaram Lakshmi Narayanan Venkataraghavan Iyengar";

test("the top bar says a long name whole where there is room, and is never wider than the window", async ({ page }) => {
  await signInAs(page, "admin");
  await page.route("**/api/Get_Session", async (route) => {
    const response = await route.fetch();
    const answer: { data: object[] } = await response.json();
    await route.fulfill({
      response,
      json: { ...answer, data: answer.data.map((one) => ({ ...one, fld_name: longName })) },
    });
  });
  await page.setViewportSize({ width: 1366, height: 768 });
  await page.goto("/transaction_list");
  const name = page.getByRole("button", { name: `Account of ${longName}` }).getByText(longName);
  await expect(page.getByRole("banner")).toContainText("₹");
  expect(await name.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
  for (const width of [1280, 1024, 768]) {
    await page.setViewportSize({ width, height: 768 });
    await expect(name).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
});
