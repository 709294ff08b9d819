import { readFile } from "node:fs/promises";
import { expect, post, signInAs, test, unique } from "../support/portal.ts";
import type { Page } from "../support/portal.ts";
import { usuallyAtADesk } from "../support/sizes.ts";

const headings = "Member name,E-mail,Mobile No,Scheme,Account No,Amount,Paid months,Joined date";

interface Shop {
  surname: string;
  csv: string;
}

/** Forty members of whom two cannot be imported. */
function shopOf(): Shop {
  const digits = unique();
  const surname = `Kovalan ${digits}`;
  const lines = Array.from({ length: 40 }, (_, n) => {
    const serial = `${digits}${String(n).padStart(2, "0")}`;
    const amount = n === 7 ? "2501" : '"2,500"';
    const email = n === 8 ? "no e-mail" : `member${serial}@example.com`;
    const name = n === 9 ? "=Madhavi" : `Madhavi ${surname}`;
    return `${name},${email},9${serial.padStart(9, "7")},Thanga Mazhai,K${serial},${amount},${n % 4},05-01-2026`;
  });
  return { surname, csv: [headings, ...lines].join("\r\n") };
}

async function upload(page: Page, { csv }: Shop, name = "members.csv") {
  await page.getByLabel("Choose a CSV or XLSX file, or drop it here").setInputFiles({
    name,
    mimeType: "text/csv",
    buffer: Buffer.from(csv),
  });
}

const fact = (page: Page, label: string) =>
  page.locator("dt", { hasText: label }).locator("xpath=following-sibling::dd[1]");

for (const { viewport } of usuallyAtADesk) {
  test(`at ${viewport.width} px a file is checked, its bad rows listed and saved, imported, found again, and undone`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await signInAs(page, "admin");
    const shop = shopOf();
    await page.goto("/import_books");
    await upload(page, shop);

    await expect(page).toHaveURL(/\/import_books\?id=\d+$/);
    await expect(fact(page, "Status")).toHaveText("Checked");
    await expect(fact(page, "New clients")).toHaveText("38");
    await expect(fact(page, "Bad rows")).toHaveText("2");
    await expect(fact(page, "Paid in")).toHaveText(/₹\s1,42,500\.00/);
    await expect(page.getByRole("table", { name: "Books by scheme" })).toContainText("Thanga Mazhai");
    const bad = page.getByRole("table", { name: "Rows of the file" });
    await expect(bad.getByRole("row", { name: /2501/ })).toContainText("This amount does not belong to the scheme.");
    await expect(bad.getByRole("row", { name: /no e-mail/ })).toContainText("Please provide a valid Email.");

    const saving = page.waitForEvent("download");
    await page.getByRole("button", { name: "Download bad rows" }).click();
    const saved = await saving;
    expect(saved.suggestedFilename()).toMatch(/^import-\d+-bad-rows\.csv$/);
    expect(await readFile(await saved.path(), "utf8")).toContain("This amount does not belong to the scheme.");

    await page.getByRole("button", { name: "Import 38 rows" }).click();
    const question = page.getByRole("alertdialog");
    await expect(question).toContainText("Books: 38, of 38 new and 0 existing clients.");
    await expect(question).toContainText("Bad rows that stay out: 2. Nobody gets an e-mail.");
    await question.getByRole("button", { name: "Start the import" }).click();
    // It can be left alone.
    await page.goto("/view_client");
    await page.goto("/import_books");
    await page.getByRole("link", { name: "members.csv" }).first().click();
    await expect(fact(page, "Status")).toHaveText("Imported");

    await page.goto(`/view_client?search=${encodeURIComponent(shop.surname)}`);
    await expect(page.getByText(`Madhavi ${shop.surname}`).first()).toBeVisible();
    await page.goto("/import_books");
    await upload(page, shop, "again.csv");
    await expect(page.getByRole("alert")).toContainText("This very file was brought in before");
    await page.getByRole("link", { name: "Show that import" }).click();

    await page.getByRole("button", { name: "Undo the import" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Undo the import" }).click();
    await expect(fact(page, "Status")).toHaveText("Undone");
    await page.goto(`/view_client?search=${encodeURIComponent(shop.surname)}`);
    await expect(page.getByText(`Madhavi ${shop.surname}`)).toHaveCount(0);
  });
}

test("a file that is no list of books says what is wrong with it, and the next one can be chosen", async ({ page }) => {
  await signInAs(page, "admin");
  await page.goto("/import_books");
  await upload(page, { surname: "", csv: `Name,Email\r\nA${unique()},b@example.com` }, "wrong.csv");
  await expect(page.getByRole("alert")).toContainText("not found: Mobile, Scheme, Book number, Amount.");
  await expect(fact(page, "Status")).toHaveText("Cannot be used");
  await page.getByRole("link", { name: "All imports" }).click();
  await expect(page.getByRole("row", { name: /wrong\.csv/ }).first()).toContainText("Cannot be used");
  const template = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download a template" }).click();
  expect(await readFile(await (await template).path(), "utf8")).toMatch(
    /^\uFEFFName,Email,Mobile,Scheme,Book number,Amount/,
  );
});

test("an import that was paid on is not undone, and says which book holds it", async ({ page }) => {
  await signInAs(page, "admin");
  const shop = shopOf();
  await page.goto("/import_books");
  await upload(page, shop);
  await page.getByRole("button", { name: "Import 38 rows" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Start the import" }).click();
  await expect(fact(page, "Status")).toHaveText("Imported");
  const accountno = /,(K\d+),/.exec(shop.csv)?.[1];
  await post(page.request, "Add_monhlyOfflinePayments", { accountno });
  await page.getByRole("button", { name: "Undo the import" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Undo the import" }).click();
  await expect(page.getByRole("region", { name: "Notifications" })).toContainText(
    `This import cannot be undone any more: 1 of its books are in use, the first is ${accountno}.`,
  );
  await expect(fact(page, "Status")).toHaveText("Imported");
});
