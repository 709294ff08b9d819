import { keyboardOnly } from "../support/keyboard.ts";
import { arrive, choose, expect, signInAs, test, toast } from "../support/portal.ts";
import type { Page } from "../support/portal.ts";

// The menu is one for the whole shop: these follow one another, and the last puts it back.
test.describe.configure({ mode: "serial" });

const topMenu = (page: Page) => page.getByRole("navigation", { name: "Main menu" });

async function save(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Save Menu" }).click();
  await expect(toast(page, "The menu is saved.")).toBeVisible();
}

test("an entry renamed and moved by keyboard alone stands in the shell at once, and in everybody's", async ({
  page,
  browser,
}) => {
  const keys = await keyboardOnly(page);
  await signInAs(page, "admin");
  await page.goto("/mainMenuMaster");
  const reports = page.getByRole("textbox", { name: "Name 7" });
  await expect(reports).toHaveValue("Reports");
  await keys.fill(reports, "Shop figures");
  await keys.use(page.getByRole("button", { name: "Move entry 7 up" }));
  await expect(page.getByRole("textbox", { name: "Name 6" })).toHaveValue("Shop figures");
  // The hands go with the entry.
  await expect(page.getByRole("button", { name: "Move entry 6 up" })).toBeFocused();
  await keys.use(page.getByRole("button", { name: "Save Menu" }));
  await expect(toast(page, "The menu is saved.")).toBeVisible();
  expect(keys.others()).toEqual([]);
  const names = await topMenu(page).getByRole("listitem").allTextContents();
  expect(names.map((name) => name.trim()).slice(3, 6)).toEqual(["Money", "Shop figures", "Schemes"]);

  const other = await browser.newPage();
  await signInAs(other, "customer");
  await arrive(other, "/dashboard");
  await expect(topMenu(other).getByRole("link", { name: "Dashboard" })).toBeVisible();
  await other.close();
});

test("an entry of a list is added by Add More, and leads to its page", async ({ page }) => {
  await signInAs(page, "admin");
  await page.goto("/mainMenuMaster");
  await page
    .getByRole("listitem")
    .filter({ has: page.getByRole("textbox", { name: "Name 6" }) })
    .getByRole("link")
    .click();
  await expect(page.getByRole("heading", { level: 1, name: "Sub Menu" })).toBeVisible();
  await expect(page.getByRole("combobox", { name: "Main Menu" }).locator("option:checked")).toHaveText("Shop figures");
  await page.getByRole("button", { name: "Add More" }).click();
  await page.getByRole("button", { name: "Save Menu" }).click();
  const names = page.getByRole("textbox", { name: /^Name / });
  await expect(names.last()).toBeFocused();
  await expect(page.getByText("Enter the name of the entry.")).toBeVisible();
  await names.last().fill("Our people");
  await choose(page, `Page ${await names.count()}`, /user_list/);
  await save(page);
  await topMenu(page).getByRole("button", { name: "Shop figures" }).click();
  await topMenu(page).getByRole("link", { name: "Our people" }).click();
  await expect(page).toHaveURL("/user_list");
});

test("the way back cannot be taken away", async ({ page }) => {
  await signInAs(page, "admin");
  await page.goto("/childMenuMaster?main=7&sub=5");
  await expect(page.getByRole("textbox", { name: "Name 1", exact: true })).toHaveValue("Main Menu");
  await page.getByRole("button", { name: "Remove entry 1" }).click();
  await page.getByRole("button", { name: "Save Menu" }).click();
  await expect(toast(page, /An Admin would not find the way back/)).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Name 1", exact: true })).toHaveValue("Sub Menu");
});

test("a wrong menu is reset to the portal's own, also on a phone", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signInAs(page, "admin");
  await page.goto("/mainMenuMaster");
  await page.getByRole("button", { name: "Reset to the portal's menu" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Yes" }).click();
  await expect(toast(page, "The portal's own menu is back.")).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Name 7" })).toHaveValue("Reports");
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  await expect(page.getByRole("dialog").getByText("Reports", { exact: true }).first()).toBeVisible();
  await expect(page.getByRole("dialog").getByText("Shop figures")).toHaveCount(0);
});
