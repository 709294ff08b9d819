import { bookUnderTerms } from "../support/book-under-terms.ts";
import { expect, post, signInAs, test } from "../support/portal.ts";
import type { Page } from "../support/portal.ts";
import { asAdmin, signInCustomer } from "../support/shop.ts";
import type { Customer } from "../support/shop.ts";
import { usuallyOnAPhone } from "../support/sizes.ts";

const lines = [{ item: "Necklace", weight: "2", va_percent: "20", stone: "1500" }];
const handOver = { identity_paper: "Aadhaar", identity_paper_end: "4821", handed_to: "Kavitha Raman" };

for (const { viewport } of usuallyOnAPhone)
  test(`at ${viewport.width}: staff and the customer see what was given for a book, and take its annex home`, async ({
    page,
    browser,
  }) => {
    await page.setViewportSize(viewport);
    const { book, customer } = await bookUnderTerms(browser);
    const chitid = await asAdmin(browser, (admin) => settlesParts(admin, book, customer));
    await signInAs(page, "admin");
    await page.goto(`/viewchitdetails/${chitid}`);
    await seesParts(page, book);

    await page.context().clearCookies();
    await signInCustomer(page, customer);
    await page.goto(`/viewchitdetails/${chitid}`);
    await seesParts(page, book);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(viewport.width);
  });

/** A gram on a bill with a necklace, and half a gram on a voucher; returns the number by which the book is known. */
async function settlesParts({ request }: Pick<Page, "request">, book: string, { name }: Customer): Promise<string> {
  const { chitid } = await post<{ chitid: string }>(request, "Get_Passbook", { accountno: book });
  const parts = [
    { way: "Jewellery bill", reference: `JB-${book}`, take_weight: "1", lines },
    { way: "Voucher", reference: `V-${book}`, take_weight: "0.5" },
  ];
  const { settlement } = await post<{ settlement: { settled_amount: string; settled_weight: string } }>(
    request,
    "Quote_Book",
    { chitid, parts },
  );
  const { settled_amount, settled_weight } = settlement;
  await post(request, "Settle_Book", {
    id: chitid,
    parts,
    settled_amount,
    settled_weight,
    remarks: `For the wedding of ${name}`,
    ...handOver,
  });
  return chitid;
}

async function seesParts(page: Page, book: string): Promise<void> {
  const given = page.getByRole("region", { name: "What was given for this book" });
  await expect(given).toContainText("settled by");
  const bill = given.getByRole("region", { name: `Jewellery bill JB-${book}` });
  await expect(bill).toContainText("1.000 g");
  await expect(bill).toContainText("Paid besides");
  await expect(bill.getByRole("table")).toContainText(/Necklace/);
  await expect(given.getByRole("region", { name: `Voucher V-${book}` })).toContainText("0.500 g");
  const saved = page.waitForEvent("download");
  await given.getByRole("button", { name: "Annex 1, PDF" }).click();
  expect((await saved).suggestedFilename()).toBe(`annex-${book}-1.pdf`);
}
