import { textedCode } from "../support/mail.ts";
import { addAccount } from "../support/people.ts";
import { expect, test } from "../support/portal.ts";

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test("a saver signs in on her phone by number and code, also after the phone threw the page away", async ({
  page,
  browser,
}) => {
  const { name, mobile } = await addAccount(browser, "Customer");
  await page.goto("/");
  const number = page.getByRole("textbox", { name: "Mobile number" });
  await expect(number).toBeFocused();
  await number.press("Enter");
  await expect(page.getByText("Please enter mobile number", { exact: true })).toBeVisible();
  await number.fill(`+91 ${mobile.slice(0, 5)} ${mobile.slice(5)}`);
  await page.getByRole("button", { name: "Get code" }).click();

  await expect(page.getByRole("heading", { name: "Enter the code" })).toBeVisible();
  const code = await textedCode(mobile);
  await page.reload();
  const field = page.getByRole("textbox", { name: "Verification code" });
  await field.fill(code === "100000" ? "100001" : "100000");
  await field.press("Enter");
  await expect(page.getByText("Incorrect OTP.")).toBeVisible();
  await field.fill(code);
  await page.getByRole("button", { name: "Log In" }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByText(name).first()).toBeVisible();
});
