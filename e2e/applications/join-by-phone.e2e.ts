import type { Browser } from "@playwright/test";
import { askForCode, typeCode } from "../support/by-code.ts";
import { textedCode } from "../support/mail.ts";
import { payButton } from "../support/payments.ts";
import { inLanguage, translator } from "../support/in-language.ts";
import { field } from "../support/people.ts";
import { expect, post, test, unique } from "../support/portal.ts";
import type { Page } from "../support/portal.ts";
import { asAdmin, ensureRate, newCustomer } from "../support/shop.ts";
import type { Customer } from "../support/shop.ts";
import { atNight } from "../support/sizes.ts";
import { isPrepared, onASlowPhone, slowProcessor } from "../support/slow-phone.ts";

test.use({ serviceWorkers: "allow", viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const firstInstalment = { name: /^Instalment 1/ } as const;

atNight(
  "a stranger joins from the public page by a phone number alone, pays, may install the portal, and reads her passbook in Tamil without a connection",
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

    const begin = await expectInstallable(page);
    const toTamil = await chooseTamil(page);
    const shown = inLanguage(page, toTamil);
    await page.goto(`/passbook?book=${book}`);
    await expect(shown.getByRole("cell", firstInstalment)).toBeVisible();
    await shown.getByRole("link", { name: "Home", exact: true }).click();
    await expect(shown.getByRole("article", { name: `Book ${book}` })).toBeVisible();
    await isPrepared(page);

    // While a page has a slow connection, its browser says that there is one: without any, another page has a slow processor alone.
    await context.setOffline(true);
    const another = await context.newPage();
    await page.close();
    await slowProcessor(another);
    const opened = inLanguage(another, toTamil);
    await opened.goto(begin);
    await expect(opened.getByRole("alert").filter({ hasText: /You are offline\./ })).toBeVisible();
    const lastLoaded = opened.getByRole("status").filter({ hasText: /^You see what was last loaded, as of / });
    await expect(lastLoaded).toContainText(/\d\d-\d\d-\d{4}, \d\d:\d\d/);
    await expect(opened.getByText(/^as of /).first()).toBeVisible();
    await expect(opened.getByRole("button", { name: "Pay ahead" })).toBeDisabled();
    await expect(opened.getByText("Pay when you are online.")).toBeVisible();
    await opened.getByRole("link", { name: "Passbook" }).click();
    await expect(opened.getByRole("cell", firstInstalment)).toBeVisible();
    // Offers are kept with the books, and what needs the server says so.
    await opened.getByRole("link", { name: "Offers" }).click();
    await expect(opened).toHaveURL(/\/offers$/);
    await expect(lastLoaded).toBeVisible();
    await opened.goto("/security");
    await expect(
      opened
        .getByRole("alert")
        .filter({ hasText: /could not be reached/ })
        .first(),
    ).toBeVisible();

    await context.setOffline(false);
    await onASlowPhone(another);
    await opened.getByRole("link", { name: "Home", exact: true }).click();
    await expect(opened.getByText(/You see what was last loaded|^as of /)).toHaveCount(0);
  },
);

interface Manifest {
  name: string;
  display: string;
  start_url: string;
  icons: { src: string; sizes: string }[];
}

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

/**
 * Whether the portal has what Chromium asks for before it offers to put it on the home screen, beside the worker, which `isPrepared`
 * waits for; returns where it opens from there. Without a window Chromium makes no offer, and finds nothing wrong with any page
 * (`Page.getInstallabilityErrors`). `install-card.test.tsx` tries what the page does with an offer.
 */
async function expectInstallable(page: Page): Promise<string> {
  const session = await page.context().newCDPSession(page);
  const { errors, data } = await session.send("Page.getAppManifest");
  const manifest: Manifest = JSON.parse(data ?? "{}");
  expect([errors, manifest]).toEqual([[], expect.objectContaining({ display: "standalone", name: "Thangam" })]);
  const drawn = await page.evaluate(async (icons) => {
    const pictures = icons.map(async ({ src }) => createImageBitmap(await (await fetch(src)).blob()));
    return (await Promise.all(pictures)).map(({ width, height }) => `${width}x${height}`);
  }, manifest.icons);
  expect(drawn).toEqual(manifest.icons.map(({ sizes }) => sizes));
  expect(drawn).toEqual(expect.arrayContaining(["192x192", "512x512"]));
  return manifest.start_url;
}

/** On her own page; returns what says the words of this journey as she reads them from then on. */
async function chooseTamil(page: Page) {
  await page.goto("/profile");
  await page.getByRole("radio", { name: "தமிழ்" }).first().check();
  await expect(page.locator("html")).toHaveAttribute("lang", "ta");
  return await translator("ta");
}
