import { choose, demoPassword, emailOf, expect, logIn, signInAs, test, unique } from "../support/portal.ts";
import { addClerk } from "../support/people.ts";
import { expectReadable } from "../support/readable.ts";
import { newCustomer } from "../support/shop.ts";
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

test("what was typed of a client, with the list of books, outlives the session of who typed it, for them alone", async ({
  page,
  browser,
}) => {
  await signInAs(page, "admin");
  const clerk = await addClerk(browser);
  const { name, email } = newCustomer();
  const [listed, half] = [unique(), unique()];
  const number = page.getByRole("textbox", { name: "Unique Number" });
  const list = page.getByRole("table", { name: "Saving Scheme List" });
  const chooseScheme = async () => {
    await choose(page, "Saving Scheme", "Thanga Mazhai");
    await choose(page, "Book Number", /^K /);
  };
  // Both pages have a field for an e-mail.
  const logInAgain = async (as: string, password: string) => {
    await expect(page.getByRole("button", { name: "Log In" })).toBeVisible();
    await logIn(page, as, password);
  };
  await page.goto("/add_new_client");
  await page.getByRole("textbox", { name: "Name", exact: true }).fill(name);
  await page.getByRole("textbox", { name: "Email" }).fill(email);
  await chooseScheme();
  await number.fill(listed);
  await page.getByRole("button", { name: "Add Saving Scheme" }).click();
  await expect(list).toContainText(`K${listed}`);
  await chooseScheme();
  // That the session is over is learnt when the number is looked up.
  await page.context().clearCookies();
  await number.fill(half);
  await logInAgain(emailOf("admin"), demoPassword);
  await expect(page).toHaveURL("/add_new_client");
  await expect(page.getByRole("textbox", { name: "Name", exact: true })).toHaveValue(name);
  await expect(page.getByRole("textbox", { name: "Email" })).toHaveValue(email);
  await expect(list).toContainText(`K${listed}`);
  await expect(number).toHaveValue(half);

  await number.fill("");
  await page.context().clearCookies();
  await page.getByRole("textbox", { name: "Mobile Number" }).fill("9876543210");
  await page.getByRole("button", { name: "Add Client" }).click();
  await logInAgain(clerk.email, clerk.password);
  await expect(page.getByRole("button", { name: "Add Saving Scheme" })).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Name", exact: true })).toHaveValue("");
  await expect(list).toBeHidden();
});
