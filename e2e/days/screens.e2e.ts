import { lookAt, press } from "../support/look.ts";
import { expect } from "../support/portal.ts";
import type { Page } from "../support/portal.ts";

lookAt([
  { name: "day close with mistakes", who: "admin", path: "/day_close", reach: countWrongly },
  { name: "closed day", who: "employee", path: "/day_close", reach: openClosedDay },
]);

async function countWrongly(page: Page): Promise<void> {
  const cash = page.getByRole("group", { name: "Cash" });
  await cash.getByRole("button", { name: "Count notes and coins" }).click();
  await cash.getByRole("textbox", { name: "How many of ₹ 500", exact: true }).fill("1");
  await press("Close the day")(page);
}

async function openClosedDay(page: Page): Promise<void> {
  await page.getByRole("table", { name: "Closed days" }).getByRole("link").first().click();
  await expect(page.getByText("Day closed", { exact: true })).toBeVisible();
}
