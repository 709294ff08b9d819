import { expect, signInAs, test, toast } from "../support/portal.ts";
import type { Page } from "../support/portal.ts";
import { usuallyAtADesk } from "../support/sizes.ts";

for (const { where: name, viewport } of usuallyAtADesk) {
  test(`an Admin takes cash to the bank, brings some into the drawer and takes one entry back, and reads the books of account, ${name}`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await signInAs(page, "admin");
    const slip = `E2E ${viewport.width}`;

    await page.goto("/cash_and_bank");
    const form = page.getByRole("form", { name: "Cash to the bank" });
    await form.getByRole("button", { name: "Record the deposit" }).click();
    await expect(form.getByText("Enter the number of the slip or of the line of the statement.")).toBeVisible();
    await form.getByRole("textbox", { name: "Amount" }).fill("1");
    await form.getByRole("textbox", { name: "Number of the slip" }).fill(slip);
    await form.getByRole("button", { name: "Record the deposit" }).click();
    await expect(toast(page, "The deposit is recorded.")).toBeVisible();
    const entries = page.getByRole("region", { name: "Latest entries of this month" });
    await expect(entries.getByText(slip).first()).toBeVisible();

    await entries
      .getByRole("button", { name: /^Take back entry \d+$/ })
      .first()
      .click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("textbox", { name: "Reason" }).fill("Typed by mistake");
    await dialog.getByRole("button", { name: "Take back" }).click();
    await expect(toast(page, "The entry is taken back.")).toBeVisible();

    const drawer = page.getByRole("form", { name: "Cash into the drawer" });
    await drawer.getByRole("combobox", { name: "Taken from" }).selectOption("Bank");
    await drawer.getByRole("textbox", { name: "Amount" }).fill("1");
    await drawer.getByRole("button", { name: "Record the cash" }).click();
    await expect(drawer.getByText("Enter the number of the cheque or of the withdrawal.")).toBeVisible();
    const cheque = `E2E CW ${viewport.width}`;
    await drawer.getByRole("textbox", { name: "Number of the cheque or withdrawal" }).fill(cheque);
    await drawer.getByRole("button", { name: "Record the cash" }).click();
    await expect(toast(page, "The cash is recorded.")).toBeVisible();
    await expect(entries.getByText(cheque)).toBeVisible();
    await page.goto("/day_close");
    await expect(page.getByRole("columnheader", { name: "Brought into the drawer" })).toBeVisible();
    await page.goto("/cash_and_bank");

    await countSafe(page, viewport.width);
    await recordBalance(page, cheque, viewport.width);
    await readBooks(page);

    await page.goto("/cheques?status=Bounced");
    await expect(page.getByRole("table", { name: "Cheques" })).toContainText("No money in the account");
  });
}

/** The count differs by the given rupees, which wants a reason. */
async function countSafe(page: Page, rupees: number): Promise<void> {
  const safe = page.getByRole("form", { name: "Count of the safe" });
  await safe.getByRole("textbox", { name: "Cash in the safe" }).fill(String(rupees));
  await safe.getByRole("button", { name: "Record the count" }).click();
  await expect(safe.getByText("What was counted differs from what is expected. Say why.")).toBeVisible();
  await safe.getByRole("textbox", { name: "Reason" }).fill("Counted in the evening");
  await safe.getByRole("button", { name: "Record the count" }).click();
  await expect(toast(page, "The count is recorded.")).toBeVisible();
  await expect(safe.getByText(/^Counted last on /)).toBeVisible();
}

/** A balance that leaves the cheque open. */
async function recordBalance(page: Page, cheque: string, rupees: number): Promise<void> {
  const statement = page.getByRole("form", { name: "Balance of the bank's statement" });
  const open = statement.getByRole("row").filter({ hasText: cheque }).getByRole("checkbox");
  await open.check();
  await statement.getByRole("textbox", { name: "Balance on the statement" }).fill(`-${rupees}`);
  await statement.getByRole("button", { name: "Record the balance" }).click();
  await expect(statement.getByText("What was counted differs from what is expected. Say why.")).toBeVisible();
  await expect(open).toBeChecked();
  await statement.getByRole("textbox", { name: "Reason" }).fill(`The bank took a fee of ${rupees}`);
  await statement.getByRole("button", { name: "Record the balance" }).click();
  await expect(toast(page, "The balance is recorded.")).toBeVisible();
  await expect(page.getByText(`The bank took a fee of ${rupees}`)).toBeVisible();
  // What the statement did not show is still there, and nothing else.
  await expect(statement.getByRole("checkbox")).toHaveCount(1);
  await expect(open).not.toBeChecked();
}

async function readBooks(page: Page): Promise<void> {
  await page.goto("/day_book");
  await page.getByRole("searchbox", { name: "Search the day book" }).fill("Typed by mistake");
  await expect(page.getByText("Correction").first()).toBeVisible();

  await page.goto("/trial_balance");
  const total = page.getByRole("table", { name: "Trial balance in rupees" });
  await expect(total).toContainText("Bank account");
  await expect(total.getByRole("columnheader", { name: "Closing credit" })).toBeVisible();
  const sums = await total
    .getByRole("row", { name: /^Total/ })
    .getByRole("cell")
    .allTextContents();
  expect([sums[1], sums[3], sums[5]]).toEqual([sums[2], sums[4], sums[6]]);
}
