import { readFile } from "node:fs/promises";
import { choose, expect, signInAs, test } from "../support/portal.ts";
import type { Caller } from "../support/portal.ts";
import { asAdmin, enrol, newCustomer, signInCustomer, takePayment } from "../support/shop.ts";
import { post } from "../support/portal.ts";
import { usuallyAtADesk } from "../support/sizes.ts";

for (const { where, viewport } of usuallyAtADesk) {
  test.describe(where, () => {
    test.use({ viewport });

    test("a receipt is found, read in another language, printed and saved, and its code says it is genuine", async ({
      page,
      browser,
    }) => {
      const customer = newCustomer();
      const [book = ""] = await enrol(browser, customer, "GH");
      await takePayment(browser, book);
      await signInAs(page, "admin");
      await page.goto(`/transaction_list?search=${book}`);
      await page.getByRole("link", { name: /^T\d{4}-/ }).click();
      const sheet = page.getByRole("article").filter({ visible: true });
      await expect(sheet).toContainText("Rupees One Thousand only");
      await expect(sheet).toContainText("Received as an advance, not a tax invoice.");
      const heading = await page.getByRole("heading", { level: 1 }).textContent();
      const number = (heading ?? "").replace("Receipt ", "");
      expect(number).toMatch(/^T\d{4}-\d{7}$/);

      const [file] = await Promise.all([
        page.waitForEvent("download"),
        page.getByRole("button", { name: "PDF, roll of 80 mm" }).click(),
      ]);
      expect(file.suggestedFilename()).toBe(`receipt-${number}.pdf`);
      expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe("%PDF-");

      await choose(page, "Language of the receipt", "தமிழ்");
      await expect(sheet).toContainText("ரூபாய் ஆயிரம் மட்டும்");
      await expect(page).toHaveURL(/language=ta/);
      await page.emulateMedia({ media: "print" });
      await expect(page.getByRole("article").filter({ visible: true })).toHaveCount(1);
      await expect(page.getByRole("article").filter({ visible: true })).toContainText(`ரசீது ${number}`);
    });

    test("the passbook shows what the receipts say, to the customer too", async ({ page, browser }) => {
      const customer = newCustomer();
      const [book = ""] = await enrol(browser, customer, "GH");
      await takePayment(browser, book);
      await takePayment(browser, book);
      await signInCustomer(page, customer);
      await page.goto(`/passbook?book=${book}`);
      const table = page.getByRole("table", { name: "Passbook" });
      await expect(table.getByRole("row")).toHaveCount(3);
      await expect(table.getByRole("row").last()).toContainText("2,000.00");
      const [file] = await Promise.all([
        page.waitForEvent("download"),
        page.getByRole("button", { name: "Passbook as PDF" }).click(),
      ]);
      expect(file.suggestedFilename()).toBe(`passbook-${book}.pdf`);
      await table.getByRole("link").first().click();
      await expect(page.getByRole("article").filter({ visible: true })).toContainText(book);
    });
  });
}

test("whoever scans a receipt learns whether it is genuine, void or not ours, without a sign-in", async ({
  page,
  browser,
}) => {
  const [book = ""] = await enrol(browser, newCustomer("Kavitha Raman"), "K");
  await takePayment(browser, book);
  const { id, code } = await asAdmin(browser, (admin) => receiptOf(admin, book));
  await page.goto(`/verify/${code}`);
  await expect(page.getByRole("status")).toContainText("This receipt is genuine.");
  await expect(page.getByText("K••• R•••")).toBeVisible();
  await expect(page.getByText("2,500.00")).toBeVisible();
  await asAdmin(browser, (admin) => post(admin.request, "Update_Transaction", { id, status: "Refunded" }));
  await page.reload();
  await expect(page.getByRole("status")).toContainText("This receipt is void.");
  await page.goto(`/verify/${code.slice(0, -1)}${code.endsWith("A") ? "B" : "A"}`);
  await expect(page.getByRole("status")).toContainText("This is no receipt of ours.");
});

test("another's receipt and passbook are as if they were not there", async ({ page, browser }) => {
  const stranger = newCustomer();
  await enrol(browser, stranger, "K");
  const [book = ""] = await enrol(browser, newCustomer(), "K");
  await takePayment(browser, book);
  const { id } = await asAdmin(browser, (admin) => receiptOf(admin, book));
  await signInCustomer(page, stranger);
  await page.goto(`/receipt?id=${id}`);
  await expect(page.getByRole("alert")).toContainText("There is no such receipt.");
  await page.goto(`/passbook?book=${book}`);
  await expect(page.getByRole("alert")).toContainText("There is no book with this number.");
});

async function receiptOf({ request }: Caller, book: string): Promise<{ id: string; code: string }> {
  const list = await request.get(`/api/Get_TransactionList?search=${book}`);
  const { data }: { data: { fld_id: string }[] } = await list.json();
  const id = data[0]?.fld_id ?? "";
  const [receipt] = await post<[{ sheet: { verify_url: string } }]>(request, "Get_Receipt", { id });
  return { id, code: receipt.sheet.verify_url.split("/verify/")[1] ?? "" };
}
