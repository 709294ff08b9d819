import { expect } from "./portal.ts";
import type { Page } from "./portal.ts";

/** Has a code sent to a mobile number, on the page to sign in. */
export async function askForCode(page: Page, mobile: string): Promise<void> {
  await page.getByRole("textbox", { name: "Mobile number" }).fill(mobile);
  await page.getByRole("button", { name: "Get code" }).click();
  await expect(page.getByRole("heading", { name: "Enter the code" })).toBeVisible();
}

export async function typeCode(page: Page, code: string): Promise<void> {
  await page.getByRole("textbox", { name: "Verification code" }).fill(code);
  await page.getByRole("button", { name: "Log In" }).click();
}
