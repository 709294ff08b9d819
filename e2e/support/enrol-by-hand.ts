import { choose, expect, unique } from "./portal.ts";
import type { Page } from "./portal.ts";
import { newCustomer } from "./shop.ts";

interface ByHand {
  /** That were paid elsewhere. */
  months: string | null;
  /** The wife of the client, whom they name. */
  nominee?: string;
}

/** A new client with one book of My Gold Eleven, typed by hand. */
export async function enrolByHand(page: Page, { months, nominee }: ByHand): Promise<string> {
  const [customer, digits] = [newCustomer(), unique()];
  await page.goto("/add_new_client");
  await page.getByRole("textbox", { name: "Name", exact: true }).fill(customer.name);
  await page.getByRole("textbox", { name: "Email" }).fill(customer.email);
  await page.getByRole("textbox", { name: "Mobile Number" }).fill(customer.mobile);
  await choose(page, "Saving Scheme", "My Gold Eleven");
  await choose(page, "Book Number", /^GH /);
  await page.getByRole("textbox", { name: "Unique Number" }).fill(digits);
  if (months !== null) {
    await page.getByRole("radio", { name: "Existing" }).check();
    await choose(page, "Paid months", months);
  }
  if (nominee !== undefined) {
    await page.getByRole("checkbox", { name: "A nominee is named" }).check();
    await page.getByRole("textbox", { name: "Name of the nominee" }).fill(nominee);
    await choose(page, "Relation to the client", "Wife");
  }
  await page.getByRole("button", { name: "Add Saving Scheme" }).click();
  await expect(page.getByRole("table", { name: "Saving Scheme List" })).toContainText(`GH${digits}`);
  await page.getByRole("button", { name: "Add Client" }).click();
  return `GH${digits}`;
}
