import { addAccount } from "../support/people.ts";
import { expect, logIn, signInBy, test, toast } from "../support/portal.ts";
import type { Page } from "../support/portal.ts";
import {
  addAccountWithApp,
  byName,
  codeOf,
  keepBackupCodes,
  setUpApp,
  virtualAuthenticator,
} from "../support/second-step.ts";
import { expectReadable } from "../support/readable.ts";
import { usuallyOnAPhone } from "../support/sizes.ts";

const home = /\/(dashboard|admin_dashboard)$/;

for (const { where, viewport } of usuallyOnAPhone) {
  test.describe(where, () => {
    test.use({ viewport });

    test("an app is added, asked for, replaced by a backup code when it is not at hand, and a device is trusted", async ({
      page,
      browser,
    }) => {
      const person = await addAccount(browser, "Customer");
      await signInBy(page.request, person.email, person.password);
      let secret = "";
      let codes: string[] = [];

      await test.step("the password is asked for first, and a wrong one is told at its field", async () => {
        await page.goto("/profile");
        await page.getByRole("link", { name: "Security", exact: true }).click();
        await page.getByRole("button", { name: "Add a second step" }).click();
        const dialog = page.getByRole("dialog", { name: "Show that it is you" });
        await dialog.getByRole("textbox", { name: "Password" }).fill("not this one");
        await dialog.getByRole("button", { name: "Go on" }).click();
        await expect(dialog.getByText("Incorrect Old Password", { exact: true })).toBeVisible();
        await dialog.getByRole("textbox", { name: "Password" }).fill(person.password);
        await dialog.getByRole("button", { name: "Go on" }).click();
      });

      await test.step("the app shows its first code, and ten backup codes are kept", async () => {
        secret = await setUpApp(page);
        codes = await keepBackupCodes(page);
        const card = page.getByRole("region", { name: "Second step" });
        await expect(card.getByText("App for codes")).toBeVisible();
        await expect(card.getByText("10 backup codes are left.")).toBeVisible();
      });

      await test.step("the next sign-in asks for it; a wrong code stays to be mended", async () => {
        await signOutAndIn(page, person);
        await expect(page.getByRole("heading", { name: "One more step" })).toBeVisible();
        await expectReadable(page, "the second step");
        await page.getByRole("textbox", { name: "Code of your app" }).fill("000000");
        await page.getByRole("button", { name: "Go on" }).click();
        await expect(page.getByText(/^This code is not right, or it was used already/)).toBeVisible();
        await expect(page.getByRole("textbox", { name: "Code of your app" })).toHaveValue("000000");
        await page.getByRole("textbox", { name: "Code of your app" }).fill(codeOf(secret, 1));
        await page.getByRole("checkbox", { name: "Trust this device for 30 days" }).check();
        await page.getByRole("button", { name: "Go on" }).click();
        await expect(page).toHaveURL(home);
      });

      await test.step("a device that is trusted asks for the password alone", async () => {
        await signOutAndIn(page, person);
        await expect(page).toHaveURL(home);
      });

      await test.step("elsewhere a backup code stands for the app, once", async () => {
        const elsewhere = await browser.newContext({ viewport });
        const other = await elsewhere.newPage();
        await other.goto("/");
        await logIn(other, person.email, person.password);
        await other.getByRole("button", { name: "Not at hand? Use a backup code" }).click();
        await other.getByRole("textbox", { name: "Backup code" }).fill(codes[0] ?? "");
        await other.getByRole("button", { name: "Go on", exact: true }).click();
        await expect(other).toHaveURL(home);
        await other.goto("/security");
        await expect(other.getByText("9 backup codes are left.")).toBeVisible();
        await elsewhere.close();
      });
    });

    test("a passkey is made, signs in beside the password and alone, and is removed", async ({ browser, baseURL }) => {
      const person = await addAccount(browser, "Employee");
      const context = await browser.newContext({ viewport, baseURL: byName(baseURL ?? "") });
      const page = await context.newPage();
      const authenticator = await virtualAuthenticator(page);

      await test.step("it is made under Security", async () => {
        await page.goto("/");
        await logIn(page, person.email, person.password);
        await expect(page).toHaveURL(home);
        await page.goto("/security");
        await page.getByRole("button", { name: "Add a second step" }).click();
        await page.getByRole("textbox", { name: "Password" }).fill(person.password);
        await page.getByRole("button", { name: "Go on" }).click();
        await page.getByRole("button", { name: "Make a passkey" }).click();
        await keepBackupCodes(page);
        await expect(page.getByText(/^Passkey: Chrome on /)).toBeVisible();
        expect(await authenticator.count()).toBe(1);
      });

      await test.step("it is the second step of a sign-in", async () => {
        await signOutAndIn(page, person);
        await page.getByRole("button", { name: "Use a passkey" }).click();
        await expect(page).toHaveURL(home);
      });

      await test.step("it signs in alone, unless it could not ask for finger, face or PIN", async () => {
        await page.goto("/logout");
        await authenticator.verify(false);
        await page.getByRole("button", { name: "Sign in with a passkey" }).click();
        await expect(toast(page, "No passkey was chosen. Try again, or go on in another way.")).toBeVisible();
        await authenticator.verify(true);
        await page.getByRole("button", { name: "Sign in with a passkey" }).click();
        await expect(page).toHaveURL(home);
      });

      await test.step("it is removed once its owner shows it, and the password is enough again", async () => {
        await page.goto("/security");
        await page.getByRole("button", { name: /^Remove Passkey: Chrome on / }).click();
        await page.getByRole("alertdialog").getByRole("button", { name: "Remove" }).click();
        await page
          .getByRole("dialog", { name: "Show that it is you" })
          .getByRole("button", { name: "Use a passkey" })
          .click();
        await expect(toast(page, "The second step is removed.")).toBeVisible();
        await signOutAndIn(page, person);
        await expect(page).toHaveURL(home);
      });
      await context.close();
    });
  });
}

test("whoever lost the app is helped by an Admin, who is told that the person was", async ({ browser, page }) => {
  const person = await addAccountWithApp(browser, "Employee");
  await signInBy(page.request, "admin@example.com", "Thangam@2026");
  await page.goto(`/edit_user?id=${person.id}`);
  const card = page.getByRole("region", { name: "Second step" });
  await expect(card.getByText(`${person.name} signs in with an app or a passkey beside the password.`)).toBeVisible();
  await card.getByRole("button", { name: "Reset the second step" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Reset" }).click();
  await expect(toast(page, `The second step of ${person.name} is reset.`)).toBeVisible();
  await expect(card.getByText(`${person.name} has no second step.`)).toBeVisible();
  const other = await (await browser.newContext()).newPage();
  await other.goto("/");
  await logIn(other, person.email, person.password);
  await expect(other).toHaveURL(home);
});

test("in Tamil and Hindi the second step is asked for in the reader's language", async ({ browser }) => {
  const person = await addAccountWithApp(browser, "Customer");
  for (const [language, heading, field] of [
    ["தமிழ்", "இன்னும் ஒரு படி", "உங்கள் செயலியின் குறியீடு"],
    ["हिन्दी", "एक कदम और", "आपके ऐप का कोड"],
  ] as const) {
    const page = await (await browser.newContext()).newPage();
    await page.goto("/");
    await page.getByRole("button", { name: language }).click();
    await page.locator("input[name=email]").fill(person.email);
    await page.locator("input[type=password]").fill(person.password);
    await page.locator("form:has(input[type=password]) button[type=submit]").click();
    await expect(page.getByRole("heading", { name: heading })).toBeVisible();
    await expect(page.getByRole("textbox", { name: field })).toBeFocused();
    await page.context().close();
  }
});

async function signOutAndIn(page: Page, { email, password }: { email: string; password: string }): Promise<void> {
  await page.goto("/logout");
  await expect(page.getByRole("button", { name: "Log In" })).toBeVisible();
  await logIn(page, email, password);
}
