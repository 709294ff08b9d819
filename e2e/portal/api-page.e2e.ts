import { expect, test } from "../support/portal.ts";
import { expectReadable } from "../support/readable.ts";

test("somebody who writes a program finds an operation by one of its fields, and a link leads back to it", async ({
  page,
}) => {
  const complaints: string[] = [];
  page.on("console", (message) => message.type() === "error" && complaints.push(message.text()));
  await page.goto("/api/docs");
  await page.keyboard.press("/");
  await page.getByRole("searchbox").fill("Get_MaturityReport");
  await expect(page.getByText("1 operation", { exact: true })).toBeVisible();
  await page.locator("summary", { hasText: "Get_MaturityReport" }).click();
  await expect(page).toHaveURL("/api/docs#Get_MaturityReport");
  const report = page.locator("details", { hasText: "Get_MaturityReport" });
  await expect(report.getByText("Who may call it: an Admin; an Employee granted reports.view.")).toBeVisible();

  await page.goto("/api/docs#Failure%20Transaction");
  await page.reload();
  const failure = page.locator("details", { hasText: "Failure_Transaction" });
  await expect(failure).toHaveAttribute("open");
  await expect(failure.locator("summary")).toBeInViewport();
  expect(complaints).toEqual([]);
});

test("the API page is readable on a phone and at a desk, by day and by night", async ({ page }) => {
  await page.goto("/api/docs#Add_monhlyOfflinePayments");
  const looks = [
    { width: 390, height: 844, colorScheme: "dark" },
    { width: 1366, height: 768, colorScheme: "light" },
  ] as const;
  for (const { width, height } of looks) {
    await page.setViewportSize({ width, height });
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(wide, `pixels beyond the edge at ${width}`).toBeLessThanOrEqual(0);
  }
  // The others are drawn alike, and axe would walk through all of them even to look at one.
  await page
    .locator("details:not(#Add_monhlyOfflinePayments)")
    .evaluateAll((all) => all.forEach((one) => one.remove()));
  for (const { colorScheme, ...size } of looks) {
    await page.setViewportSize(size);
    await page.emulateMedia({ colorScheme });
    await expectReadable(page, `${colorScheme}, ${size.width} px`, { parts: ["header", "#Add_monhlyOfflinePayments"] });
  }
});
