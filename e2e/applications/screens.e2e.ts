import { lookAt, press } from "../support/look.ts";
import type { Page } from "../support/portal.ts";

lookAt([
  { name: "joining with mistakes", who: null, path: "/registration", reach: press("Ask to join") },
  { name: "joined", who: null, path: "/registration?step=done" },
  { name: "requests", who: "admin", path: "/approve_client?status=all" },
  { name: "approval", who: "admin", path: "/approve_client?search=customer@example.com", reach: press(/^Approve /) },
  { name: "rejection", who: "admin", path: "/approve_client", reach: press(/^Reject /) },
  { name: "further book", who: "customer", path: "/dashboard", reach: askForBook },
]);

async function askForBook(page: Page): Promise<void> {
  await page.getByRole("link", { name: "Join another scheme" }).click();
}
