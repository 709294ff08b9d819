import { demoBook } from "../../scripts/demo-book.ts";
import { lookAt } from "../support/look.ts";
import { expect, post } from "../support/portal.ts";
import type { Page } from "../support/portal.ts";

lookAt([
  { name: "approved receipt", who: "admin", path: "/transaction_list?status=Payment+Approved", reach: openReceipt },
  { name: "void receipt", who: "admin", path: "/transaction_list?status=Refunded", reach: openReceipt },
  { name: "passbook of a book", who: "admin", path: `/passbook?book=${demoBook}` },
  { name: "valid receipt", who: "admin", path: "/transaction_list?status=Payment+Approved", reach: checkReceipt },
]);

async function openReceipt(page: Page): Promise<void> {
  await page.getByRole("row").nth(1).press("Enter");
  await page.getByRole("link", { name: "Receipt", exact: true }).click();
  await expect(page.getByRole("article").filter({ visible: true })).toBeVisible();
}

/** Opens the address of the code that is printed on a receipt. */
async function checkReceipt(page: Page): Promise<void> {
  await openReceipt(page);
  const id = new URL(page.url()).searchParams.get("id");
  const [receipt] = await post<[{ sheet: { verify_url: string } }]>(page.request, "Get_Receipt", { id });
  const language = await page.locator("html").getAttribute("lang");
  await page.goto(`${new URL(receipt.sheet.verify_url).pathname}?language=${language}`);
  await expect(page.getByRole("status")).toBeVisible();
}
