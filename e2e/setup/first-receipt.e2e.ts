import { sized } from "../../apps/api/src/testing/test-size.ts";
import { freePort } from "../../scripts/free-port.ts";
import { startEmptyPortal } from "../../scripts/start-portal.ts";
import { expect, test, toast } from "../support/portal.ts";
import type { Page } from "../support/portal.ts";
import { expectReadable } from "../support/readable.ts";
import { codeOf, readSecret } from "../support/second-step.ts";
import { countedHand } from "../support/counted-hand.ts";
import { owner, seeMistakes, seeSpent } from "../support/setup-link.ts";

const shop = {
  name: "Meenakshi Jewellers",
  address: "14, Car Street, Madurai 625001",
  gstin: "27AAPFU0939F1ZV",
  hours: "Closed on Pongal",
};
const logo = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==",
  "base64",
);
/** rgb() of #5b1a2e, as a browser says it. */
const wine = "rgb(91, 26, 46)";

test("a fresh shop comes from its set-up link, which is good once, to its first receipt, under its own name, logo and colour, in under five minutes", async ({
  browser,
}) => {
  const portal = await startEmptyPortal(await freePort());
  try {
    let secret = "";
    await test.step("before it nobody signs in, and mistakes are shown at their fields", async () => {
      const phone = await browser.newContext({ baseURL: portal.url, viewport: { width: 390, height: 844 } });
      await seeMistakes(await phone.newPage(), portal.setupLink);
    });
    const page = await (await browser.newContext({ baseURL: portal.url })).newPage();
    const hand = countedHand(page);
    await test.step("the link makes the Admin, whose home says what comes first", async () => {
      await page.goto(portal.setupLink);
      secret = await makeAdmin(page, hand);
      await expect(listOf(page)).toContainText("0 of 6 done");
      await expectOnAnyScreen(page, "the list of steps");
    });
    await test.step("the link is spent, and the Admin signs in like everyone", async () => {
      const other = await (await browser.newContext({ baseURL: portal.url })).newPage();
      await seeSpent(other, portal.setupLink, secret);
    });
    await test.step("the shop says who it is, and the page is its own at once", () => sayWho(page, hand));
    await test.step("a scheme is made from a template", () => makeScheme(page, hand));
    await test.step("a client is enrolled, pays and gets a receipt of the shop", () => takePayment(page, hand));
    await test.step("what the shop does not need is put away, and the list with it", () => putAway(page));
    await test.step("who comes to the sign-in for the first time sees the shop, in its colour", async () => {
      await seeAsStranger(await (await browser.newContext({ baseURL: portal.url })).newPage());
    });
    const { steps, seconds } = hand.told();
    console.log(`from the set-up link to the first receipt: ${steps} steps, ${Math.round(seconds)} s of a calm hand`);
    expect(steps).toBeLessThanOrEqual(35);
    expect(seconds).toBeLessThan(300);
  } finally {
    await portal.stop();
  }
});

type Hand = ReturnType<typeof countedHand>;

const listOf = (page: Page) => page.getByRole("region", { name: "Set up your shop" });

/** Returns the secret of the Admin's app for codes. */
async function makeAdmin(page: Page, hand: Hand): Promise<string> {
  await hand.fill("Name", "Meenakshi");
  await hand.fill("Email", owner.email);
  await hand.fill("Password", owner.password);
  await hand.fill("Confirm Password", owner.password);
  await hand.press("button", "Make the first Admin");
  return await addApp(page, hand);
}

/** An app for codes, which the shop asks its Admins for, and its backup codes. */
async function addApp(page: Page, hand: Hand): Promise<string> {
  await expectReadable(page, "the choice of a second step");
  await hand.press("button", "Set up an app");
  const secret = await readSecret(page);
  await expectReadable(page, "an app that is added");
  await hand.fill("Code of your app", codeOf(secret));
  await hand.press("button", "Add the app");
  await hand.press("checkbox", "I have kept these codes in a safe place");
  await expectReadable(page, "the backup codes");
  await hand.press("button", "Go on");
  return secret;
}

async function sayWho(page: Page, hand: Hand): Promise<void> {
  await hand.press("link", "Say who you are");
  await hand.fill("Name of the shop", shop.name);
  await hand.attach("Logo", { name: "logo.png", mimeType: "image/png", buffer: logo });
  await hand.colour("Colour", "#5b1a2e");
  await hand.fill("Address", shop.address);
  await hand.fill("GSTIN", shop.gstin);
  await hand.fill("Beside the opening hours", shop.hours);
  await hand.press("button", "Save profile");
  await expect(page.getByRole("link", { name: `${shop.name}, home` })).toContainText(shop.name);
  await expect(page.getByRole("banner")).toHaveCSS("background-color", wine);
  await expect(page.getByRole("banner").locator("img")).toHaveJSProperty("naturalWidth", 1);
  await expect(page).toHaveTitle(`Shop Profile · ${shop.name}`);
  await expectOnAnyScreen(page, "the profile");
}

async function makeScheme(page: Page, hand: Hand): Promise<void> {
  await hand.press("link", `${shop.name}, home`);
  await expect(listOf(page)).toContainText("1 of 6 done");
  await hand.press("link", "Make a scheme from a template");
  await hand.press("link", /^Pay 11, get 12/);
  await hand.fill("Name", "Thanga Mazhai");
  await hand.press("button", "Save Scheme");
  await expect(toast(page, "Thanga Mazhai is saved.")).toBeVisible();
}

async function takePayment(page: Page, hand: Hand): Promise<void> {
  await hand.press("link", `${shop.name}, home`);
  await expect(listOf(page)).toContainText("2 of 6 done");
  await hand.press("link", "Take a payment to try it");
  await hand.fill("Name", "Kavitha Raman");
  await hand.fill("Email", "kavitha@example.com");
  await hand.fill("Mobile Number", "9840012345");
  await hand.choose("Saving Scheme", 1);
  await hand.choose("Book Number", 1);
  await hand.fill("Unique Number", "1001");
  await hand.press("button", "Add Saving Scheme");
  await hand.press("button", "Add Client");
  await hand.press("link", /^First payment on /);
  // Nothing is saved before it was seen what it is.
  await expect(page.getByRole("region", { name: /^Book / })).toContainText("Kavitha Raman");
  await hand.press("button", "Save Payment Details");
  await expect(toast(page, "Payment Completed.")).toBeVisible();
  const receipt = page.getByRole("region", { name: "Last receipt" });
  for (const said of [shop.name, shop.address, `GSTIN ${shop.gstin}`, "Kavitha Raman"])
    await expect(receipt).toContainText(said);
}

async function putAway(page: Page): Promise<void> {
  const list = listOf(page);
  await page.getByRole("link", { name: `${shop.name}, home` }).click();
  await expect(list).toContainText("3 of 6 done");
  await list.getByRole("button", { name: "Not needed: Bring in the books you have" }).click();
  await expect(list).toContainText("3 of 5 done");
  await list.getByRole("button", { name: "Put the list away" }).click();
  await expect(list).toBeHidden();
}

async function seeAsStranger(page: Page): Promise<void> {
  await page.goto("/");
  await expect(page.getByText(shop.name, { exact: true }).first()).toBeVisible();
  await expect(page.getByText(shop.hours)).toBeVisible();
  await expect(page.getByRole("complementary")).toHaveCSS("background-color", wine);
  await expect(page).toHaveTitle(`Gold savings schemes · ${shop.name}`);
  await expect(page.getByText("Thangam")).toHaveCount(0);
  await expectOnAnyScreen(page, "the sign-in");
}

/**
 * Read by everyone, and nothing scrolls sideways, on the narrowest phone and at a desk: in light on the phone and in dark at
 * the desk, in a full run in both.
 */
async function expectOnAnyScreen(page: Page, about: string): Promise<void> {
  for (const [width, ...schemes] of sized(
    [
      [320, "light"],
      [1366, "dark"],
    ] as const,
    [
      [320, "dark", "light"],
      [1366, "dark", "light"],
    ] as const,
  )) {
    await page.setViewportSize({ width, height: 800 });
    for (const colorScheme of schemes) {
      await page.emulateMedia({ colorScheme });
      await expectReadable(page, `${about} at ${width}, ${colorScheme}`);
      await keepPicture(page, `${about} ${width} ${colorScheme}`);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth), about).toBeLessThanOrEqual(width);
  }
}

/** For whoever wants to look: `SHOTS=folder`. */
async function keepPicture(page: Page, name: string): Promise<void> {
  const folder = process.env["SHOTS"];
  if (folder !== undefined)
    await page.screenshot({ path: `${folder}/setup/${name.replaceAll(" ", "-")}.png`, fullPage: true });
}
