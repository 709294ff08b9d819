import { choose, expect, logIn, signInAs, test, toast, unique } from "../support/portal.ts";
import type { Page } from "../support/portal.ts";
import { field } from "../support/people.ts";
import { enrol, enrolNumber, newCustomer } from "../support/shop.ts";

test.beforeEach(({ page }) => signInAs(page, "admin"));

test("a client is changed and given a book, signs in by the new e-mail, and the list is as it was left", async ({
  page,
  browser,
}) => {
  const [customer, changed] = [newCustomer("Ezhil Nila"), newCustomer("Ezhil Nilavan")];
  const [book = ""] = await enrol(browser, customer, "K");
  await page.goto(`/view_client?search=${book}&sort=name`);
  await page.getByRole("link", { name: `Edit ${customer.name}` }).click();
  const had = page.getByRole("table", { name: "Saving Schemes" });
  await expect(had.getByRole("row", { name: new RegExp(book) })).toContainText("2,500.00");
  await expect(had).toContainText("Approved");
  await expect(field(page, "Email")).toHaveValue(customer.email);

  const update = page.getByRole("button", { name: "Update Client" });
  for (const name of ["Name", "Email", "Mobile Number"]) await field(page, name).fill("");
  await update.click();
  for (const message of ["Enter Name", "Enter Email", "Enter Mobile Number"]) {
    await expect(page.getByText(message, { exact: true })).toBeVisible();
  }
  await field(page, "Name").fill(changed.name);
  await field(page, "Email").fill("ezhil@nowhere");
  await field(page, "Mobile Number").fill("98765");
  await update.click();
  await expect(page.getByText("Please provide a valid Email.", { exact: true })).toBeVisible();
  await expect(page.getByText("Enter 10 Digit Mobile Number.", { exact: true })).toBeVisible();
  await field(page, "Email").fill(changed.email);
  await field(page, "Mobile Number").fill(changed.mobile);
  const added = await addScheme(page, unique());
  await update.click();

  await expect(toast(page, "Chit successfully updated.")).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/view_client\\?search=${book}&sort=name$`));
  const row = page.getByRole("row", { name: new RegExp(changed.email) });
  await expect(row).toContainText(changed.mobile);
  await expect(row).toContainText(added);
  const theirs = await browser.newPage();
  await theirs.goto("/");
  await logIn(theirs, changed.email, customer.mobile);
  await expect(theirs).toHaveURL(/\/change-password-screen$/);
  await theirs.close();
});

test("when a book is refused, it is said what was saved, and the rest can be put right", async ({ page, browser }) => {
  const [customer, other, changed] = [newCustomer(), newCustomer(), newCustomer("Aruvi Kannan")];
  const [book = ""] = await enrol(browser, customer, "GF");
  await page.goto(`/view_client?search=${book}`);
  await page.getByRole("link", { name: `Edit ${customer.name}` }).click();
  await field(page, "Name").fill(changed.name);
  await field(page, "Email").fill(other.email);
  const first = await addScheme(page, unique());
  const taken = await addScheme(page, unique());
  const last = await addScheme(page, unique());
  // Somebody else gives the number away between the look-up and the save.
  await enrolNumber(browser, other, taken);
  const update = page.getByRole("button", { name: "Update Client" });
  await update.click();
  await expect(field(page, "Email")).toBeFocused();
  await expect(field(page, "Email")).toHaveAccessibleDescription(/enrolled already/);
  const list = page.getByRole("table", { name: "Saving Scheme List" });
  await expect(list.getByRole("row")).toHaveCount(4);

  await field(page, "Email").fill(changed.email);
  await update.click();
  const note = page.getByRole("region", { name: `Book ${taken} is not saved.` });
  await expect(note).toBeFocused();
  await expect(note).toContainText("The personal information is saved.");
  await expect(note).toContainText(`Saved books: ${first}`);
  await expect(list.getByRole("row", { name: new RegExp(taken) })).toContainText("This book number is already in use.");
  await expect(list).toContainText(last);
  await expect(list).not.toContainText(first);
  await expect(page.getByRole("table", { name: "Saving Schemes" })).toContainText(first);

  await page.getByRole("button", { name: `Delete book ${taken}` }).click();
  await update.click();
  await expect(toast(page, "Chit successfully updated.")).toBeVisible();
  const row = page.getByRole("row", { name: new RegExp(changed.name) });
  for (const number of [book, first, last]) await expect(row).toContainText(number);
});

test("a client who is not there is said to be so, and a changed form is not left without a question", async ({
  page,
  browser,
}) => {
  const customer = newCustomer("Kayal");
  await enrol(browser, customer, "K");
  for (const query of ["", "?id=999999999", "?id=gold"]) {
    await page.goto(`/edit_client${query}`);
    await expect(page.getByRole("alert")).toContainText("There is no such client.");
  }
  await page.getByRole("link", { name: "To the clients" }).click();
  await page.getByRole("link", { name: `Edit ${customer.name}` }).click();
  await addScheme(page, unique());
  await page.getByRole("link", { name: "Cancel" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Leave" }).click();
  await expect(page).toHaveURL(/view_client$/);
});

test("only an Admin is offered to edit a client", async ({ page }) => {
  await signInAs(page, "employee");
  await page.goto("/view_client");
  await expect(page.getByRole("table", { name: "Clients" }).getByRole("row").nth(1)).toBeVisible();
  await expect(page.getByRole("link", { name: /^Edit / })).toHaveCount(0);
});

/** Puts a book of Thanga Mazhai into the list and answers its number. */
async function addScheme(page: Page, number: string): Promise<`K${string}`> {
  await choose(page, "Saving Scheme", "Thanga Mazhai");
  await choose(page, "Book Number", /^K /);
  await page.getByRole("textbox", { name: "Unique Number" }).fill(number);
  await page.getByRole("button", { name: "Add Saving Scheme" }).click();
  await expect(page.getByRole("table", { name: "Saving Scheme List" })).toContainText(`K${number}`);
  return `K${number}`;
}
