import { editFirst, lookAt, openFirstClient, press } from "../support/look.ts";
import { choose, unique } from "../support/portal.ts";
import type { Page } from "../support/portal.ts";

const one = "/view_client?search=customer%40example.com";

lookAt([
  { name: "add client with mistakes", who: "admin", path: "/add_new_client", reach: press("Add Saving Scheme") },
  { name: "add client with a list", who: "admin", path: "/add_new_client", reach: addScheme },
  { name: "edit the client", who: "admin", path: one, reach: editFirst },
  { name: "edit client with mistakes", who: "admin", path: one, reach: editFirstWrongly },
  { name: "no client found", who: "admin", path: "/view_client?search=zzzzzz" },
  { name: "books of a client", who: "admin", path: one, reach: openFirstClient() },
  { name: "payments of a client", who: "admin", path: one, reach: openFirstClient("Payments") },
  { name: "messages of a client", who: "admin", path: one, reach: openFirstClient("Messages") },
  { name: "history of a client", who: "admin", path: one, reach: openFirstClient("History") },
  { name: "a client for an employee", who: "employee", path: one, reach: openFirstClient() },
]);

async function addScheme(page: Page): Promise<void> {
  await choose(page, "Saving Scheme", "Thanga Mazhai");
  await choose(page, "Book Number", /^K /);
  await page.getByRole("textbox", { name: "Unique Number" }).fill(unique());
  await page.getByRole("button", { name: "Add Saving Scheme" }).click();
}

async function editFirstWrongly(page: Page): Promise<void> {
  await editFirst(page);
  await page.getByRole("button", { name: "Add Saving Scheme" }).click();
  await page.getByRole("textbox", { name: "Email" }).fill("nobody");
  await page.getByRole("button", { name: "Update Client" }).click();
}
