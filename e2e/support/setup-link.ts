import { expect, logIn } from "./portal.ts";
import type { Page } from "./portal.ts";
import { codeOf } from "./second-step.ts";

/** The first Admin of a new shop. */
export const owner = { email: "owner@example.com", password: "quiet river 77" };
const notGood = "This set-up link is not good any more, or not whole.";

/** A link that is not whole says so, and mistakes are shown at their fields, where what was typed stays. */
export async function seeMistakes(page: Page, link: string): Promise<void> {
  await page.goto("/setup?token=half-of-it");
  await expect(page.getByText(notGood)).toBeVisible();
  await page.goto(link);
  const press = () => page.getByRole("button", { name: "Make the first Admin" }).click();
  const field = (name: string) => page.getByRole("textbox", { name, exact: true });
  await press();
  await expect(page.getByText("Please enter your full name", { exact: true })).toBeVisible();
  await expect(field("Name")).toBeFocused();
  await field("Name").fill("Meenakshi");
  await field("Email").fill(owner.email);
  await field("Password").fill("Meenakshi");
  await field("Confirm Password").fill("Meenakshi");
  await press();
  await expect(page.getByText("A password must not be your name, e-mail or mobile number.")).toBeVisible();
  await expect(field("Password")).toBeFocused();
  await expect(field("Email")).toHaveValue(owner.email);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
}

/** A link that was used once is good no more, and the Admin signs in like everyone. */
export async function seeSpent(page: Page, link: string, secret: string): Promise<void> {
  await page.goto(link);
  await expect(page.getByText(notGood)).toBeVisible();
  await page.getByRole("link", { name: "Go to the login" }).click();
  await logIn(page, owner.email, owner.password);
  await page.getByRole("textbox", { name: "Code of your app" }).fill(codeOf(secret, 1));
  await page.getByRole("button", { name: "Go on" }).click();
  await expect(page).toHaveURL(/\/admin_dashboard$/);
}
