import { lookAt, press } from "../support/look.ts";
import { expect } from "../support/portal.ts";
import type { Page } from "../support/portal.ts";

lookAt([
  { name: "day close with mistakes", who: "admin", path: "/day_close", reach: countWrongly },
  { name: "closed day", who: "employee", path: "/day_close", reach: openClosedDay },
]);

async function countWrongly(page: Page): Promise<void> {
  // Another journey may have the day before open for a moment, and then this day cannot be closed.
  await expect(async () => {
    await page.reload();
    await expect(page.getByRole("button", { name: "Close the day" }).first()).toBeEnabled({ timeout: 30_000 });
  }).toPass({ timeout: 300_000 });
  await page.getByRole("textbox", { name: "How many of ₹ 500", exact: true }).fill("1");
  await press("Close the day")(page);
}

async function openClosedDay(page: Page): Promise<void> {
  // Another journey may have the latest one open for a moment.
  await page.getByRole("table", { name: "Closed days" }).getByRole("link").last().click();
  await expect(page.getByText("Day closed", { exact: true })).toBeVisible();
}
