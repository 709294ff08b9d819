import type { Browser } from "@playwright/test";
import { askForCode, typeCode } from "../support/by-code.ts";
import { textedCode } from "../support/mail.ts";
import { payButton } from "../support/payments.ts";
import { field } from "../support/people.ts";
import { expect, post, test, unique } from "../support/portal.ts";
import type { Page } from "../support/portal.ts";
import { asAdmin, ensureRate, newCustomer } from "../support/shop.ts";
import type { Customer } from "../support/shop.ts";
import { atNight } from "../support/sizes.ts";
import { isPrepared, onASlowPhone } from "../support/slow-phone.ts";

test.use({ serviceWorkers: "allow", viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const firstInstalment = { name: /^Instalment 1, Online/ } as const;

atNight(
  "a stranger joins from the public page by a phone number alone, pays, installs the portal, and reads her passbook without a connection",
  async ({ page, context, browser }) => {
    const customer = newCustomer("Thamarai Selvi");
    const book = `GH${unique()}`;
    await onASlowPhone(page);
    await askToJoin(page, customer);
    await approve(browser, customer, book);

    await page.getByRole("link", { name: "Back to the login page" }).click();
    await askForCode(page, customer.mobile);
    await typeCode(page, await textedCode(customer.mobile));
    await page.getByRole("link", { name: `Pay Now for book ${book}` }).click();
    await payButton(page).click();
    await page.getByRole("button", { name: "The payment succeeds" }).click();
    await expect(page).toHaveURL(/payment=\d+/);
    await credit(browser, page);
    await expect(page.getByRole("link", { name: "Receipt", exact: true })).toBeVisible();

    await install(page);
    await page.goto(`/passbook?book=${book}`);
    await expect(page.getByRole("cell", firstInstalment)).toBeVisible();
    await page.goto("/dashboard");
    await expect(page.getByRole("article", { name: `Book ${book}` })).toBeVisible();
    await isPrepared(page);

    // What makes the phone slow ends with its page: while it lasts, the browser says that there is a connection.
    await context.setOffline(true);
    const opened = await context.newPage();
    await page.close();
    await opened.goto("/dashboard");
    await expect(opened.getByRole("alert").filter({ hasText: "You are offline." })).toBeVisible();
    const lastLoaded = opened.getByRole("status").filter({ hasText: "You see what was last loaded" });
    await expect(lastLoaded).toContainText(/You see what was last loaded, as of \d\d-\d\d-\d{4}, \d\d:\d\d\./);
    await expect(opened.getByText(/^as of \d+ \w+, \d\d:\d\d$/)).toBeVisible();
    await expect(opened.getByRole("button", { name: /^Pay/ })).toBeDisabled();
    await expect(opened.getByText("Pay when you are online.")).toBeVisible();
    await opened.getByRole("link", { name: "Passbook" }).click();
    await expect(opened.getByRole("cell", firstInstalment)).toBeVisible();
    // What was never seen is not made up, and no link leads there.
    await expect(opened.getByRole("link", { name: "Offers" })).toBeDisabled();
    await opened.goto("/offers");
    await expect(opened.getByRole("alert").filter({ hasText: "could not be reached" })).toBeVisible();

    await context.setOffline(false);
    await opened.getByRole("link", { name: "Home", exact: true }).click();
    await expect(opened.getByText(/You see what was last loaded|^as of /)).toHaveCount(0);
  },
);

/** From the page of the scheme to the code that comes by SMS. */
async function askToJoin(page: Page, { name, mobile }: Customer): Promise<void> {
  await page.goto("/savings");
  await page
    .getByRole("article", { name: "My Gold Eleven" })
    .getByRole("link", { name: /^See the table/ })
    .click();
  await page.getByRole("link", { name: /^Join with/ }).click();
  await field(page, "Name").fill(name);
  await page.getByRole("checkbox", { name: "I have no e-mail" }).check();
  await expect(field(page, "Email")).toBeDisabled();
  await field(page, "Mobile Number").fill(mobile);
  await expect(page.getByRole("combobox", { name: "Saving Scheme", exact: true })).toHaveValue("My Gold Eleven");
  await page.getByRole("combobox", { name: "Saving Scheme Amount" }).selectOption("1000");
  await page.getByRole("checkbox", { name: "I have read the terms" }).check();
  await page.getByRole("button", { name: "Ask to join" }).click();
  await expect(page.getByText(`We sent it to ${mobile} by SMS.`)).toBeVisible();
  await field(page, "Verification code").fill(await textedCode(mobile, { kind: "request_code" }));
  await page.getByRole("button", { name: "Verify" }).click();
  await expect(page.getByRole("heading", { name: "Your request has reached the shop" })).toBeVisible();
}

/** As somebody does at the desk, which has journeys of its own. */
async function approve(browser: Browser, { name, mobile }: Customer, accountno: string): Promise<void> {
  await asAdmin(browser, async ({ request }) => {
    await ensureRate(request);
    const [asked] = await post<{ fld_id: string }[]>(request, "Get_ApproveData", { search: mobile });
    await post(request, "Approve_Client_Request", { id: asked?.fld_id, name, accountno });
  });
}

/** Credits the payment of the page, unless the shop's settings have done so. */
async function credit(browser: Browser, page: Page): Promise<void> {
  const id = new URL(page.url()).searchParams.get("payment");
  await asAdmin(browser, async ({ request }) => {
    const answer = await request.post("/api/Acknowledge_Payment", {
      data: { id, transactionNumber: `T${id}`, installmentno: 1 },
      headers: { "Idempotency-Key": `credit-${id}` },
    });
    expect([200, 409]).toContain(answer.status());
  });
}

/** Takes the offer of a browser to put the portal on the home screen. Without a screen Chromium makes none, so it is made here. */
async function install(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const { errors, data } = await session.send("Page.getAppManifest");
  expect([errors, JSON.parse(data ?? "{}")]).toEqual([[], expect.objectContaining({ display: "standalone" })]);
  await page.goto("/profile");
  await expect(page.getByRole("heading", { name: "Profile" })).toBeVisible();
  await page.evaluate(() => {
    const offer = new Event("beforeinstallprompt", { cancelable: true });
    const prompt = async () => {
      document.body.dataset["portal"] = "installed";
    };
    globalThis.dispatchEvent(Object.assign(offer, { prompt }));
  });
  await page.getByRole("button", { name: "Install" }).click();
  await expect.poll(() => page.evaluate(() => document.body.dataset["portal"])).toBe("installed");
}
