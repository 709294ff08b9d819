import type { Locator } from "@playwright/test";
import { arrive, expect, post, signInAs, test, toast } from "../support/portal.ts";
import type { Page } from "../support/portal.ts";
import { asAdmin, letters, newCustomer, signInCustomer, takePayment } from "../support/shop.ts";
import { usuallyAtADesk, usuallyOnAPhone } from "../support/sizes.ts";

const cards = [
  { title: "Pay 11, get 12", worth: /₹\s22,000 → ₹\s24,000/ },
  { title: "Golden harvest", worth: /₹\s20,000 → ₹\s21,500/ },
  { title: "No wastage up to 18 %", worth: /₹\s22,000 → ₹\s25,\d{3}/ },
  { title: "Gold by weight", worth: /₹\s22,000 → \d\.\d{3}\sg/ },
  { title: "Gold + 10 %", worth: /₹\s22,000 → \d\.\d{3}\sg/ },
  { title: "Earlier earns more", worth: /₹\s22,000 → \d\.\d{3}\sg/ },
  { title: "Average rate", worth: /₹\s22,000 → \d\.\d{3}\sg/ },
  { title: "Daily", worth: /from ₹\s100/ },
];

for (const { viewport } of usuallyAtADesk)
  test(`at ${viewport.width}: each card of the gallery becomes a saved scheme by three presses and a name`, async ({
    page,
  }) => {
    await signInAs(page, "admin");
    await page.setViewportSize(viewport);
    for (const { title, worth } of cards) {
      await page.goto("/schemes");
      await page.getByRole("link", { name: "Add Scheme" }).click();
      const card = cardOf(page, title);
      await expect(card).toContainText(worth);
      await card.click();
      const name = `${title} ${letters()}`;
      await page.getByRole("textbox", { name: "Name", exact: true }).fill(name);
      await expect(page.getByRole("table", { name: /^The brochure/ })).toBeVisible();
      await expect(page.getByRole("img", { name: /the book is ready on/ })).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(viewport.width);
      await page.getByRole("button", { name: "Save Scheme" }).click();
      await expect(toast(page, `${name} is saved.`)).toBeVisible();
      await expect(page.getByRole("row", { name: new RegExp(name.replace("+", "\\+")) })).toBeVisible();
    }
  });

test("a scheme is copied, changed and saved again, and its fields come back as they were left", async ({ page }) => {
  await signInAs(page, "admin");
  const name = `Deepam ${letters()}`;
  await saveFromCard(page, "Pay 11, get 12", name);
  await page.goto("/scheme");
  await page.getByRole("link", { name: new RegExp(`${name}.*Copy this scheme`) }).click();
  const copy = `${name} (copy)`;
  await expect(page.getByRole("textbox", { name: "Name", exact: true })).toHaveValue(copy);
  await page.getByRole("textbox", { name: "3. Percent" }).fill("150");
  await expect(page.getByRole("table", { name: /^The brochure/ })).toContainText(/₹\s25,000/);
  await expect(page.getByText(/^Draft kept at/)).toBeVisible();
  await page.reload();
  await expect(page.getByRole("textbox", { name: "3. Percent" })).toHaveValue("150");
  await page.getByText("Gift", { exact: true }).click();
  await page.getByRole("checkbox", { name: "Who saves is given a gift" }).check();
  await page.getByRole("button", { name: "Save Scheme" }).click();
  await expect(page.getByRole("textbox", { name: "What it is" })).toBeFocused();
  await page.getByRole("textbox", { name: "What it is" }).fill("silver lamp");
  await page.getByRole("textbox", { name: "What it costs" }).fill("1,500");
  await page.getByRole("button", { name: "Save Scheme" }).click();
  await expect(toast(page, `${copy} is saved.`)).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("textbox", { name: "3. Percent" })).toHaveValue("100");
  await page.goto("/schemes");
  await page.getByRole("link", { name: `Edit ${copy}` }).click();
  await expect(page.getByRole("textbox", { name: "3. Percent" })).toHaveValue("150");
  await page.getByText("Gift", { exact: true }).click();
  await expect(page.getByRole("textbox", { name: "What it costs" })).toHaveValue("1,500.00");
});

for (const { viewport } of usuallyOnAPhone)
  test(`at ${viewport.width}: who joins, the clerk, and the customer on the book see the same brochure`, async ({
    page,
    browser,
  }) => {
    await page.setViewportSize(viewport);
    const name = `Deepam ${letters()}`;
    const prefix = await asAdmin(browser, async (admin) => {
      const desk = await admin.newPage();
      return await saveFromCard(desk, "Pay 11, get 12", name);
    });

    await page.goto("/registration");
    await page.getByRole("combobox", { name: "Saving Scheme", exact: true }).selectOption({ label: name });
    await page.getByRole("combobox", { name: "Saving Scheme Amount" }).selectOption({ label: "₹\u00a01,000.00" });
    await seesBrochure(page);
    await expect(page.getByText("₹\u00a01,000 from the shop (100\u00a0% of an instalment)")).toBeVisible();
    await page.getByText("What if I …").first().click();
    await page.getByRole("slider", { name: "leaves out" }).fill("2");
    await expect(page.getByRole("img", { name: /₹\s9,000 are saved and ₹\s9,600 owed/ })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(viewport.width);

    await readsInEachLanguage(page, viewport.width);

    const customer = newCustomer();
    const accountno = `${prefix}1`;
    await asAdmin(browser, async (admin) => {
      const desk = await admin.newPage();
      await desk.goto("/add_new_client");
      await desk.getByRole("combobox", { name: "Saving Scheme", exact: true }).selectOption({ label: name });
      await desk.getByRole("combobox", { name: "Book Number", exact: true }).selectOption(prefix);
      await desk.getByText("The terms of this scheme, to show to the client").click();
      await seesBrochure(desk);
      await post(admin.request, "Enrol_Client", {
        ...customer,
        schemes: [{ accountno, chitschema: name, chitamount: "1000", duration: 11 }],
      });
    });
    await takePayment(browser, accountno);
    await signInCustomer(page, customer);
    await arrive(page, "/dashboard");
    await page.getByRole("link", { name: `Chit Details of book ${accountno}` }).click();
    await seesBrochure(page);
    await page.getByRole("slider", { name: "pays" }).fill("20");
    await expect(page.getByText("Lateness has cost a part of a benefit.")).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(viewport.width);
  });

test("the brochure of a bonus in rupees, in gold and off the making stays within its card on a phone, in each language", async ({
  page,
  browser,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const prefix = letters();
  const name = `Three ways ${prefix}`;
  const steps = { when: [{ paid: 1, give: { percent: 500 } }], between: "step" };
  const terms = {
    schedule: { every: { months: 1 }, instalments: 11, due: "joining", matures: { months: 11 } },
    gold: { purity: "22K", rate: "payment", round: { mode: "down", places: 3, total: "sum" } },
    benefits: [
      { as: "rupees", of: "paid", ...steps },
      { as: "gold", of: "saved", ...steps },
      { as: "making", of: "saved", ...steps, points: 1800 },
    ],
  };
  const prefixes = [{ prefix, amount: "60000" }];
  await asAdmin(browser, ({ request }) => post(request, "Save_Scheme", { fld_chitschema: name, terms, prefixes }));
  await page.goto("/registration");
  await page.getByRole("combobox", { name: "Saving Scheme", exact: true }).selectOption({ label: name });
  for (const language of ["தமிழ்", "हिन्दी", "English"]) {
    await page.getByRole("button", { name: language }).click();
    const table = page.locator("table.brochure").first();
    await expect(table.getByRole("row").last()).toContainText("5 %");
    await staysInItsFrame(table, language);
  }
});

/** The terms in Tamil and in Hindi, then in English again; nothing is wider than the page. */
async function readsInEachLanguage(page: Page, width: number): Promise<void> {
  for (const [language, sentence] of [
    ["தமிழ்", "சேர்ந்து 11 மாதங்கள் கழித்து முதிரும்."],
    ["हिन्दी", "जुड़ने के 11 महीने बाद तैयार।"],
    ["English", "Ready 11 months after joining."],
  ] as const) {
    await page.getByRole("button", { name: language }).click();
    await expect(page.getByText(sentence, { exact: true })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth), language).toBeLessThanOrEqual(width);
    await staysInItsFrame(page.locator("table.brochure").first(), language);
  }
}

async function staysInItsFrame(table: Locator, language: string): Promise<void> {
  const beyond = await table.evaluate((element) => element.scrollWidth - (element.parentElement?.clientWidth ?? 0));
  expect(beyond, language).toBeLessThanOrEqual(0);
}

/** The last line of ₹ 1,000 x 11. */
async function seesBrochure(page: Page): Promise<void> {
  const table = page.getByRole("table", { name: /^The brochure, for who joins on/ });
  await expect(table.getByRole("row").last()).toContainText(/₹\s11,000₹\s1,000₹\s12,000/);
}

function cardOf(page: Page, title: string) {
  return page.getByRole("list", { name: "Brochures to begin from" }).getByRole("link").filter({ hasText: title });
}

/** Returns the letters of the first amount, ₹ 1,000. */
async function saveFromCard(page: Page, title: string, name: string): Promise<string> {
  await page.goto("/scheme");
  await cardOf(page, title).click();
  await page.getByRole("textbox", { name: "Name", exact: true }).fill(name);
  await page.getByText("Book numbers", { exact: true }).click();
  const prefix = letters();
  await page.getByRole("textbox", { name: "Prefix 1" }).fill(prefix);
  await page.getByRole("button", { name: "Save Scheme" }).click();
  await expect(toast(page, `${name} is saved.`)).toBeVisible();
  return prefix;
}
