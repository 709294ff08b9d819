import { sized } from "../../apps/api/src/testing/test-size.ts";
import { addAccount, addClerk } from "../support/people.ts";
import { arrive, expect, logIn, post, signInAs, signInBy, test } from "../support/portal.ts";
import type { Page } from "../support/portal.ts";
import { expectReadable } from "../support/readable.ts";
import { enrol, newCustomer, signInCustomer } from "../support/shop.ts";

/** A language, its writing, and what is said in it where it is looked for. */
const languages = [
  {
    language: "ta",
    writing: /\p{Script=Tamil}/u,
    welcome: "மீண்டும் வருக",
    books: "எனது திட்டப் புத்தகங்கள்",
    wrong: "மின்னஞ்சல் அல்லது கடவுச்சொல் தவறு.",
  },
  {
    language: "hi",
    writing: /\p{Script=Devanagari}/u,
    welcome: "फिर से स्वागत है",
    books: "मेरी स्कीम बुक",
    wrong: "ईमेल या पासवर्ड सही नहीं है।",
  },
] as const;

const phone = { width: 390, height: 844 };
const desk = { width: 1366, height: 768 };

test.describe.configure({ mode: "parallel" });

for (const { language, writing, welcome, books, wrong } of languages) {
  test.describe(`in ${language}`, () => {
    test.use({ locale: `${language}-IN` });

    test("the login page follows the browser, and so does what it refuses", async ({ page }) => {
      await page.goto("/");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(welcome);
      await expect(page.locator("html")).toHaveAttribute("lang", language);
      await isReadable(page, writing, phone);
      await page.locator("input[name=email]").fill("nobody@example.com");
      await page.locator("input[type=password]").fill("not the password");
      await page.locator("form:has(input[type=password]) button[type=submit]").click();
      await expect(page.getByText(wrong, { exact: true })).toBeVisible();
    });

    test("a customer's books are readable by everyone, and nothing is cut off", async ({ page, browser }) => {
      const customer = newCustomer();
      await enrol(browser, customer, "GH", "K");
      await signInCustomer(page, customer);
      await post(page.request, "Save_Profile", { language });
      await arrive(page, "/dashboard");
      await expect(page.getByRole("heading", { name: books })).toBeVisible();
      await isReadable(page, writing, phone);
    });

    test("a counter payment and the dashboard are readable by everyone, and nothing is cut off", async ({
      page,
      browser,
    }) => {
      const [number = ""] = await enrol(browser, newCustomer(), "GH");
      const clerk = await addClerk(browser);
      await signInBy(page.request, clerk.email, clerk.password);
      await post(page.request, "Save_Profile", { language });
      for (const path of [
        "/admin_dashboard",
        `/offline_payment?book=${number}`,
        "/transaction_list?status=Pending",
        "/profile",
      ]) {
        await arrive(page, path);
        await expect(page.locator("html")).toHaveAttribute("lang", language);
        await isReadable(page, writing, desk);
      }
      // Of a wide list, the last column is in sight.
      await signInAs(page, "admin");
      await page.goto("/schemes");
      await expect(page.getByRole("row").nth(1)).toContainText(writing);
      await expect(page.locator(".table-frame")).not.toHaveClass(/is-too-wide/);
      expect(await clipped(page)).toEqual([]);
    });
  });
}

test("the language switched to at the login stays, also for somebody who never chose one, until a person brings their own", async ({
  page,
  browser,
}) => {
  const person = await addAccount(browser, "Customer");
  await page.goto("/");
  await page.getByRole("button", { name: "தமிழ்" }).click();
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toHaveText("மீண்டும் வருக");
  await page.reload();
  await expect(heading).toHaveText("மீண்டும் வருக");
  await page.getByRole("button", { name: "हिन्दी" }).click();
  await expect(heading).toHaveText("फिर से स्वागत है");
  await page.locator("input[name=email]").fill(person.email);
  await page.locator("input[type=password]").fill(person.password);
  await page.locator("form:has(input[type=password]) button[type=submit]").click();
  await expect(page.getByRole("heading", { name: "मेरी स्कीम बुक" })).toBeVisible();
  await page.goto("/profile");
  await expect(page.getByRole("radio", { name: "हिन्दी" })).toBeChecked();
  await page.getByRole("radio", { name: "English" }).check();
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await page.goto("/logout");
  await page.getByRole("button", { name: "தமிழ்" }).click();
  await expect(heading).toHaveText("மீண்டும் வருக");
  await page.locator("input[name=email]").fill(person.email);
  await page.locator("input[type=password]").fill(person.password);
  await page.locator("form:has(input[type=password]) button[type=submit]").click();
  await expect(page.getByRole("heading", { name: "My scheme books" })).toBeVisible();
});

test("a person reads their language wherever they sign in, once they chose it in their profile", async ({
  page,
  browser,
}) => {
  const person = await addAccount(browser, "Customer");
  await signInBy(page.request, person.email, person.password);
  await page.goto("/profile");
  await page.getByRole("radio", { name: "தமிழ்" }).check();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("சுயவிவரம்");
  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  await other.goto("/");
  await logIn(other, person.email, person.password);
  await expect(other.getByRole("heading", { name: "எனது திட்டப் புத்தகங்கள்" })).toBeVisible();
  await elsewhere.close();
});

test("whoever reads English fetches no other language", async ({ page }) => {
  const fetched: string[] = [];
  page.on("request", (request) => fetched.push(request.url()));
  await page.goto("/");
  await page.waitForLoadState("networkidle");
  expect(fetched.filter((url) => /texts-|\.po/.test(url))).toEqual([]);
});

/**
 * Nothing is cut off on a phone and at a desk, and all of it is readable where its people usually are, in a full run at both.
 * The colours, which know no language, are measured with every screen.
 */
async function isReadable(page: Page, writing: RegExp, usual: typeof phone): Promise<void> {
  await page.waitForLoadState("networkidle");
  await expect(page.getByRole("main")).toContainText(writing);
  for (const size of [phone, desk]) {
    await page.setViewportSize(size);
    if (size === usual || sized(false, true)) await expectReadable(page, `${page.url()}, ${size.width} px`);
    expect(await clipped(page), `clipped on ${page.url()} at ${size.width} px`).toEqual([]);
  }
}

/** What reaches over the edge of the page, and words that do not fit where they stand. */
function clipped(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const cut = [...document.querySelectorAll("button, a, label, legend, dt, th, h1, h2, h3, p")].filter(
      (element) =>
        element.closest(".sr-only") === null &&
        getComputedStyle(element).overflowX !== "visible" &&
        element.scrollWidth > element.clientWidth + 1,
    );
    return [
      ...(scrollWidth > clientWidth ? [`${scrollWidth - clientWidth} px of the page`] : []),
      ...cut.map(({ textContent }) => textContent),
    ];
  });
}
