import { choose, expect, signInAs, test, toast, unique } from "../support/portal.ts";
import type { Page } from "../support/portal.ts";
import { enrol, enrolNumber, newCustomer } from "../support/shop.ts";
import type { Customer } from "../support/shop.ts";

test.beforeEach(async ({ page }) => {
  await signInAs(page, "admin");
  await page.goto("/add_new_client");
});

test("with every scheme field empty, every one is flagged", async ({ page }) => {
  await page.getByRole("button", { name: "Add Saving Scheme" }).click();
  for (const message of [
    "Select Your Chit Scheme",
    "Please select book number",
    "Enter Correct Book Number",
    "Please select saving scheme amount",
    "Select your Duration",
  ]) {
    await expect(page.getByText(message, { exact: true })).toBeVisible();
  }
});

test("with some scheme fields filled, the mistakes are named one at a time in their order", async ({ page }) => {
  const add = page.getByRole("button", { name: "Add Saving Scheme" });
  const sentences = page.getByText(
    /^(Select Your Chit Scheme|Please select book number|Enter Correct Book Number|Please select saving scheme amount|Select your Duration)$/,
  );
  await page.getByRole("textbox", { name: "Unique Number" }).fill("12");
  await add.click();
  await expect(sentences).toHaveText(["Select Your Chit Scheme"]);
  await choose(page, "Saving Scheme", "Thanga Mazhai");
  await add.click();
  await expect(sentences).toHaveText(["Please select book number"]);
  await choose(page, "Book Number", /^E /);
  await page.getByRole("textbox", { name: "Unique Number" }).fill("");
  await add.click();
  await expect(sentences).toHaveText(["Enter Correct Book Number"]);
});

test("a flexible plan takes an amount of one's own, and asks for it", async ({ page }) => {
  await page.getByRole("radio", { name: "Daily" }).check();
  await choose(page, "Saving Scheme", "My Gold Flexi Plan");
  await page.getByRole("textbox", { name: "Unique Number" }).fill(unique());
  await page.getByRole("button", { name: "Add Saving Scheme" }).click();
  await expect(page.getByText("Please select saving scheme amount", { exact: true })).toBeVisible();
  await page.getByRole("textbox", { name: "Saving Scheme Amount" }).fill("1,500");
  await page.getByRole("button", { name: "Add Saving Scheme" }).click();
  await expect(page.getByRole("table", { name: "Saving Scheme List" })).toContainText("1,500.00");
});

test("an existing member's paid months are 1 to the duration of the scheme", async ({ page }) => {
  await choose(page, "Saving Scheme", "My Gold Eleven");
  await page.getByRole("radio", { name: "Existing" }).check();
  const offered = page.getByRole("combobox", { name: "Paid months" }).locator("option:not([hidden])");
  await expect(offered).toHaveText(["01", "02", "03", "04", "05", "06", "07", "08", "09", "10", "11"]);
});

test("a scheme in the list can be edited and deleted", async ({ page }) => {
  const [first, second] = [unique(), unique()];
  await addScheme(page, "K", first);
  await page.getByRole("button", { name: `Edit book K${first}` }).click();
  await page.getByRole("textbox", { name: "Unique Number" }).fill(second);
  await page.getByRole("button", { name: "Update Saving Scheme" }).click();
  const list = page.getByRole("table", { name: "Saving Scheme List" });
  await expect(list).toContainText(`K${second}`);
  await expect(list).not.toContainText(`K${first}`);
  await page.getByRole("button", { name: `Delete book K${second}` }).click();
  await expect(list).toBeHidden();
  await expect(page.getByRole("button", { name: "Add Client" })).toBeHidden();
});

test("a half-typed book survives the editing of another, and must be finished before the client is saved", async ({
  page,
}) => {
  const [first, half] = [unique(), unique()];
  const customer = newCustomer();
  await fillPerson(page, customer);
  await addScheme(page, "K", first);
  const number = page.getByRole("textbox", { name: "Unique Number" });
  await number.fill(half);
  await page.getByRole("button", { name: `Edit book K${first}` }).click();
  await expect(number).toHaveValue(first);
  await page.getByRole("button", { name: "Cancel edit" }).click();
  await expect(number).toHaveValue(half);
  await page.getByRole("button", { name: "Add Client" }).click();
  await expect(page.getByRole("alert").filter({ hasText: `Finish book ${half} first` })).toBeVisible();
  await number.fill("");
  await page.getByRole("button", { name: "Add Client" }).click();
  await expect(toast(page, "Chit successfully added.")).toBeVisible();
});

test("the client's own fields are asked for in the handbook's words", async ({ page }) => {
  await addScheme(page, "K", unique());
  const save = page.getByRole("button", { name: "Add Client" });
  await save.click();
  for (const message of ["Enter your Name", "Enter your Email", "Enter Mobile Number"]) {
    await expect(page.getByText(message, { exact: true })).toBeVisible();
  }
  await expect(page.getByRole("textbox", { name: "Name", exact: true })).toBeFocused();
  await fillPerson(page, { name: "Anbu", email: "anbu@nowhere", mobile: "98765" });
  await save.click();
  await expect(page.getByText("Please provide a valid Email.", { exact: true })).toBeVisible();
  await expect(page.getByText("Enter 10 Digit Mobile Number.", { exact: true })).toBeVisible();

  // Who has no e-mail is asked for none, and signs in by the number.
  const { name, mobile } = newCustomer();
  await page.getByRole("checkbox", { name: "Has no e-mail" }).check();
  await expect(page.getByRole("textbox", { name: "Email" })).toBeDisabled();
  await page.getByRole("textbox", { name: "Name", exact: true }).fill(name);
  await page.getByRole("textbox", { name: "Mobile Number" }).fill(mobile);
  await save.click();
  await expect(page.getByRole("region", { name: "Client added" })).toContainText(
    `They sign in with the mobile number ${mobile} and a code by SMS.`,
  );
});

test("a book number that is taken is an error while it is typed, and does not come into the list", async ({
  page,
  browser,
}) => {
  const [taken = ""] = await enrol(browser, newCustomer(), "K");
  await addScheme(page, "K", taken.slice(1));
  const number = page.getByRole("textbox", { name: "Unique Number" });
  await expect(number).toHaveAccessibleDescription(/This book number is already in use\./);
  await expect(page.getByRole("table", { name: "Saving Scheme List" })).toBeHidden();
  await number.fill(unique());
  await expect(page.getByText(/^K\d+ is free · Thanga Mazhai$/)).toBeVisible();
});

test("what a quick hand chooses while a number is looked up is not lost", async ({ page }) => {
  const lookup = Promise.withResolvers<void>();
  await page.route(/\/Check_Book_Number/, async (route) => {
    await lookup.promise;
    await route.continue();
  });
  await addScheme(page, "GH", unique());
  const scheme = page.getByRole("combobox", { name: "Saving Scheme", exact: true });
  await expect(scheme).toBeDisabled();
  // The hand waits at the field, and chooses in the moment in which it may.
  const chosen = choose(page, "Saving Scheme", "Thanga Mazhai");
  lookup.resolve();
  await chosen;
  await expect(page.getByRole("row", { name: /GH/ })).toBeVisible();
  await expect(scheme).toHaveValue("Thanga Mazhai");
});

test("a book number taken meanwhile is named in its row, and nothing typed is lost", async ({ page, browser }) => {
  const customer = newCustomer();
  const digits = unique();
  const taken = `K${digits}` as const;
  await fillPerson(page, customer);
  await addScheme(page, "GH", unique());
  await addScheme(page, "K", digits);
  await expect(page.getByRole("row", { name: new RegExp(taken) })).toBeVisible();
  await enrolNumber(browser, newCustomer(), taken);
  await page.getByRole("button", { name: "Add Client" }).click();
  await expect(page.getByRole("row", { name: new RegExp(taken) })).toContainText("This book number is already in use.");
  await expect(page.getByRole("textbox", { name: "Email" })).toHaveValue(customer.email);
  await page.getByRole("button", { name: `Delete book ${taken}` }).click();
  await page.getByRole("button", { name: "Add Client" }).click();
  await expect(toast(page, "Chit successfully added.")).toBeVisible();
});

test("an e-mail that is enrolled already is an error at its field", async ({ page, browser }) => {
  const customer = newCustomer();
  await enrol(browser, customer, "K");
  await fillPerson(page, customer);
  await addScheme(page, "GH", unique());
  await page.getByRole("button", { name: "Add Client" }).click();
  const email = page.getByRole("textbox", { name: "Email" });
  await expect(email).toBeFocused();
  await expect(email).toHaveAccessibleDescription(/enrolled already/);
});

test("a changed form is not left without a question", async ({ page }) => {
  await page.getByRole("textbox", { name: "Name", exact: true }).fill("Half a client");
  await page.getByRole("link", { name: "Dashboard" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Stay" }).click();
  await expect(page.getByRole("textbox", { name: "Name", exact: true })).toHaveValue("Half a client");
  await page.getByRole("link", { name: "Dashboard" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Leave" }).click();
  await expect(page).toHaveURL(/admin_dashboard/);
});

async function fillPerson(page: Page, { name, email, mobile }: Customer): Promise<void> {
  await page.getByRole("textbox", { name: "Name", exact: true }).fill(name);
  await page.getByRole("textbox", { name: "Email" }).fill(email);
  await page.getByRole("textbox", { name: "Mobile Number" }).fill(mobile);
}

async function addScheme(page: Page, prefix: "GH" | "K", number: string): Promise<void> {
  await choose(page, "Saving Scheme", prefix === "K" ? "Thanga Mazhai" : "My Gold Eleven");
  await choose(page, "Book Number", new RegExp(`^${prefix} `));
  await page.getByRole("textbox", { name: "Unique Number" }).fill(number);
  await page.getByRole("button", { name: "Add Saving Scheme" }).click();
}
