import { choose, emailOf, expect, logIn, signInAs, signInBy, test, toast, unique } from "../support/portal.ts";
import { mailedSecret } from "../support/mail.ts";
import { enrol, newCustomer } from "../support/shop.ts";
import { addAccount, chosen, field, refuses } from "../support/people.ts";

test.beforeEach(({ page }) => signInAs(page, "admin"));

test("a customer is added, every mistake named in order, and a known email keeps what was typed", async ({
  page,
  browser,
}) => {
  const digits = unique();
  const email = `kaveri${digits}@example.com`;
  const save = "Save Customer";
  await page.goto("/customermanagement");
  await page.getByRole("link", { name: "Add New Customer" }).click();
  await expect(chosen(page, "City/Area")).not.toHaveText("");
  await refuses(page, save, "Please enter name", "Name");
  await field(page, "Name").fill(`Kaveri ${digits}`);
  await refuses(page, save, "Please enter email", "Email");
  await field(page, "Email").fill("kaveri");
  await refuses(page, save, "Please enter valid email", "Email");
  await field(page, "Email").fill(emailOf("customer"));
  await refuses(page, save, "Please enter mobile number", "Mobile Number");
  await field(page, "Mobile Number").pressSequentially("90a003");
  await expect(field(page, "Mobile Number")).toHaveValue("90003");
  await refuses(page, save, "Please enter valid mobile number", "Mobile Number");
  await field(page, "Mobile Number").pressSequentially("123456789");
  await expect(field(page, "Mobile Number")).toHaveValue("9000312345");
  await refuses(page, save, "Please enter address", "Address");
  await field(page, "Address").fill("4, North Car Street");
  await refuses(page, save, "Please enter pincode", "Pincode");
  await field(page, "Pincode").fill("6000");
  await refuses(page, save, "Please enter valid pincode", "Pincode");
  await field(page, "Pincode").fill("600004");
  await refuses(page, save, "Please select gender", null);
  await page.getByRole("radio", { name: "Female" }).check();
  await refuses(page, save, "Please enter password", "Password");
  await field(page, "Password").fill("a brass lamp 41");
  await refuses(page, save, "Please enter confirm password", "Confirm Password");
  await field(page, "Confirm Password").fill("a brass lamp 42");
  await refuses(page, save, "Password and confirm password does not match", "Confirm Password");
  await field(page, "Confirm Password").fill("a brass lamp 41");
  await refuses(page, save, "Email Address already registered.", "Email");
  await expect(field(page, "Address")).toHaveValue("4, North Car Street");
  await expect(field(page, "Password")).toHaveValue("a brass lamp 41");
  await field(page, "Email").fill(email);
  await page.getByRole("button", { name: save }).click();
  await expect(
    toast(page, "New Customer Successfully Added and Password is successfully send to customer mail id."),
  ).toBeVisible();

  await page.getByRole("searchbox", { name: "Search customers" }).fill(email);
  await expect(page.getByRole("row", { name: new RegExp(`Kaveri ${digits}`) })).toContainText("Active");
  expect(await mailedSecret(email, "Welcome to our jewel savings portal")).toBe("a brass lamp 41");
  const theirs = await browser.newPage();
  await theirs.goto("/");
  await logIn(theirs, email, "a brass lamp 41");
  await expect(theirs).toHaveURL(/\/change-password-screen$/);
  await theirs.close();
});

test("states follow the country and cities the state, the first of each chosen, and a day is DD/MM/YYYY", async ({
  page,
  browser,
}) => {
  const person = await addAccount(browser, "Customer");
  await page.goto(`/editCustomer?id=${person.id}`);
  await expect(chosen(page, "Country")).toHaveText("India");
  await expect(chosen(page, "City/Area")).not.toHaveText("");
  await choose(page, "State", "Tamil Nadu");
  await expect(chosen(page, "City/Area")).not.toHaveText("");
  await choose(page, "City/Area", "Madurai");
  await field(page, "Address").fill("7, West Masi Street");
  await field(page, "Pincode").fill("625001");
  await field(page, "Date of birth").fill("31/02/1990");
  await page.getByRole("radio", { name: "Others" }).check();
  await refuses(page, "Save & Edit Customer", "Enter the date of birth as DD/MM/YYYY.", "Date of birth");
  await field(page, "Date of birth").fill("9/4/1990");
  await page.getByRole("radio", { name: "Inactive" }).check();
  await page.getByRole("button", { name: "Save & Edit Customer" }).click();
  await expect(toast(page, "Customer Successfully updated")).toBeVisible();

  await page.goto(`/editCustomer?id=${person.id}`);
  await expect(chosen(page, "City/Area")).toHaveText("Madurai");
  await expect(field(page, "Date of birth")).toHaveValue("09/04/1990");
  await expect(page.getByRole("radio", { name: "Inactive" })).toBeChecked();
  await choose(page, "Country", "Sri Lanka");
  await expect(chosen(page, "State")).not.toHaveText("Tamil Nadu");
  await expect(chosen(page, "State")).not.toHaveText("");
  await field(page, "Password").fill("a brass lamp 41");
  await refuses(page, "Save & Edit Customer", "Password and confirm password does not match", "Confirm Password");
});

test("an enrolled customer's mobile number is mended without an address, which is asked whole once it is begun", async ({
  page,
  browser,
}) => {
  const customer = newCustomer();
  await enrol(browser, customer, "K");
  await page.goto(`/customermanagement?search=${customer.email}`);
  await page.getByRole("link", { name: `Edit ${customer.name}` }).click();
  await expect(page.getByText("No address is known.")).toBeVisible();
  const other = `90009${unique().slice(-5)}`;
  await field(page, "Mobile Number").fill(other);
  await page.getByRole("button", { name: "Save & Edit Customer" }).click();
  await expect(toast(page, "Customer Successfully updated")).toBeVisible();

  await page.goto(`/customermanagement?search=${customer.email}`);
  await expect(page.getByRole("row", { name: new RegExp(customer.name) })).toContainText(other);
  await page.getByRole("link", { name: `Edit ${customer.name}` }).click();
  await field(page, "Pincode").fill("6000");
  await refuses(page, "Save & Edit Customer", "Please enter address", "Address");
  await field(page, "Address").fill("4, North Car Street");
  await refuses(page, "Save & Edit Customer", "Please enter state", "State");
});

test("a customer who is not there is said not to be there", async ({ page }) => {
  for (const id of ["999999999", "nobody", ""]) {
    await page.goto(`/editCustomer?id=${id}`);
    await expect(page.getByText("There is no such customer.")).toBeVisible();
  }
});

test("a deleted customer's next request fails", async ({ page, browser }) => {
  const person = await addAccount(browser, "Customer");
  const theirs = await browser.newContext();
  const their = await theirs.newPage();
  await signInBy(their.request, person.email, person.password);
  await their.goto("/profile");
  await page.goto(`/customer_managment?search=${person.email}`);
  await page.getByRole("button", { name: `Delete ${person.name}` }).click();
  const question = page.getByRole("alertdialog", { name: "Confirm to Delete" });
  await expect(question).toContainText("Are you sure you want to delete customer.");
  await expect(question).toContainText(person.name);
  await question.getByRole("button", { name: "No" }).click();
  await page.getByRole("button", { name: `Delete ${person.name}` }).click();
  await question.getByRole("button", { name: "Yes" }).click();
  await expect(toast(page, "User successfully deleted.")).toBeVisible();
  // Whoever looks by the whole e-mail still finds the record, and cannot delete it again.
  await expect(page.getByRole("row", { name: new RegExp(person.name) })).toContainText("Disabled");
  await expect(page.getByRole("button", { name: `Delete ${person.name}` })).toHaveCount(0);

  expect((await their.request.get("/api/Get_My_Sessions")).status()).toBe(401);
  await their.reload();
  await expect(their).toHaveURL(/\/\?next=%2Fprofile$/);
  await logIn(their, person.email, person.password);
  await expect(their.getByText("The e-mail or the password is not right.")).toBeVisible();
  await theirs.close();
});

test("a password is generated for somebody named, and reaches them alone", async ({ page, browser }) => {
  const person = await addAccount(browser, "Customer");
  await page.goto(`/GeneratePassword?search=${person.email}`);
  await page.getByRole("button", { name: `generatePassword for ${person.name}` }).click();
  const question = page.getByRole("alertdialog", { name: "Generate Password" });
  await expect(question).toContainText(`${person.name} · ${person.email}`);
  await question.getByRole("button", { name: "Yes" }).click();
  await expect(toast(page, `The password is mailed to ${person.email}.`)).toBeVisible();
  await expect(page.getByRole("row", { name: new RegExp(person.name) })).toContainText("Temporary");
  const password = await mailedSecret(person.email, "Your temporary password");
  await expect(page.getByText(password)).toHaveCount(0);
  const theirs = await browser.newPage();
  await theirs.goto("/");
  await logIn(theirs, person.email, password);
  await expect(theirs).toHaveURL(/\/change-password-screen$/);
  await theirs.close();
});
