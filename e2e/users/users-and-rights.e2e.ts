import { arrive, choose, emailOf, expect, signInAs, signInBy, test, toast, unique } from "../support/portal.ts";
import { addAccount, chosen, field, refuses } from "../support/people.ts";

test.beforeEach(({ page }) => signInAs(page, "admin"));

test("a user is added, every mistake named in order", async ({ page }) => {
  const digits = unique();
  const save = "Save User";
  await page.goto("/user_list");
  await page.getByRole("link", { name: "Add New User" }).click();
  await refuses(page, save, "Please enter your full name", "Name");
  await field(page, "Name").fill(`Nila ${digits}`);
  await refuses(page, save, "Please enter your email address", "Email-Id");
  await field(page, "Email-Id").fill("nila");
  await refuses(page, save, "Please enter valid email", "Email-Id");
  await field(page, "Email-Id").fill(`nila${digits}@example.com`);
  await refuses(page, save, "Please enter mobile", "Mobile");
  await field(page, "Mobile").fill("90004");
  await refuses(page, save, "Please enter valid mobile number", "Mobile");
  await field(page, "Mobile").fill("9000412345");
  await expect(chosen(page, "User Type")).toHaveText("Admin");
  await refuses(page, save, "Please enter password", "Password");
  await field(page, "Password").fill("nine copper pots");
  await refuses(page, save, "Please enter confirm Password", "Confirm Password");
  await field(page, "Confirm Password").fill("nine copper pans");
  await refuses(page, save, "Password does not match", "Confirm Password");
  await field(page, "Confirm Password").fill("nine copper pots");
  await choose(page, "User Type", "Employee");
  await choose(page, "Designation", "Cashier");
  await page.getByRole("button", { name: save }).click();
  await expect(toast(page, "User Successfully added.")).toBeVisible();
  await page.getByRole("searchbox", { name: "Search users" }).fill(`nila${digits}`);
  const row = page.getByRole("row", { name: new RegExp(`Nila ${digits}`) });
  await expect(row).toContainText("Cashier");
  await row.getByRole("link", { name: /^Edit/ }).click();
  await expect(field(page, "Name")).toHaveValue(`Nila ${digits}`);
});

test("somebody who is disabled is out with their next request", async ({ page, browser }) => {
  const person = await addAccount(browser, "Employee");
  const theirs = await browser.newContext();
  const their = await theirs.newPage();
  await signInBy(their.request, person.email, person.password);
  await their.goto("/profile");
  await page.goto(`/edit_user?id=${person.id}`);
  await page.getByRole("radio", { name: "Disabled" }).check();
  await page.getByRole("button", { name: "Save User" }).click();
  await expect(toast(page, `${person.name} is saved.`)).toBeVisible();
  expect((await their.request.get("/api/Get_My_Sessions")).status()).toBe(401);
  await their.reload();
  await expect(their).toHaveURL(/\/\?next=%2Fprofile$/);
  await theirs.close();
});

test("of two who edit the same person, the later one is refused, and loses nothing of what was typed", async ({
  page,
  browser,
}) => {
  const person = await addAccount(browser, "Employee");
  const phone = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const later = await phone.newPage();
  await signInAs(later, "admin");
  for (const open of [page, later]) {
    await open.goto(`/edit_user?id=${person.id}`);
    await expect(field(open, "Name")).toHaveValue(person.name);
  }
  await field(page, "Department").fill("Accounts");
  await page.getByRole("button", { name: "Save User" }).click();
  await expect(toast(page, `${person.name} is saved.`)).toBeVisible();

  await field(later, "Department").fill("Counter");
  await later.getByRole("button", { name: "Save User" }).click();
  const told = later.getByRole("region", { name: "Notifications" }).getByText(/saved changes here on/);
  await expect(told).toBeVisible();
  await expect(field(later, "Department")).toHaveValue("Counter");
  await later.reload();
  await expect(field(later, "Department")).toHaveValue("Accounts");
  await field(later, "Department").fill("Counter");
  await later.getByRole("button", { name: "Save User" }).click();
  await expect(toast(later, `${person.name} is saved.`)).toBeVisible();
  await phone.close();
});

test("the last Admin stays one, and it is said where it was tried", async ({ page }) => {
  const answer = await page.request.get("/api/Get_Userlist?usertype=Admin&pageSize=200");
  const { data }: { data: { fld_email: string; fld_status: string }[] } = await answer.json();
  const admins = data.filter(({ fld_status }) => fld_status === "Active").map(({ fld_email }) => fld_email);
  expect(admins, "no journey adds an Admin for good").toEqual([emailOf("admin")]);
  await page.goto(`/user_list?search=${emailOf("admin")}`);
  await page.getByRole("link", { name: /^Edit/ }).click();
  await page.getByRole("radio", { name: "Inactive" }).check();
  await refuses(page, "Save User", "The shop needs at least one active Admin.", null);
  await page.getByRole("radio", { name: "Active", exact: true }).check();
  await choose(page, "User Type", "Employee");
  await refuses(page, "Save User", "The shop needs at least one active Admin.", null);
});

test("a granted right opens the screen and the server at once, and a revoked one closes them", async ({
  page,
  browser,
}) => {
  const person = await addAccount(browser, "Employee");
  const theirs = await browser.newContext();
  const their = await theirs.newPage();
  await signInBy(their.request, person.email, person.password);
  await arrive(their, "/admin_dashboard");
  const menu = their.getByRole("navigation", { name: "Main menu" });
  const call = async () => (await their.request.get("/api/Get_TransactionList")).status();
  await menu.getByRole("button", { name: "Money" }).click();
  await expect(menu.getByRole("link")).toHaveText(["Dashboard", "Approvals"]);
  expect(await call()).toBe(403);

  await page.goto(`/rights?search=${encodeURIComponent(person.name)}`);
  const rights = page.getByRole("group", { name: `Rights of ${person.name}` });
  const save = rights.getByRole("button", { name: /^Save/ });
  await rights.getByRole("checkbox", { name: "See payments" }).check();
  await save.click();
  await expect(toast(page, `The rights of ${person.name} are saved.`)).toBeVisible();
  expect(await call()).toBe(200);
  await their.reload();
  await menu.getByRole("button", { name: "Money" }).click();
  await expect(menu.getByRole("link")).toHaveText(["Dashboard", "Transactions", "Approvals"]);
  await menu.getByRole("link", { name: "Transactions" }).click();
  await expect(their.getByRole("table", { name: "Transactions" })).toBeVisible();

  await rights.getByRole("checkbox", { name: "See payments" }).uncheck();
  await save.click();
  // The button is disabled while it saves, too: what counts is that the very next answer after it is a refusal.
  await expect.poll(call).toBe(403);
  // Without a reload: the refused call itself tells the portal that the right is gone.
  await their.getByRole("searchbox", { name: "Search transactions" }).fill("somebody");
  await expect(their).toHaveURL(/\/admin_dashboard$/);
  await theirs.close();
});

test("the audit trail says who did what, and is narrowed by person, action and record", async ({ page, browser }) => {
  const person = await addAccount(browser, "Employee");
  await page.goto("/audit_trail");
  await choose(page, "Action", "Added a user");
  const about = page.getByRole("button", { name: `Everything about Person ${person.id}` });
  // Once the list is narrowed, adding them is the only entry about them that is left.
  await expect(about).toHaveCount(1);
  await about.click();
  await expect(page).toHaveURL(new RegExp(`action=Add_New_User&record=user&number=${person.id}$`));
  const table = page.getByRole("table", { name: "Audit Trail" });
  await expect(table.getByRole("row")).toHaveCount(2);
  await expect(table.getByRole("row").nth(1)).toContainText("Meenakshi Sundaram");
  await page.getByRole("button", { name: "Clear" }).click();
  await page.getByRole("searchbox", { name: "Search by person" }).fill(person.email);
  // Others leave entries at the same time: the list must have been narrowed before one is opened.
  await expect(table.getByRole("row").nth(1)).toContainText(person.name);
  await expect(table).toContainText("Changed their password");
  await table
    .getByRole("button", { name: /^Details/ })
    .first()
    .click();
  await expect(page.getByRole("dialog")).toContainText(person.name);
  await page.keyboard.press("Escape");
  await page.getByRole("textbox", { name: "To", exact: true }).fill("01-01-2020");
  await expect(page.getByText("Nothing fits.")).toBeVisible();
});
