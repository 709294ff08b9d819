import { expect, signInAs, test } from "../support/portal.ts";

test.use({ viewport: { width: 390, height: 844 } });
test.beforeEach(({ page }) => signInAs(page, "admin"));

test("a field that a refused save comes back to is seen with its label", async ({ page }) => {
  await page.goto("/add_customer");
  const field = page.getByRole("textbox", { name: "Name", exact: true });
  await expect(field).toBeFocused();
  await page.getByRole("textbox", { name: "Email" }).focus();
  // The field is in sight, its label above is not.
  await field.evaluate((element) => window.scrollBy(0, element.getBoundingClientRect().top - 4));
  const label = page.getByText("Name", { exact: false }).and(page.locator("label")).first();
  await expect(label).not.toBeInViewport();
  await page.getByRole("button", { name: "Save Customer" }).evaluate((button: HTMLElement) => button.click());
  await expect(field).toHaveAttribute("aria-invalid", "true");
  await expect(label).toBeInViewport({ ratio: 1 });
});
