import { lookAt } from "../support/look.ts";
import { addClerk } from "../support/people.ts";
import { expect, signInBy } from "../support/portal.ts";
import type { Page } from "../support/portal.ts";
import { enrol, newCustomer, takePayment } from "../support/shop.ts";

lookAt([
  { name: "requests for approval", who: "admin", path: "/approvals", reach: seeRequests },
  { name: "request for approval", who: "admin", path: "/approvals", reach: openRequest },
  { name: "refusing a request without a reason", who: "admin", path: "/approvals", reach: refuseWithoutReason },
]);

/** A clerk wants to give money back; leads to the queue, and answers the number of the request. */
async function seeRequest(page: Page): Promise<string> {
  const browser = page.context().browser()!;
  const clerk = await addClerk(browser);
  const [book = ""] = await enrol(browser, newCustomer("Thilagavathi Ramanathan"), "K");
  const paid = await takePayment(browser, book);
  const context = await browser.newContext({ baseURL: new URL(page.url()).origin });
  await signInBy(context.request, clerk.email, clerk.password);
  const asked = { id: idOf(paid), refund_mode: "Cash", reason: "Paid twice, and both receipts were brought" };
  const response = await context.request.post("/api/Refund_Payment", {
    data: asked,
    headers: { "Idempotency-Key": `look-${idOf(paid)}` },
  });
  expect(response.status()).toBe(202);
  const { approval }: { approval: { approval_id: string } } = await response.json();
  const id = approval.approval_id;
  await context.close();
  await page.goto("/approvals");
  await expect(page.getByRole("button", { name: `Decide about request ${id}`, exact: true })).toBeVisible();
  return id;
}

async function seeRequests(page: Page): Promise<void> {
  await seeRequest(page);
}

async function openRequest(page: Page): Promise<void> {
  const id = await seeRequest(page);
  await page.getByRole("button", { name: `Decide about request ${id}`, exact: true }).click();
  await expect(page.getByRole("dialog", { name: `Request ${id}`, exact: true })).toContainText("Thilagavathi");
}

async function refuseWithoutReason(page: Page): Promise<void> {
  await openRequest(page);
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("radio", { name: /^Refuse/ }).check();
  await dialog.getByRole("button", { name: "Save decision" }).click();
  await expect(dialog.getByRole("alert").or(dialog.locator("[aria-invalid=true]")).first()).toBeVisible();
}

function idOf(payment: unknown): string {
  const [row] = Array.isArray(payment) ? payment : [];
  return String(Object(row).fld_id);
}
