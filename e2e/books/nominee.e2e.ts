import { choose, expect, signInAs, test, toast } from "../support/portal.ts";
import { enrolByHand } from "../support/enrol-by-hand.ts";
import { openOwnBook } from "../support/own-book.ts";
import { enrol, newCustomer } from "../support/shop.ts";
import { usuallyAtADesk } from "../support/sizes.ts";

for (const { where, viewport } of usuallyAtADesk) {
  test.describe(where, () => {
    test.use({ viewport });
    test.beforeEach(({ page }) => signInAs(page, "admin"));

    test("nominees are named on the book's page, and stand on it, in the passbook and on paper", async ({
      page,
      browser,
    }) => {
      const customer = newCustomer();
      const [book = ""] = await enrol(browser, customer, "K");
      const { theirs, head } = await openOwnBook(browser, { customer, book, viewport });
      await expect(head).toContainText("Nobody is named");
      await expect(head.getByRole("button", { name: "Name a nominee" })).toHaveCount(0);

      await page.goto(new URL(theirs.url()).pathname);
      await page.getByRole("button", { name: "Name a nominee" }).click();
      const dialog = page.getByRole("dialog", { name: `Nominee of book ${book}` });
      await dialog.getByRole("checkbox", { name: "A nominee is named" }).check();
      const name = dialog.getByRole("textbox", { name: "Name of the nominee" });
      await dialog.getByRole("textbox", { name: "Mobile number of the nominee" }).fill("12345");
      await dialog.getByRole("checkbox", { name: "The nominee is under 18" }).check();
      await dialog.getByRole("button", { name: "Save" }).click();
      await expect(dialog.getByText("Enter the name of the nominee.", { exact: true })).toBeVisible();
      await expect(name).toBeFocused();
      await name.fill("Ravi Kumar");
      await choose(page, "Relation to the client", "Son");
      await dialog.getByRole("textbox", { name: "Mobile number of the nominee" }).fill("9840012345");
      await dialog.getByRole("textbox", { name: "Share of the savings, percent" }).fill("50");
      await dialog.getByRole("button", { name: "Save" }).click();
      const guardian = dialog.getByRole("textbox", { name: "Name of the guardian" });
      await expect(guardian).toHaveAccessibleDescription("A minor has a guardian. Enter their name.");
      await expect(guardian).toBeFocused();
      await guardian.fill("Kavitha Raman");
      await guardian.press("Enter");
      const add = dialog.getByRole("button", { name: "Add a nominee" });
      await expect(add).toHaveAccessibleDescription("The shares of all nominees come to 100 % together.");
      await expect(add).toBeFocused();
      await add.press("Enter");
      const second = dialog.getByRole("group", { name: "Nominee 2" });
      await expect(second.getByRole("textbox", { name: "Name of the nominee" })).toBeFocused();
      await second.getByRole("textbox", { name: "Name of the nominee" }).fill("Meena Kumari");
      await second.getByRole("combobox", { name: "Relation to the client" }).selectOption("Daughter");
      await expect(second.getByRole("textbox", { name: "Share of the savings, percent" })).toHaveValue("50");
      await expect(dialog.getByRole("status").filter({ hasText: "100 % of 100 %" })).toBeVisible();
      await dialog.getByRole("button", { name: "Save" }).click();
      await expect(toast(page, `The nominee of book ${book} is saved.`)).toBeVisible();
      await expect(page.getByRole("region", { name: `Book ${book}` })).toContainText("Meena Kumari, Daughter, 50");

      await theirs.reload();
      await expect(head).toContainText("guardian Kavitha Raman");
      await expect(theirs.locator(".book-sheet")).toContainText("Ravi Kumar, Son, 50");
      await theirs.getByRole("main").getByRole("link", { name: "Passbook" }).click();
      await expect(theirs.getByText("Ravi Kumar, Son, 50")).toBeVisible();
      await expect(theirs.getByText("Meena Kumari, Daughter, 50")).toBeVisible();
      await theirs.context().close();

      await page.getByRole("button", { name: "Change the nominee" }).click();
      await expect(name.first()).toHaveValue("Ravi Kumar");
      await dialog.getByRole("checkbox", { name: "A nominee is named" }).uncheck();
      await dialog.getByRole("button", { name: "Save" }).click();
      await expect(page.getByRole("region", { name: `Book ${book}` })).toContainText("Nobody is named");
    });

    test("a client names a nominee while they are enrolled", async ({ page }) => {
      const book = await enrolByHand(page, { months: null, nominee: "Kavitha Raman" });
      await expect(page.getByRole("region", { name: "Client added" }).filter({ hasText: book })).toBeVisible();
      await page.goto(`/passbook?book=${book}`);
      await expect(page.getByText("Kavitha Raman, Wife")).toBeVisible();
    });
  });
}
