import { freePort } from "../../scripts/free-port.ts";
import { startEmptyPortal } from "../../scripts/start-portal.ts";
import { expect, logIn, test } from "../support/portal.ts";
import { codeOf, keepBackupCodes, setUpApp } from "../support/second-step.ts";

const owner = { name: "Meenakshi Sundaram", email: "owner@example.com", password: "quiet river 77" };

test("the link that a new shop prints makes its first Admin, once", async ({ browser }) => {
  const portal = await startEmptyPortal(await freePort());
  try {
    const context = await browser.newContext({ baseURL: portal.url, viewport: { width: 390, height: 844 } });
    const page = await context.newPage();
    const press = () => page.getByRole("button", { name: "Make the first Admin" }).click();

    await test.step("nobody signs in, and a link that is not whole says so", async () => {
      await page.goto("/setup?token=half-of-it");
      await expect(page.getByText("This set-up link is not good any more, or not whole.")).toBeVisible();
    });

    await test.step("mistakes are shown at their fields, and what was typed stays", async () => {
      await page.goto(portal.setupLink);
      await press();
      await expect(page.getByText("Please enter your full name", { exact: true })).toBeVisible();
      await expect(page.getByRole("textbox", { name: "Name", exact: true })).toBeFocused();
      await page.getByRole("textbox", { name: "Name", exact: true }).fill(owner.name);
      await page.getByRole("textbox", { name: "Email" }).fill(owner.email);
      await page.getByRole("textbox", { name: "Password", exact: true }).fill("Meenakshi");
      await page.getByRole("textbox", { name: "Confirm Password" }).fill("Meenakshi");
      await press();
      await expect(page.getByText("A password must not be your name, e-mail or mobile number.")).toBeVisible();
      await expect(page.getByRole("textbox", { name: "Password", exact: true })).toBeFocused();
      await expect(page.getByRole("textbox", { name: "Email" })).toHaveValue(owner.email);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    });

    let secret = "";
    await test.step("the first Admin adds a second step, and is inside at once", async () => {
      await page.getByRole("textbox", { name: "Password", exact: true }).fill(owner.password);
      await page.getByRole("textbox", { name: "Confirm Password" }).fill(owner.password);
      await press();
      secret = await setUpApp(page);
      await keepBackupCodes(page);
      await expect(page).toHaveURL(/\/admin_dashboard$/);
    });

    await test.step("the link is spent, and the Admin signs in like everyone", async () => {
      const other = await (await browser.newContext({ baseURL: portal.url })).newPage();
      await other.goto(portal.setupLink);
      await expect(other.getByText("This set-up link is not good any more, or not whole.")).toBeVisible();
      await other.getByRole("link", { name: "Go to the login" }).click();
      await logIn(other, owner.email, owner.password);
      await other.getByRole("textbox", { name: "Code of your app" }).fill(codeOf(secret, 1));
      await other.getByRole("button", { name: "Go on" }).click();
      await expect(other).toHaveURL(/\/admin_dashboard$/);
    });
  } finally {
    await portal.stop();
  }
});
