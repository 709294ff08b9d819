import { arrive, expect, post, signInAs, test, toast } from "../support/portal.ts";
import { usuallyAtADesk } from "../support/sizes.ts";

for (const { where, viewport } of usuallyAtADesk) {
  test.describe(where, () => {
    test.use({ viewport });

    test("an Admin finds the holidays in the menu, adds one by the keyboard and takes it off", async ({ page }) => {
      await signInAs(page, "admin");
      await page.goto("/holidays");
      const form = page.getByRole("form", { name: "Add a holiday" });
      const day = form.getByRole("textbox", { name: "Day" });
      const name = form.getByRole("textbox", { name: "Name" });
      const coming = page.getByRole("table", { name: "Holidays to come" });

      await name.fill("Deepavali");
      await name.press("Enter");
      await expect(day).toHaveAccessibleDescription(/./);
      await expect(day).toBeFocused();
      await day.fill("01-01-2020");
      await day.press("Enter");
      await expect(day).toHaveAccessibleDescription(/A holiday is added or taken off before it has come\./);
      await expect(name).toHaveValue("Deepavali");
      const chosen = viewport.width < 600 ? "08-11-2098" : "08-11-2097";
      await day.fill(chosen);
      await day.press("Enter");
      await expect(toast(page, `${chosen} is a holiday.`)).toBeVisible();
      await expect(day).toHaveValue("");
      await expect(day).toBeFocused();
      await expect(coming.getByRole("row", { name: new RegExp(chosen) })).toContainText("Deepavali");

      await coming.getByRole("button", { name: `Remove ${chosen}` }).click();
      const question = page.getByRole("alertdialog");
      await expect(question).toContainText("Deepavali");
      await question.getByRole("button", { name: "No", exact: true }).click();
      await coming.getByRole("button", { name: `Remove ${chosen}` }).click();
      await question.getByRole("button", { name: "Yes" }).click();
      await expect(toast(page, `${chosen} is no holiday any more.`)).toBeVisible();
      await expect(coming.getByText(chosen)).toBeHidden();
    });
  });
}

test("an Employee reads the holidays in the menu's list of the day", async ({ page, browser }) => {
  const admin = await browser.newContext();
  await signInAs(admin, "admin");
  await post(admin.request, "Set_Holidays", { add: [{ day: "2096-01-15", name: "Pongal" }] });
  await signInAs(page, "employee");
  await arrive(page, "/admin_dashboard");
  const menu = page.getByRole("navigation", { name: "Main menu" });
  await menu.getByRole("button", { name: "Schemes" }).click();
  await menu.getByRole("link", { name: "Holidays" }).click();
  await expect(page.getByRole("row", { name: /15-01-2096/ })).toContainText("Pongal");
  await expect(page.getByText("Only an Admin adds a holiday or takes one off.")).toBeVisible();
  await expect(page.getByRole("button", { name: /^Remove/ })).toHaveCount(0);
  await post(admin.request, "Set_Holidays", { remove: ["2096-01-15"] });
  await admin.close();
});
