import { mailedSecret } from "../support/mail.ts";
import { arrive, choose, expect, logIn, signInAs, test, toast, unique } from "../support/portal.ts";
import type { Page } from "../support/portal.ts";
import { field } from "../support/people.ts";
import { asAdmin, enrol, newCustomer, signInCustomer } from "../support/shop.ts";
import type { Customer } from "../support/shop.ts";
import { usuallyOnAPhone } from "../support/sizes.ts";

const subject = "Your code to join a jewel savings scheme";
const sent = "Your verification OTP is successfully sent to your email address..";

for (const { viewport: size } of usuallyOnAPhone) {
  test.describe(`at ${size.width} px`, () => {
    test.use({ viewport: size });

    test("join, verify, be approved, sign in, choose a password, see the book", async ({ page, browser }) => {
      const customer = newCustomer("Thendral Arasan");
      await page.goto("/");
      await page.getByRole("link", { name: "Join a scheme" }).click();
      await expect(page).toHaveURL("/registration");
      await page.getByRole("button", { name: "Ask to join" }).click();
      for (const sentence of [
        "Enter your Name",
        "Enter your Email",
        "Enter Mobile Number",
        "Select Your Chit Scheme",
        "Please select saving scheme amount",
        "Please accept the terms and conditions.",
      ])
        await expect(page.getByText(sentence, { exact: true })).toBeVisible();
      await expect(field(page, "Name")).toBeFocused();

      await field(page, "Email").fill("thendral");
      await field(page, "Mobile Number").fill("98400");
      await fillRequestedBook(page);
      await page.getByRole("button", { name: "Ask to join" }).click();
      for (const sentence of ["Enter your Name", "Please provide a valid Email.", "Enter 10 Digit Mobile Number."])
        await expect(page.getByText(sentence, { exact: true })).toBeVisible();
      await fillPerson(page, customer);
      await page.getByRole("checkbox", { name: "A nominee is named" }).check();
      await field(page, "Name of the nominee").fill("Selvam");
      await choose(page, "Relation to you", "Father");
      await page.reload();
      await expect(field(page, "Email")).toHaveValue(customer.email);
      await expect(field(page, "Saving Scheme Amount")).toHaveValue("1000");
      await page.getByRole("button", { name: "Ask to join" }).click();
      await expect(toast(page, sent)).toBeVisible();

      const code = page.getByRole("textbox", { name: "Verification code" });
      await page.getByRole("button", { name: "Verify" }).click();
      await expect(page.getByText("Please enter OTP.", { exact: true })).toBeVisible();
      const right = await mailedSecret(customer.email, subject);
      await code.fill(right === "123456" ? "654321" : "123456");
      await page.getByRole("button", { name: "Verify" }).click();
      await expect(page.getByText("Incorrect OTP.", { exact: true })).toBeVisible();
      await page.reload();
      await code.fill(`${right.slice(0, 3)} ${right.slice(3)}`);
      await page.getByRole("button", { name: "Verify" }).click();
      await expect(page.getByRole("heading", { name: "Your request has reached the shop" })).toBeVisible();
      expect(await page.evaluate(() => sessionStorage.getItem("thangam.joining"))).toBeNull();

      const number = `GH${unique()}`;
      const office = await browser.newContext({ viewport: size });
      const desk = await office.newPage();
      await signInAs(desk, "admin");
      await approve(desk, customer, number);
      await office.close();

      await page.getByRole("link", { name: "Back to the login page" }).click();
      await logIn(page, customer.email, customer.mobile);
      await expect(page).toHaveURL(/\/change-password-screen$/);
      const password = `a quiet river ${number}`;
      await page.getByRole("textbox", { name: "Old Password" }).fill(customer.mobile);
      await page.getByRole("textbox", { name: "New Password" }).fill(password);
      await page.getByRole("textbox", { name: "Confirm Password" }).fill(password);
      await page.getByRole("button", { name: "Reset" }).click();
      await expect(toast(page, "Password Successfully changed")).toBeVisible();
      await logIn(page, customer.email, password);
      await expect(page.getByRole("article", { name: `Book ${number}` })).toContainText("My Gold Eleven");
      await page.getByRole("link", { name: `Chit Details of book ${number}` }).click();
      await expect(page.getByRole("region", { name: `Book ${number}` })).toContainText("Selvam, Father");
    });

    test("a customer asks for a further book, which closes an old one and is approved", async ({ page, browser }) => {
      const customer = newCustomer("Mullai Vendan");
      const [old = ""] = await enrol(browser, customer, "K");
      await signInCustomer(page, customer);
      await page.goto("/registration");
      await expect(page).toHaveURL("/dashboard?join=1");
      const asking = page.getByRole("dialog", { name: "Join another scheme" });
      await asking.getByRole("button", { name: "Ask to join" }).click();
      await expect(asking.getByText("Select Your Chit Scheme", { exact: true })).toBeVisible();
      await fillRequestedBook(page);
      await asking.getByRole("button", { name: "Ask to join" }).click();
      await expect(toast(page, "Your request has reached the shop")).toBeVisible();
      const mine = page.getByRole("region", { name: "My requests" });
      await expect(mine).toContainText("Pending");
      await page.getByRole("link", { name: "Join another scheme" }).click();
      await fillRequestedBook(page);
      await asking.getByRole("button", { name: "Ask to join" }).click();
      await expect(asking.getByText("You have asked for this already. The shop will tell you soon.")).toBeVisible();

      const number = `GH${unique()}`;
      await asAdmin(browser, async (admin) => {
        const desk = await admin.newPage();
        await desk.setViewportSize(size);
        await desk.goto(`/approve_client?search=${customer.email}`);
        await desk.getByRole("button", { name: `Approve ${customer.name}` }).click();
        const dialog = desk.getByRole("dialog", { name: "Approve Client Request" });
        await expect(dialog.getByText("their password stays")).toBeVisible();
        await dialog.getByRole("button", { name: `Close book ${old}` }).click();
        const question = desk.getByRole("alertdialog", { name: "Confirm to Close Account" });
        await expect(question).toContainText("Are you sure you want to close this client's account?");
        await question.getByRole("button", { name: "Yes" }).click();
        await expect(toast(desk, "Account Closed Successfully")).toBeVisible();
        await expect(dialog.getByRole("button", { name: `Close book ${old}` })).toBeDisabled();
        await dialog.getByRole("textbox", { name: "Scheme Book Number" }).fill(number);
        await dialog.getByRole("button", { name: "Approve" }).click();
        await expect(toast(desk, "Client Succefully Approved.")).toBeVisible();
      });
      await arrive(page, "/dashboard");
      await expect(page.getByRole("link", { name: `Pay Now for book ${number}` })).toBeVisible();
      await expect(page.getByRole("article", { name: `Book ${old}` })).toContainText("Closed");
      await expect(mine).toHaveCount(0);
    });
  });
}

async function fillPerson(page: Page, { name, email, mobile }: Customer): Promise<void> {
  await field(page, "Name").fill(name);
  await field(page, "Email").fill(email);
  await field(page, "Mobile Number").fill(mobile);
}

async function fillRequestedBook(page: Page): Promise<void> {
  await page.getByRole("combobox", { name: "Saving Scheme", exact: true }).selectOption("My Gold Eleven");
  await page.getByRole("combobox", { name: "Saving Scheme Amount" }).selectOption("1000");
  await page.getByRole("checkbox", { name: "I have read the terms" }).check();
}

/** Approves the request with a book number, after every mistake that the dialog knows. */
async function approve(desk: Page, customer: Customer, number: string): Promise<void> {
  await desk.goto(`/approve_client?search=${customer.email}`);
  await desk.getByRole("button", { name: `Approve ${customer.name}` }).click();
  const dialog = desk.getByRole("dialog", { name: "Approve Client Request" });
  const name = dialog.getByRole("textbox", { name: "Name", exact: true });
  const book = dialog.getByRole("textbox", { name: "Scheme Book Number" });
  await expect(dialog.getByText("Selvam, Father")).toBeVisible();
  await name.fill("");
  await dialog.getByRole("button", { name: "Approve" }).click();
  await expect(dialog.getByText("Please enter name", { exact: true })).toBeVisible();
  await expect(name).toBeFocused();
  await expect(dialog.getByText("Please enter scheme account number", { exact: true })).toHaveCount(0);
  await name.fill(customer.name);
  await dialog.getByRole("button", { name: "Approve" }).click();
  await expect(dialog.getByText("Please enter scheme account number", { exact: true })).toBeVisible();
  await expect(book).toBeFocused();
  await book.fill(`K${unique()}`);
  await expect(dialog.getByText("This book number does not belong to the scheme.")).toBeVisible();
  await expect(dialog.getByText("begin with GH.")).toBeVisible();
  await book.fill(number);
  await expect(dialog.getByText(`${number} is free`)).toBeVisible();
  await dialog.getByRole("button", { name: "Approve" }).click();
  await expect(toast(desk, "Client Succefully Approved.")).toBeVisible();
  await expect(desk.getByText("No request fits.")).toBeVisible();
}
