import type { Browser, BrowserContext } from "@playwright/test";
import { arrive, demoPassword, emailOf, expect, logIn, toast } from "./portal.ts";
import type { Page } from "./portal.ts";

/** What was just sent waits, and the portal says so; returns the number of the request. */
export async function waits(page: Page): Promise<string> {
  const told = page.getByRole("status", { name: "Waits for approval" });
  await expect(told).toContainText("Nothing has changed yet");
  const link = told.getByRole("link", { name: "See what waits" });
  const id = new URL((await link.getAttribute("href")) ?? "", page.url()).searchParams.get("id");
  await told.getByRole("button", { name: "Dismiss" }).click();
  return id ?? "";
}

/** Somebody who signs in by hand, in a browser of their own. */
export async function somebody(
  browser: Browser,
  { email, password }: { email: string; password: string },
): Promise<{ page: Page; context: BrowserContext }> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto("/");
  await logIn(page, email, password);
  await expect(page).toHaveURL(/\/admin_dashboard$/);
  return { page, context };
}

export const theOwner = (browser: Browser) => somebody(browser, { email: emailOf("admin"), password: demoPassword });

/** The bell tells that something waits, and leads to the queue. */
export async function openQueue(page: Page): Promise<void> {
  await arrive(page, "/admin_dashboard");
  await page.getByRole("button", { name: /^Notifications/ }).click();
  const panel = page.getByRole("region", { name: "Newest notifications" });
  await panel.getByRole("link", { name: /requests? waits? for an approval/ }).click();
  await expect(page).toHaveURL(/\/approvals/);
}

/** Reads a request of the queue, and approves it or refuses it with a reason. */
export async function decide(
  page: Page,
  id: string,
  { reads, refuses }: { reads: readonly (string | RegExp)[]; refuses?: string },
): Promise<void> {
  await page.getByRole("button", { name: `Decide about request ${id}`, exact: true }).click();
  const dialog = page.getByRole("dialog", { name: `Request ${id}`, exact: true });
  for (const fact of reads) await expect(dialog).toContainText(fact);
  if (refuses === undefined) await dialog.getByRole("radio", { name: /^Approve/ }).check();
  else {
    await dialog.getByRole("radio", { name: /^Refuse/ }).check();
    await dialog.getByRole("textbox", { name: "Remarks" }).fill(refuses);
  }
  await dialog.getByRole("button", { name: "Save decision" }).click();
  await expect(
    toast(page, refuses === undefined ? "Approved and done." : "Refused. Nothing was changed."),
  ).toBeVisible();
}

/** What became of a request, as its maker reads it: the bell leads there. */
export async function hears(page: Page, id: string, state: string, remarks = ""): Promise<void> {
  await arrive(page, "/admin_dashboard");
  await page.getByRole("button", { name: /^Notifications/ }).click();
  const panel = page.getByRole("region", { name: "Newest notifications" });
  await expect(panel.getByRole("link", { name: /request.*decided/ })).toBeVisible();
  await page.goto(`/approvals?view=all&id=${id}`);
  const list = page.getByRole("table", { name: "Approvals" });
  await expect(list).toContainText(state);
  await expect(list).toContainText(remarks);
}
