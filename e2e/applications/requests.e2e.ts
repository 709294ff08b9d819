import { arrive, expect, post, signInAs, test, toast, unique } from "../support/portal.ts";
import type { Page } from "../support/portal.ts";
import { asAdmin, enrol, newCustomer, signInCustomer } from "../support/shop.ts";

test("a request is rejected with a reason, which the customer reads", async ({ page, browser }) => {
  const customer = newCustomer("Nilavan Kumaran");
  await enrol(browser, customer, "K");
  await signInCustomer(page, customer);
  await askBehindTheScreens(page);
  await asAdmin(browser, async (admin) => {
    const desk = await admin.newPage();
    await desk.goto(`/approve_client?search=${customer.email}`);
    await expectNoEmptyLine(desk, customer.name);
    await desk.getByRole("button", { name: `Reject ${customer.name}` }).click();
    const dialog = desk.getByRole("dialog", { name: `Reject the request of ${customer.name}` });
    await dialog.getByRole("button", { name: "Reject" }).click();
    await expect(dialog.getByText("Please enter the reason.", { exact: true })).toBeVisible();
    await dialog.getByRole("textbox", { name: "Reason" }).fill("Please come to the shop first.");
    await dialog.getByRole("button", { name: "Reject" }).click();
    await expect(toast(desk, "User is  successfully rejected.")).toBeVisible();
    await desk.getByRole("combobox", { name: "Status" }).selectOption("Rejected");
    await expect(desk.getByRole("row", { name: new RegExp(customer.email) })).toContainText(
      "Please come to the shop first.",
    );
    await expect(desk.getByRole("button", { name: `Approve ${customer.name}` })).toBeDisabled();
  });
  await arrive(page, "/dashboard");
  await expect(page.getByRole("region", { name: "My requests" })).toContainText("Please come to the shop first.");
});

test("of two who approve, the second sees who was first", async ({ page, browser }) => {
  const customer = newCustomer("Kayal Vizhi");
  await enrol(browser, customer, "K");
  await signInCustomer(page, customer);
  const requestId = await askBehindTheScreens(page);
  await asAdmin(browser, async (admin) => {
    const desk = await admin.newPage();
    await desk.goto(`/approve_client?search=${customer.email}`);
    await desk.getByRole("button", { name: `Approve ${customer.name}` }).click();
    const approval = { id: requestId, name: customer.name, accountno: `GH${unique()}` };
    await asAdmin(browser, (other) => post(other.request, "Approve_Client_Request", approval));
    const dialog = desk.getByRole("dialog", { name: "Approve Client Request" });
    await dialog.getByRole("textbox", { name: "Scheme Book Number" }).fill(`GH${unique()}`);
    await dialog.getByRole("button", { name: "Approve" }).click();
    await expect(toast(desk, "Meenakshi Sundaram has already approved this request.")).toBeVisible();
    await expect(dialog).toHaveCount(0);
    await expect(desk.getByRole("button", { name: `Approve ${customer.name}` })).toHaveCount(0);
  });
});

test("the old address of the form still works, and an employee without the right does not see the requests", async ({
  page,
}) => {
  await page.goto("/register");
  await expect(page.getByRole("heading", { name: "Join a scheme" })).toBeVisible();
  await signInAs(page, "employee");
  await page.goto("/approve_client");
  await expect(page).toHaveURL("/admin_dashboard");
});

/** On a phone, a request that has no book yet says nothing of the book's number. */
async function expectNoEmptyLine(desk: Page, name: string): Promise<void> {
  await desk.setViewportSize({ width: 390, height: 844 });
  const row = desk.locator("tbody tr", { hasText: name });
  await expect(row.locator("[data-label='Duration']")).toBeVisible();
  await expect(row.locator("[data-label='Scheme Book Number']")).toBeHidden();
  await desk.setViewportSize({ width: 1366, height: 768 });
}

async function askBehindTheScreens(page: Page): Promise<string> {
  const { terms_version } = await page.request
    .get("/api/Get_Joinable_Schemes")
    .then((answer) => answer.json())
    .then(({ data }: { data: { terms_version: string } }) => data);
  const requestedBook = { chitschema: "My Gold Eleven", chitamount: "1000", termsconditions: true, terms_version };
  const [{ fld_id }] = await post<[{ fld_id: string }]>(page.request, "Add_Book_Request", requestedBook);
  return fld_id;
}
