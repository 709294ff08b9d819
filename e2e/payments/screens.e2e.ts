import { demoBook } from "../../scripts/demo-book.ts";
import { lookAt, press } from "../support/look.ts";
import { expect, rowAction } from "../support/portal.ts";
import type { Page } from "../support/portal.ts";
import { enrol, newCustomer } from "../support/shop.ts";

lookAt([
  { name: "question before failing", who: "admin", path: "/transaction_list?status=Pending", reach: act(/^Failed/) },
  { name: "acknowledgement", who: "admin", path: "/transaction_list?status=Pending", reach: act(/^Send/) },
  {
    name: "acknowledgement with mistakes",
    who: "admin",
    path: "/transaction_list?status=Pending",
    reach: acknowledgeNothing,
  },
  { name: "approved payment", who: "admin", path: "/transaction_list?status=Payment+Approved", reach: act(/^Send/) },
  { name: "offline payment with a book", who: "admin", path: `/offline_payment?book=${demoBook}`, reach: seeBook },
  { name: "taken payment", who: "admin", path: "/offline_payment", reach: takePayment },
  {
    name: "offline acknowledgement with mistakes",
    who: "admin",
    path: "/offline_acknowledgement",
    reach: press("Send Acknowledgement"),
  },
  { name: "all payment exceptions", who: "admin", path: "/payment_exceptions?state=all" },
  { name: "resolving with mistakes", who: "admin", path: "/payment_exceptions", reach: resolveNothing },
]);

function act(name: RegExp) {
  return (page: Page) => rowAction(page, name);
}

async function acknowledgeNothing(page: Page): Promise<void> {
  await rowAction(page, /^Send/);
  await page.getByRole("dialog").getByRole("button", { name: "Send Acknowledgement" }).click();
}

async function seeBook(page: Page): Promise<void> {
  await expect(page.getByRole("heading", { name: "Will be credited" })).toBeVisible();
}

async function takePayment(page: Page): Promise<void> {
  const [book = ""] = await enrol(page.context().browser()!, newCustomer(), "GH");
  await page.goto(`/offline_payment?book=${book}`);
  await seeBook(page);
  await page.getByRole("button", { name: "Save Payment Details" }).click();
  await expect(page.getByRole("region", { name: "Last receipt" })).toBeVisible();
}

async function resolveNothing(page: Page): Promise<void> {
  await press(/^Resolve payment/)(page);
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("radio", { name: "Money returned" }).check();
  await dialog.getByRole("button", { name: "Resolve" }).click();
}
