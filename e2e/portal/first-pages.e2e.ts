import type { Page } from "@playwright/test";
import { bytesOf, firstPages, LAZY_FILE_KB, largestLazyFile, nextPages, publicPage } from "../../bench/first-pages.ts";
import { demoBook } from "../../scripts/demo-book.ts";
import { heldBack } from "../support/held-back.ts";
import { demoPassword, expect, signInBy, test } from "../support/portal.ts";

for (const { name, path, email, budget } of [...firstPages, ...nextPages])
  test(`the first page weighs no more than it may: ${name}`, async ({ page }) => {
    if (email !== null) await signInBy(page.request, email, demoPassword);
    const { "files, kB": kilobytes, files } = await bytesOf(page, path);
    expect(kilobytes, "not everything was loaded").toBeGreaterThan(50);
    expect(kilobytes).toBeLessThanOrEqual(budget["files, kB"]);
    expect(files).toBeLessThanOrEqual("files" in budget ? budget.files : Infinity);
  });

for (const { name, path, email, budget } of firstPages)
  test(`nothing jumps while the first page appears on a phone's slow line: ${name}`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    if (email !== null) await signInBy(page.request, email, demoPassword);
    // The page is painted before its program arrives; at the sign-in somebody types by then.
    const typed = page.locator("#front").getByRole("textbox", { name: "Email" });
    await page.route("**/assets/vendor-*.js", async (route) => {
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
      if (email === null) await typed.fill("somebody@example.com");
      await route.continue();
    });
    await page.goto(path, { waitUntil: "networkidle" });
    expect(await layoutShift(page)).toBeLessThanOrEqual(budget["layout shift"]);
    if (email !== null) return;
    await expect(page.locator("#front")).toHaveCount(0);
    await expect(page.getByRole("textbox", { name: "Email" })).toHaveValue("somebody@example.com");
    await expect(page.getByRole("textbox", { name: "Email" })).toBeFocused();
  });

test("a page asks for the session once, while its program loads", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.goto("/", { waitUntil: "networkidle" });
  expect(asked.filter((path) => path === "/api/Get_Session")).toHaveLength(1);
  expect(asked.indexOf("/api/Get_Session")).toBeLessThan(asked.findIndex((path) => path.startsWith("/assets/app-")));
});

test("a customer's pages show what came with the page, or ask for it once, before they are drawn", async ({ page }) => {
  await signInBy(page.request, "customer@example.com", demoPassword);
  let asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  for (const [path, wanted] of [
    ["/dashboard", []],
    ["/pay", ["/api/Get_Session", "/api/Get_Savings"]],
  ] as const) {
    asked = [];
    const later = page.waitForRequest(/Get_Notifications/);
    await page.goto(path, { waitUntil: "networkidle" });
    await later;
    const first = asked.slice(0, asked.indexOf("/api/Get_Notifications"));
    expect(asked.filter((one) => /Get_(Session|Savings)$/.test(one))).toEqual(wanted);
    expect(first).toEqual(expect.arrayContaining([...wanted]));
  }
});

test("a customer reads their home before its program is there, and what they press is pressed by it", async ({
  page,
}) => {
  await signInBy(page.request, "customer@example.com", demoPassword);
  const letIn = await heldBack(page);
  await page.goto("/dashboard", { waitUntil: "commit" });
  const written = page.locator("#front");
  await expect(written.getByText("You own")).toBeVisible();
  await expect(written.getByRole("heading", { name: "My scheme books" })).toBeVisible();
  await written.getByRole("button", { name: "Help" }).click();
  letIn();
  await expect(page.getByRole("dialog")).toBeVisible();
  await expect(written).toHaveCount(0);
});

test("staff type at once into the counter, whose program puts it and them into its first field", async ({ page }) => {
  await signInBy(page.request, "employee@example.com", demoPassword);
  const letIn = await heldBack(page);
  await page.goto("/offline_payment", { waitUntil: "commit" });
  const field = page.getByRole("combobox", { name: "Book Number" });
  await expect(field).toBeDisabled();
  await page.keyboard.type(demoBook);
  await expect(field).toHaveValue(demoBook);
  letIn();
  await expect(field).toBeFocused();
  await expect(field).toHaveValue(demoBook);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("region", { name: `Book ${demoBook}` })).toBeVisible();
  await expect(page.locator("#front")).toHaveCount(0);
});

test("no file that is loaded later is a long wait", async () => {
  expect((await largestLazyFile()).kilobytes).toBeLessThanOrEqual(LAZY_FILE_KB);
});

/** How much of the page moved by itself, as browsers measure it: 0 is nothing. */
async function layoutShift(page: Page): Promise<number> {
  return await page.evaluate(async () => {
    const shifts: PerformanceEntry[] = [];
    const note = new PerformanceObserver((list) => void shifts.push(...list.getEntries()));
    note.observe({ type: "layout-shift", buffered: true });
    // There is one navigation always. Its observer is told after the one before it.
    await new Promise<void>((resolve) => {
      new PerformanceObserver(() => resolve()).observe({ type: "navigation", buffered: true });
    });
    return shifts.reduce((total, shift) => total + ("value" in shift ? Number(shift.value) : 0), 0);
  });
}

test("a public page is its text and one small style sheet", async ({ page }) => {
  const { "files, kB": kilobytes } = await bytesOf(page, publicPage.path);
  expect(kilobytes, "its style sheet was not loaded").toBeGreaterThan(3);
  expect(kilobytes).toBeLessThanOrEqual(publicPage.budget["files, kB"]);
});
