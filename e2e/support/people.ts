import type { Browser } from "@playwright/test";
import { capabilities } from "../../packages/contracts/src/kernel/capabilities.ts";
import { expect, post, signInBy, toast, unique } from "./portal.ts";
import type { Page } from "./portal.ts";
import { asAdmin } from "./shop.ts";

export interface Account {
  id: string;
  name: string;
  email: string;
  mobile: string;
  /** Their own, no longer temporary. */
  password: string;
}

/**
 * Somebody who signs in, added behind the screens and past the forced change of the first password. Never an Admin:
 * the demo shop's is the last one, which a journey relies on.
 */
export async function addAccount(browser: Browser, usertype: "Employee" | "Customer"): Promise<Account> {
  const digits = unique();
  const person = {
    name: `Iniya Maran ${digits}`,
    email: `person${digits}@example.com`,
    mobile: `90002${digits.slice(-5)}`,
  };
  const first = `a lamp of brass ${digits}`;
  const password = `a quiet river ${digits}`;
  const id = await asAdmin(browser, async ({ request }) => {
    const [{ fld_id }] = await post<[{ fld_id: string }]>(request, "Add_New_User", {
      ...person,
      usertype,
      password: first,
    });
    return fld_id;
  });
  const context = await browser.newContext();
  await signInBy(context.request, person.email, first);
  await post(context.request, "ChangePassword", { oldpassword: first, password });
  await context.close();
  return { id, ...person, password };
}

/** An Employee who was granted everything there is. */
export async function addClerk(browser: Browser): Promise<Account> {
  const clerk = await addAccount(browser, "Employee");
  await asAdmin(browser, ({ request }) => post(request, "Save_Capabilities", { id: clerk.id, capabilities }));
  return clerk;
}

/** Saves a form whose mistakes are named one at a time: each stands in a toast and at its field, which has the focus. */
export async function refuses(page: Page, button: string, sentence: string, name: string | null): Promise<void> {
  await page.getByRole("button", { name: button }).click();
  await expect(toast(page, sentence)).toBeVisible();
  await expect(page.getByRole("region", { name: "Notifications" }).getByRole("alert")).toHaveCount(1);
  await expect(page.getByRole("main").getByText(sentence, { exact: true })).toBeVisible();
  if (name === null) return;
  await expect(field(page, name)).toBeFocused();
}

/** Something to type into, or a list to choose from. */
export function field(page: Page, name: string) {
  return page.getByRole("textbox", { name, exact: true }).or(page.getByRole("combobox", { name, exact: true }));
}

/** What a list has chosen, by its words. */
export function chosen(page: Page, name: string) {
  return page.getByRole("combobox", { name, exact: true }).locator("option:checked");
}
