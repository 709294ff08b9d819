import { expect, test } from "../support/portal.ts";
import { lookAt } from "../support/look.ts";
import { atNight } from "../support/sizes.ts";

/** Each page once; what is long in a language, in that one. */
lookAt([
  { name: "savings schemes", isReadInDark: true, who: null, path: "/savings" },
  { name: "savings schemes in Tamil", who: null, path: "/ta/savings" },
  { name: "a scheme with its table", isReadInDark: true, who: null, path: "/savings/golden-harvest" },
  { name: "a scheme in Tamil, with a wrong amount", who: null, path: "/ta/savings/digi-gold?amount=55" },
  { name: "how it works in Hindi", who: null, path: "/hi/how_it_works" },
  { name: "questions", who: null, path: "/questions" },
  { name: "a receipt that is checked", who: null, path: "/check_receipt?code=T2627-0000001-AAAAAAAAAAAAAAAAAAAAAA" },
  { name: "the shop in Tamil", who: null, path: "/ta/contact" },
]);

test("who has no script reads the schemes, reckons with one and checks a receipt and asks to join; joining begins with the scheme chosen", async ({
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
  await page.goto(join ?? "");
  for (const [label, typed] of Object.entries({
    Name: "Nila Plain",
    Email: "nila.plain@example.com",
    "Mobile Number": "9840012346",
  }))
    await page.getByRole("textbox", { name: label, exact: true }).fill(typed);
  await page.getByRole("button", { name: "Ask to join" }).click();
  await page.getByRole("button", { name: "தமிழ்" }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", "ta");
  await expect(page.locator("[name=mobile]")).toHaveValue("9840012346");
  await page.getByRole("button", { name: "English" }).click();
  await page.getByRole("checkbox", { name: "I have read the terms and accept them." }).check();
  await page.getByRole("button", { name: "Ask to join" }).click();
  await expect(page.getByRole("textbox", { name: "Verification code" })).toBeFocused();
  expect(await context.cookies()).toEqual([]);
  await context.close();

  const scripted = await browser.newContext(phone);
  const form = await scripted.newPage();
  await form.goto(join ?? "");
  await expect(form.getByRole("combobox", { name: "Saving Scheme", exact: true })).toHaveValue("Golden Harvest");
  await expect(form.getByRole("combobox", { name: "Saving Scheme Amount" })).toHaveValue("2000");
  await scripted.close();
});

atNight(
  "each public page says the same with a script, without one, in a text browser's view and to a crawler",
  async ({ browser, request }) => {
    const sitemap = await (await request.get("/sitemap.xml")).text();
    const listed = [...sitemap.matchAll(/<loc>https?:\/\/[^/]+(\/.*?)<\/loc>/g)].map(([, path = ""]) => path);
    expect(listed.length).toBeGreaterThan(20);
    const scripted = await browser.newContext();
    const plain = await browser.newContext({ javaScriptEnabled: false });
    const [withScript, without] = [await scripted.newPage(), await plain.newPage()];
    const fronts = listed.filter((path) => /^\/(registration)?\?/.test(path));
    expect(fronts).toHaveLength(6);
    for (const path of [...listed, "/verify/T2627-0000001-AAAAAAAAAAAAAAAAAAAAAA"]) {
      const crawled = await request.get(path, { headers: { "User-Agent": "Googlebot/2.1", Accept: "*/*" } });
      const said = wordsOf(await crawled.text());
      expect(said.length, path).toBeGreaterThan(200);
      await without.goto(path, { waitUntil: "domcontentloaded" });
      expect(spaceless(await without.locator("body").innerText()), path).toBe(said);
      await withScript.goto(path, { waitUntil: "networkidle" });
      await expect(withScript.locator("#front")).toHaveCount(0);
      const shown = spaceless(await withScript.locator("body").innerText());
      if (!fronts.includes(path)) expect(shown, path).toBe(said);
      else if (!path.startsWith("/registration")) {
        // What the program shows is what was written, but for what is said to who has none.
        const advice = [...(await crawled.text()).matchAll(/<noscript>(.*?)<\/noscript>/gs)].map(([, text = ""]) =>
          wordsOf(`<body>${text}</body>`),
        );
        expect(advice.length, path).toBeGreaterThan(1);
        const drawn = wordsOf(withSliders(await crawled.text()));
        expect(shown, path).toBe(advice.reduce((rest, words) => rest.replace(words, ""), drawn));
      }
    }
    await Promise.all([scripted.close(), plain.close()]);
  },
);

const spaceless = (text: string) => text.replaceAll(/\s+/gu, "").toLowerCase();

/** A list of amounts and its button are a slider with the chosen amount, where there is a script. */
function withSliders(html: string): string {
  const list =
    /<select[^>]*>(?:(?!<\/select>).)*?selected="">(.*?)<\/option>.*?<\/select>(.*?)<button[^>]*>.*?<\/button>/gs;
  return html.replaceAll(list, "$1$2");
}

/** What a program reads that knows neither styles nor scripts: the words of the body, in their order. */
function wordsOf(html: string): string {
  const body = /<body[^>]*>(.*)<\/body>/s.exec(html)?.[1] ?? "";
  const text = body.replaceAll(/<(script|style|svg|template)\b.*?<\/\1>/gs, "").replaceAll(/<[^>]+>/g, " ");
  const named: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'" };
  return spaceless(text.replaceAll(/&(\w+|#x27);/g, (whole, name: string) => named[name] ?? whole));
}

test("on the narrowest phone, without a script, no page is wider, an amount is read whole, and a wide table scrolls in its box", async ({
  browser,
}) => {
  const context = await browser.newContext({ viewport: { width: 320, height: 640 }, javaScriptEnabled: false });
  const page = await context.newPage();
  for (const path of ["/", "/?language=hi", "/?language=ta", "/ta/savings/my-gold-eleven"]) {
    await page.goto(path);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(320);
  }
  const cells = page.getByRole("group").filter({ has: page.getByRole("table") });
  await cells.focus();
  await expect(cells).toBeFocused();
  await page.goto("/?language=hi");
  const card = page.getByRole("article", { name: "Thanga Malar" });
  const heightOf = (text: string) =>
    card.getByText(text, { exact: true }).evaluate((part) => Math.round(part.clientHeight / 28));
  expect(await heightOf("₹ 1,66,000")).toBe(1);
  expect((await card.getByRole("combobox").boundingBox())?.width).toBeGreaterThan(140);
  // The line of the rate ends where its card does.
  const ends = await page
    .locator("#shop svg")
    .evaluateAll((lines) => lines.map((line) => line.getBoundingClientRect().right));
  for (const end of ends) expect(end).toBeLessThan(304);
  await context.close();
});
