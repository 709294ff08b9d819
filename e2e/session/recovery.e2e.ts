import { expect, logIn, test, toast, unique } from "../support/portal.ts";
import type { Page } from "../support/portal.ts";
import { mailedSecret } from "../support/mail.ts";
import { addAccount } from "../support/people.ts";

const subject = "Your verification OTP";
const sent = "Your verification OTP is successfully sent to your email address..";

async function refuses(page: Page, button: string, sentence: string): Promise<void> {
  await page.getByRole("button", { name: button, exact: true }).click();
  await expect(page.getByText(sentence, { exact: true })).toBeVisible();
}

test("a forgotten password is recovered by a code from the mail, through three dialogs", async ({ page, browser }) => {
  const person = await addAccount(browser, "Customer");
  await page.goto("/");
  await page.getByRole("link", { name: "Forgot your password" }).click();
  const email = page.getByRole("dialog").getByRole("textbox", { name: "Email" });
  await refuses(page, "Send code", "Please enter your email address.");
  await email.fill("nobody");
  await refuses(page, "Send code", "Please enter valid email address.");
  await expect(email).toHaveValue("nobody");
  await email.fill(person.email);
  await page.getByRole("button", { name: "Send code" }).click();
  await expect(toast(page, sent)).toBeVisible();

  const code = page.getByRole("dialog").getByRole("textbox", { name: "Verification code" });
  await expect(code).toHaveAttribute("autocomplete", "one-time-code");
  await refuses(page, "Verify", "Please enter OTP.");
  const right = await mailedSecret(person.email, subject);
  await code.fill(right === "123456" ? "654321" : "123456");
  await refuses(page, "Verify", "Incorrect OTP.");
  await expect(code).not.toHaveValue("");
  await page.reload();
  await code.fill(` ${right.slice(0, 3)} ${right.slice(3)} `);
  await page.getByRole("button", { name: "Verify" }).click();

  const dialog = page.getByRole("dialog", { name: "Choose a new password" });
  const chosen = dialog.getByRole("textbox", { name: "New Password" });
  const repeated = dialog.getByRole("textbox", { name: "Confirm Password" });
  await expect(dialog).toBeVisible();
  await page.reload();
  await refuses(page, "Reset", "Please enter new password.");
  await chosen.fill("thangam1");
  await refuses(page, "Reset", "Please enter confirm password.");
  await repeated.fill("something else");
  await refuses(page, "Reset", "New Password and Confirm Password do not match");
  await repeated.fill("thangam1");
  await refuses(page, "Reset", "This password is easy to guess. Please choose another.");
  await expect(repeated).toHaveValue("thangam1");
  const password = "a tall neem tree 12";
  await chosen.fill(password);
  await expect(dialog.getByText("Strong.")).toBeVisible();
  await repeated.fill(password);
  await page.getByRole("button", { name: "Reset" }).click();
  await expect(toast(page, "Password Successfully updated")).toBeVisible();

  await expect(page).toHaveURL(/\/$/);
  await logIn(page, person.email, person.password);
  await expect(page.getByText("The e-mail or the password is not right.")).toBeVisible();
  await logIn(page, person.email, password);
  await expect(page).toHaveURL(/\/dashboard$/);
});

test("an unknown email is answered like a known one, and a code can be sent again after a minute", async ({ page }) => {
  await page.goto("/forgot-password");
  await page.getByRole("textbox", { name: "Email" }).fill(`nobody${unique()}@example.com`);
  await page.getByRole("button", { name: "Send code" }).click();
  await expect(toast(page, sent)).toBeVisible();
  await expect(page.getByRole("button", { name: /^Send again in 0:\d\d$/ })).toBeDisabled();
  await page.goBack();
  await expect(page.getByRole("textbox", { name: "Email" })).toHaveValue(/^nobody/);
  await page.getByRole("link", { name: /^I have a code/ }).click();
  await expect(page.getByRole("textbox", { name: "Verification code" })).toBeVisible();
});

test("a step that was not reached leads to the first", async ({ page }) => {
  for (const step of ["code", "password", "nonsense"]) {
    await page.goto(`/forgot-password?step=${step}`);
    await expect(page).toHaveURL(/\/forgot-password$/);
    await expect(page.getByRole("textbox", { name: "Email" })).toHaveValue("");
  }
});
