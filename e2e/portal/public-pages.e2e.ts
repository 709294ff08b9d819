import { expect, test } from "../support/portal.ts";
import { lookAt } from "../support/look.ts";

/** Each page once; what is long in a language, in that one. */
lookAt([
  { name: "savings schemes", who: null, path: "/savings" },
  { name: "savings schemes in Tamil", who: null, path: "/ta/savings" },
  { name: "a scheme with its table", who: null, path: "/savings/golden-harvest" },
  { name: "a scheme in Tamil, with a wrong amount", who: null, path: "/ta/savings/digi-gold?amount=55" },
  { name: "how it works in Hindi", who: null, path: "/hi/how_it_works" },
  { name: "questions", who: null, path: "/questions" },
  { name: "a receipt that is checked", who: null, path: "/check_receipt?code=T2627-0000001-AAAAAAAAAAAAAAAAAAAAAA" },
  { name: "the shop in Tamil", who: null, path: "/ta/contact" },
]);

test("who has no script reads the schemes, reckons with one and checks a receipt; joining begins with the scheme chosen", async ({
  browser,
}) => {
  const phone = { viewport: { width: 390, height: 844 } };
  const context = await browser.newContext({ ...phone, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto("/");
  await page.getByRole("link", { name: "Savings schemes" }).click();
  await page
    .getByRole("article", { name: "Golden Harvest" })
    .getByRole("link", { name: /^See the table/ })
    .click();
  await expect(page.getByRole("heading", { level: 1, name: "Golden Harvest" })).toBeVisible();
  await page.getByRole("combobox", { name: "Saving Scheme Amount" }).selectOption("2000");
  await page.getByRole("combobox", { name: "Stop after this many instalments" }).selectOption("7");
  await page.getByRole("button", { name: "Show the figures" }).click();
  await expect(page.getByRole("status")).toContainText("₹ 14,600");
  await expect(page.getByRole("table").getByRole("row").last()).toContainText("₹ 24,000");
  const join = await page.getByRole("link", { name: "Join with ₹ 2,000" }).getAttribute("href");
  await page.getByRole("link", { name: "Check a receipt" }).click();
  await page.getByRole("textbox", { name: "Code or link of the receipt" }).fill("T2627-0000001-AAAAAAAAAAAAAAAAAAAAAA");
  await page.getByRole("button", { name: "Check it" }).click();
  await expect(page.getByRole("status")).toContainText("This is no receipt of ours.");
  expect(await context.cookies()).toEqual([]);
  await context.close();

  const scripted = await browser.newContext(phone);
  const form = await scripted.newPage();
  await form.goto(join ?? "");
  await expect(form.getByRole("combobox", { name: "Saving Scheme", exact: true })).toHaveValue("Golden Harvest");
  await expect(form.getByRole("combobox", { name: "Saving Scheme Amount" })).toHaveValue("2000");
  await scripted.close();
});
