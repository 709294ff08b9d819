import { expect, test } from "@playwright/test";
import type { APIRequestContext, Page } from "@playwright/test";

export { expect, test } from "@playwright/test";
export type { Page } from "@playwright/test";

export const demoPassword = "Thangam@2026";
export type Who = "admin" | "employee" | "customer";

export const emailOf = (who: Who) => `${who}@example.com`;

/** A page, or a browser that has none yet: what is called shares its cookies. */
export type Caller = Pick<Page, "request">;

/** Signs in without the login screen, which has tests of its own. */
export async function signInAs({ request }: Caller, who: Who): Promise<void> {
  await signInBy(request, emailOf(who), demoPassword);
}

export async function signInBy(request: APIRequestContext, email: string, password: string): Promise<void> {
  await post(request, "New_Admin_Login", { email, password });
}

/** Opens an address and waits for the program, which some screens are read without: the server wrote them. */
export async function arrive(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.locator("#front").waitFor({ state: "detached" });
}

/** Signs in by hand. */
export async function logIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByRole("textbox", { name: "Email" }).fill(email);
  await page.getByRole("textbox", { name: "Password", exact: true }).fill(password);
  await page.getByRole("button", { name: "Log In" }).click();
}

/** Calls an operation and answers its `data`; a refusal fails the test. */
export async function post<Data>(request: APIRequestContext, operation: string, data: object): Promise<Data> {
  const response = await request.post(`/api/${operation}`, { data, headers: { "Idempotency-Key": nextKey() } });
  const answer: { data: Data } = await response.json();
  expect(response.ok(), `${operation}: ${JSON.stringify(answer)}`).toBe(true);
  return answer.data;
}

let serial = 0;

/** Digits that no other test of this run uses. */
export function unique(): string {
  serial += 1;
  return `${String(test.info().workerIndex + 100).padStart(3, "0")}${String(serial).padStart(3, "0")}`;
}

function nextKey(): string {
  return `e2e-${unique()}-${Date.now()}`;
}

/** Chooses the first option of a list whose words contain or match `option`. */
export async function choose(page: Page, field: string, option: string | RegExp): Promise<void> {
  const list = page.getByRole("combobox", { name: field, exact: true });
  const label = await list.locator("option").filter({ hasText: option }).first().textContent();
  await list.selectOption({ label: label ?? "" });
}

export function toast(page: Page, message: string | RegExp) {
  return page.getByRole("region", { name: "Notifications" }).getByText(message, { exact: true });
}

/** Saves the list of a screen as a file. */
export async function exportAs(page: Page, format: "CSV" | "Excel" | "PDF"): Promise<void> {
  await page.getByRole("button", { name: "Export", exact: true }).click();
  await page.getByRole("menuitem", { name: format }).click();
}

/** Does something with the first row that has it: by its words, or by its menu where there is no room for words. */
export async function rowAction(page: Page, name: RegExp): Promise<void> {
  const words = page.getByRole("table").getByRole("button", { name }).first();
  const menu = page.getByRole("button", { name: /^Actions: / }).first();
  await expect(words.or(menu).first()).toBeVisible();
  if (await words.isVisible()) return await words.click();
  await menu.click();
  await page.getByRole("menuitem", { name }).click();
}
