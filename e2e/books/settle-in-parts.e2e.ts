import type { Locator } from "@playwright/test";
import { choose, expect, post, signInAs, test, toast } from "../support/portal.ts";
import type { Page } from "../support/portal.ts";
import { bookUnderTerms } from "../support/book-under-terms.ts";
import { usuallyAtADesk } from "../support/sizes.ts";

for (const { viewport } of usuallyAtADesk) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    test("a part goes on a bill with a piece and another on a voucher, each as it was told before, and the book goes on", async ({
      page,
      browser,
    }) => {
      const { book } = await bookUnderTerms(browser);
      await signInAs(page, "admin");
      await page.goto(`/view_client?search=${book}`);
      await page.getByRole("cell").getByRole("link").first().click();
      await page.getByRole("button", { name: `Settle: book ${book}` }).click();
      const dialog = page.getByRole("dialog", { name: `Settle book ${book}` });
      const settle = dialog.getByRole("button", { name: "Settle for good" });
      await fillBill(dialog, settle);
      await fillVoucher(dialog);

      await settle.click();
      const bill = dialog.getByRole("group", { name: "Part 1" }).getByRole("textbox", { name: "Number of the bill" });
      await expect(bill).toHaveAccessibleDescription(/Enter the number of the bill/);
      await bill.fill(`JB-${book}`);
      await dialog
        .getByRole("group", { name: "Part 2" })
        .getByRole("textbox", { name: "Number of the voucher" })
        .fill(`V-${book}`);
      await signFor(page, dialog, "For a wedding");
      await settle.click();
      await expect(toast(page, `A part of book ${book} is settled.`)).toBeVisible();

      const chitid = await bookId();
      const given = await post<{ way: string; reference: string; weight: string; lines: { item: string }[] }[]>(
        page.request,
        "Get_Book_Parts",
        { chitid },
      );
      expect(given).toMatchObject([
        { way: "Jewellery bill", reference: `JB-${book}`, weight: "1.000", lines: [{ item: "Necklace" }] },
        { way: "Voucher", reference: `V-${book}`, weight: "0.500", lines: [] },
      ]);

      // The rest goes back as money, less what the terms keep.
      await page.getByRole("button", { name: `Settle: book ${book}` }).click();
      await choose(page, "The client gets", "The money back");
      await choose(page, "Paid back by", "Cash");
      await expect(dialog.getByRole("group", { name: "Part 1" }).getByRole("status")).toContainText("Kept back");
      await signFor(page, dialog, "Moves away");
      await settle.click();
      await expect(toast(page, `Book ${book} is settled.`)).toBeVisible();

      async function bookId(): Promise<string> {
        const link = page.getByRole("article", { name: `Book ${book}` }).getByRole("link", { name: book, exact: true });
        return /\d+$/.exec((await link.getAttribute("href")) ?? "")?.[0] ?? "";
      }
    });
  });
}

/** A jewellery bill with one piece: each field is asked for where it is missing, and what is typed stays. */
async function fillBill(dialog: Locator, settle: Locator): Promise<void> {
  await settle.click();
  const first = dialog.getByRole("group", { name: "Part 1" });
  const way = first.getByRole("combobox", { name: "The client gets" });
  await expect(way).toHaveAccessibleDescription("Choose what the client gets.");
  await expect(way).toBeFocused();

  await way.selectOption("Jewellery bill");
  await first.getByRole("textbox", { name: "Grams of the book" }).fill("1");
  await first.getByRole("button", { name: "Add a piece" }).press("Enter");
  const piece = first.getByRole("textbox", { name: "Piece 1" });
  await expect(piece).toBeFocused();
  await piece.fill("Necklace");
  await settle.click();
  const weight = first.getByRole("textbox", { name: "Weight in grams" });
  await expect(weight).toHaveAccessibleDescription("Enter its weight in grams.");
  await expect(piece).toHaveValue("Necklace");
  await weight.fill("2");
  await first.getByRole("textbox", { name: "Making charge, percent" }).fill("20");
  const told = first.getByRole("status");
  await expect(told).toContainText("To pay besides");
  await expect(told).toContainText("1.000 g");
  await expect(told).toContainText(/Necklace.*off/);
}

/** A voucher for some of the rest; what it may take is told while it is typed. */
async function fillVoucher(dialog: Locator): Promise<void> {
  await dialog.getByRole("button", { name: "Add a part" }).press("Enter");
  const second = dialog.getByRole("group", { name: "Part 2" });
  await expect(second.getByRole("combobox", { name: "The client gets" })).toBeFocused();
  await second.getByRole("combobox", { name: "The client gets" }).selectOption("Voucher");
  await expect(dialog).toContainText("Nothing stays on the book.");
  const take = second.getByRole("textbox", { name: "Grams of the book" });
  await take.fill("9000");
  await expect(second.getByRole("status")).toContainText("Part 2 takes more than is left of the book.");
  await take.fill("0.5");
  await expect(second.getByRole("status")).toContainText("0.500 g");
  await expect(dialog).toContainText("stays on the book, which goes on.");
}

async function signFor(page: Page, dialog: Locator, remarks: string): Promise<void> {
  await dialog.getByRole("textbox", { name: "Remarks" }).fill(remarks);
  await dialog.getByRole("radio", { name: "By signature and identity paper" }).check();
  await choose(page, "Identity paper", "Aadhaar");
  await dialog.getByRole("textbox", { name: "Last four characters of its number" }).fill("4821");
}
