import { emailOf, demoPassword, expect, logIn, test } from "../support/portal.ts";
import { expectReadable } from "../support/readable.ts";
import { usuallyOnAPhone } from "../support/sizes.ts";

/** What these addresses say without a sign-in, and where the portal goes on once somebody has signed in there. */
const pages = [
  { path: "/paymentsuccessfull?payment=1", heading: "The payment is being confirmed" },
  { path: "/paymentfail?payment=1", heading: "The payment is being confirmed" },
  { path: "/change-password-screen", heading: "Change password" },
];

for (const { viewport: size } of usuallyOnAPhone)
  for (const { path, heading } of pages)
    test(`${path} says to somebody signed out what it safely can, at ${size.width} px`, async ({ page }) => {
      await page.setViewportSize(size);
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
      await expect(page).toHaveURL(path);
      for (const personal of ["₹", "@", "Book No", "Reference"])
        await expect(page.locator("#root")).not.toContainText(personal);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(size.width);
      await expectReadable(page, `${path} at ${size.width} px`);
      await page.getByRole("link", { name: "Go to the login" }).click();
      await logIn(page, emailOf("customer"), demoPassword);
      await expect(page).toHaveURL(path);
      await expect(page.getByRole("heading", { level: 1, name: "Welcome back" })).toHaveCount(0);
    });
