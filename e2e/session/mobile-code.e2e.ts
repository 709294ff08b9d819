import type { Browser } from "@playwright/test";
import { askForCode, typeCode } from "../support/by-code.ts";
import { textedCode, textsTo } from "../support/mail.ts";
import { addAccount, field } from "../support/people.ts";
import { expect, test, toast } from "../support/portal.ts";
import type { Page } from "../support/portal.ts";
import { asAdmin, enrol, newCustomer } from "../support/shop.ts";

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
test.use(phone);

test("a customer signs in on her phone by number and code, also after the phone threw the page away", async ({
  page,
  browser,
}) => {
  const { name, mobile } = await addAccount(browser, "Customer");
  await page.goto("/");
  const number = page.getByRole("textbox", { name: "Mobile number" });
  await expect(number).toBeFocused();
  await number.press("Enter");
  await expect(page.getByText("Please enter mobile number", { exact: true })).toBeVisible();
  await askForCode(page, `+91 ${mobile.slice(0, 5)} ${mobile.slice(5)}`);
  const code = await textedCode(mobile);
  await page.reload();
  await typeCode(page, code === "100000" ? "100001" : "100000");
  await expect(page.getByText("Incorrect OTP.")).toBeVisible();
  await typeCode(page, code);
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByText(name).first()).toBeVisible();
});

test("a phone is stolen: the shop changes the number, which signs the thief out, and no code to the old one opens anything", async ({
  page: stolen,
  browser,
}) => {
  const customer = { ...newCustomer("Kuyil Nambi"), email: "none" };
  const { mobile: fresh } = newCustomer();
  const [book = ""] = await enrol(browser, customer, "K");
  await stolen.goto("/");
  await askForCode(stolen, customer.mobile);
  const first = await textedCode(customer.mobile);
  await typeCode(stolen, first);
  await expect(stolen.getByRole("article", { name: `Book ${book}` })).toBeVisible();

  // Who has the telephone has its messages, too.
  const thief = await alikeDevice(browser, stolen);
  await askForCode(thief, customer.mobile);
  const second = await textedCode(customer.mobile, { before: first });
  await changeMobile(browser, book, { name: customer.name, mobile: fresh });

  await typeCode(thief, second);
  await expect(thief.getByText("Incorrect OTP.")).toBeVisible();
  await thief.context().close();
  await stolen.reload();
  await expect(stolen).toHaveURL(/\/\?next=/);
  await expect(stolen.getByText(book)).toHaveCount(0);

  const context = await browser.newContext(phone);
  const own = await context.newPage();
  await own.goto("/");
  await askForCode(own, fresh);
  await typeCode(own, await textedCode(fresh));
  await expect(own.getByRole("article", { name: `Book ${book}` })).toBeVisible();
  expect(await textsTo(customer.mobile, "sign_in_code")).toHaveLength(2);
  await context.close();
});

/** The sign-in on a device where somebody has signed in: it knows the device, and nobody is signed in. */
async function alikeDevice(browser: Browser, page: Page): Promise<Page> {
  const cookies = await page.context().cookies();
  const context = await browser.newContext(phone);
  await context.addCookies(cookies.filter(({ name }) => name.includes("device")));
  const other = await context.newPage();
  await other.goto("/");
  return other;
}

/** As an Admin does it at the desk, after they have seen the person. */
async function changeMobile(browser: Browser, book: string, to: { name: string; mobile: string }): Promise<void> {
  await asAdmin(browser, async (admin) => {
    const desk = await admin.newPage();
    await desk.goto(`/view_client?search=${book}`);
    await desk.getByRole("link", { name: `Edit ${to.name}` }).click();
    await field(desk, "Mobile Number").fill(to.mobile);
    await desk.getByRole("button", { name: "Update Client" }).click();
    await expect(toast(desk, "Chit successfully updated.")).toBeVisible();
  });
}
