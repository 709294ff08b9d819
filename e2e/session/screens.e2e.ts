import { lookAt, press } from "../support/look.ts";
import { expect, unique } from "../support/portal.ts";
import type { Page } from "../support/portal.ts";

lookAt([
  { name: "login with mistakes", who: null, path: "/", reach: press("Log In") },
  { name: "forgotten password with mistakes", who: null, path: "/forgot-password", reach: press("Send code") },
  { name: "a factor is asked for", who: "customer", path: "/security", reach: press("Add a second step") },
  { name: "recovery code", who: null, path: "/forgot-password", reach: askForCode },
]);

async function askForCode(page: Page): Promise<void> {
  await page.getByRole("textbox", { name: "Email" }).fill(`nobody${unique()}@example.com`);
  await page.getByRole("button", { name: "Send code" }).click();
  await expect(page.getByRole("textbox", { name: "Verification code" })).toBeVisible();
}
