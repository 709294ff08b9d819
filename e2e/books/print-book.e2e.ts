import { expect, post, signInAs, test } from "../support/portal.ts";
import { enrol, newCustomer, signInCustomer, takePayment } from "../support/shop.ts";

for (const width of [1366, 390]) {
  test(`a book is put on A5 with everything paid and nothing else, at a width of ${width}`, async ({
    page,
    browser,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    const customer = newCustomer();
    const [book = ""] = await enrol(browser, customer, "K");
    await takePayment(browser, book);
    await takePayment(browser, book);
    await signInCustomer(page, customer);
    const [own] = await post<{ chitid: string }[]>(page.request, "Get_Client_ChitScheme", {});
    await page.goto(`/viewchitdetails/${own?.chitid}`);
    await page.evaluate(() => {
      window.print = () => document.body.setAttribute("data-printed", "");
    });
    await page.getByRole("button", { name: "Print book" }).click();
    await expect(page.locator("body")).toHaveAttribute("data-printed", "");

    await page.emulateMedia({ media: "print" });
    const sheet = page.getByRole("article").filter({ visible: true });
    await expect(sheet).toHaveCount(1);
    await expect(sheet.getByRole("heading")).toHaveText(`Passbook ${book}`);
    await expect(sheet).toContainText(customer.name);
    const lines = sheet.getByRole("row");
    await expect(lines).toHaveCount(4);
    await expect(lines.nth(2)).toContainText(/T\d{4}-\d{7}/);
    await expect(lines.last()).toContainText("5,000.00");
    await expect(page.getByRole("navigation").filter({ visible: true })).toHaveCount(0);
    const paper = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
    // 148 mm by 210 mm in points.
    expect(paper).toMatch(/MediaBox \[0 0 (419|420)[.\d]* (595|594)[.\d]*\]/);
  });
}

for (const language of ["ta", "hi"]) {
  test.describe(`in ${language}`, () => {
    test.use({ locale: `${language}-IN` });

    test("a book that saves gold lies on its side, with rate and weight of every instalment", async ({ page }) => {
      await signInAs(page, "customer");
      const books = await post<{ chitid: string; accrual: string; weight_total: string }[]>(
        page.request,
        "Get_Client_ChitScheme",
        {},
      );
      const gold = books.find(({ accrual }) => accrual === "weight");
      await page.goto(`/viewchitdetails/${gold?.chitid}`);
      await expect(page.locator(".print-area .totals")).toHaveCount(1);
      await page.emulateMedia({ media: "print" });
      const sheet = page.getByRole("article").filter({ visible: true });
      await expect(sheet.getByRole("columnheader")).toHaveCount(6);
      await expect(sheet.getByRole("row").last()).toContainText(gold?.weight_total ?? "no book");
      const pdf = await page.pdf({ preferCSSPageSize: true });
      expect(pdf.toString("latin1")).toMatch(/MediaBox \[0 0 (595|594)[.\d]* (419|420)[.\d]*\]/);
    });
  });
}
