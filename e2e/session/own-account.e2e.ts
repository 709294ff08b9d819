import { expect, logIn, signInBy, test, toast } from "../support/portal.ts";
import { addAccount } from "../support/people.ts";
import { newCustomer, enrol } from "../support/shop.ts";

test("a password is changed, its mistakes named in order and the old one checked first", async ({ page, browser }) => {
  const person = await addAccount(browser, "Customer");
  await signInBy(page.request, person.email, person.password);
  await page.goto("/profile");
  await page.getByRole("main").getByRole("link", { name: "Change password" }).click();
  const [old, chosen, repeated] = ["Old Password", "New Password", "Confirm Password"].map((name) =>
    page.getByRole("textbox", { name, exact: true }),
  );
  if (!old || !chosen || !repeated) throw new Error("three fields");
  const refuses = async (sentence: string, field = old) => {
    await page.getByRole("button", { name: "Reset" }).click();
    await expect(page.getByText(sentence, { exact: true })).toBeVisible();
    await expect(field).toBeFocused();
    await expect(page.locator("[aria-invalid=true]")).toHaveCount(1);
  };
  await refuses("old Password Cannot be empty");
  await old.fill("not the password");
  await refuses("Incorrect Old Password");
  await expect(old).toHaveValue("not the password");
  await old.fill(person.password);
  await refuses("New Password Cannot be empty", chosen);
  const password = "seven copper lamps 31";
  await chosen.fill(password);
  await refuses("Confirm Password Cannot be empty", repeated);
  await repeated.fill("seven copper lamps 32");
  await refuses("New Password and Confirm Password do not match", repeated);
  await repeated.fill(password);
  await page.getByRole("button", { name: "Reset" }).click();
  await expect(toast(page, "Password Successfully changed")).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
  await logIn(page, person.email, password);
  await expect(page).toHaveURL(/\/dashboard$/);
});

test("a temporary password must be changed first, and the screen says why", async ({ page, browser }) => {
  const customer = newCustomer();
  await enrol(browser, customer, "K");
  await signInBy(page.request, customer.email, customer.mobile);
  await page.goto("/profile");
  await expect(page).toHaveURL(/\/change-password-screen$/);
  await expect(page.getByText(/^Your password is a temporary one/)).toBeVisible();
});

test("whoever is signed in elsewhere is signed out from the page of security", async ({ page, browser }) => {
  const person = await addAccount(browser, "Customer");
  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  await signInBy(other.request, person.email, person.password);
  await other.goto("/security");
  await signInBy(page.request, person.email, person.password);
  await page.goto("/security");
  const list = page.getByRole("region", { name: "Where you are signed in" });
  await expect(list.getByRole("listitem").filter({ hasText: "This one" })).toHaveCount(1);
  const before = await list.getByRole("listitem").count();
  await list
    .getByRole("button", { name: /^Sign out .*, last seen/ })
    .first()
    .click();
  await expect(toast(page, "Signed out in 1 place.")).toBeVisible();
  await expect(list.getByRole("listitem")).toHaveCount(before - 1);
  await list.getByRole("button", { name: "Sign out everywhere else" }).click();
  await expect(list.getByRole("listitem")).toHaveCount(1);
  await other
    .getByRole("button", { name: /^Sign out/ })
    .first()
    .click();
  await expect(other).toHaveURL(/\/\?next=%2Fsecurity$/);
  await elsewhere.close();
});
