/**
 * What the screenshots show: each screen, who opens it, and what is done on it first. The order is the order of the
 * walk; what changes the shop comes after what only reads it.
 */
import type { Page } from "@playwright/test";

export type Who = "admin" | "employee" | "customer" | null;
type Walk = (page: Page) => Promise<void>;

export interface Shot {
  name: string;
  who: Who;
  path: string;
  walk?: Walk;
  /** A form that says little when it is cut off at the end of the window is shown whole. */
  whole?: true;
}

export const shots: readonly Shot[] = [
  { name: "login", who: null, path: "/" },
  { name: "forgot-password", who: null, path: "/forgot-password" },
  { name: "recovery-code", who: null, path: "/forgot-password", walk: askForCode },
  { name: "registration", who: null, path: "/registration", whole: true },
  { name: "set-up", who: null, path: `/setup?token=${"a".repeat(43)}` },
  { name: "api-page", who: null, path: "/api/docs" },
  { name: "admin-dashboard", who: "admin", path: "/admin_dashboard" },
  { name: "bell", who: "admin", path: "/admin_dashboard", walk: press(/^Notifications/) },
  { name: "notifications", who: "admin", path: "/notifications" },
  { name: "add-client", who: "admin", path: "/add_new_client", walk: fillClient, whole: true },
  { name: "view-clients", who: "admin", path: "/view_client" },
  { name: "edit-client", who: "admin", path: "/view_client?search=customer@example.com", walk: openEdit, whole: true },
  { name: "client", who: "admin", path: "/view_client?search=customer@example.com", walk: openClient, whole: true },
  { name: "transactions", who: "admin", path: "/transaction_list" },
  {
    name: "send-acknowledgement",
    who: "admin",
    path: "/transaction_list?status=Pending&sort=bookNumber&search=G",
    walk: press(/^Send acknowledgement/),
  },
  { name: "offline-payment", who: "admin", path: "/offline_payment", walk: showDueBook, whole: true },
  { name: "receipt", who: "admin", path: "/offline_payment", walk: takePayment, whole: true },
  { name: "receipt-to-print", who: "admin", path: "/transaction_list?status=Payment+Approved", walk: openReceipt },
  { name: "receipt-check", who: "admin", path: "/transaction_list?status=Payment+Approved", walk: checkReceipt },
  { name: "passbook", who: "admin", path: "/passbook?book=GF1037", whole: true },
  { name: "offline-acknowledgement", who: "admin", path: "/offline_acknowledgement" },
  { name: "approve-client", who: "admin", path: "/approve_client" },
  { name: "approve-client-dialog", who: "admin", path: "/approve_client", walk: press(/^Approve/) },
  { name: "close-account", who: "admin", path: "/close_account?book=GF1037" },
  { name: "closed-account-list", who: "admin", path: "/close_account_list?sort=-status" },
  { name: "settle-book", who: "admin", path: "/view_client?search=customer@example.com", walk: openSettling },
  { name: "payment-exceptions", who: "admin", path: "/payment_exceptions" },
  { name: "resolve-exception", who: "admin", path: "/payment_exceptions", walk: press(/^Resolve payment/) },
  { name: "gateway-refunds", who: "admin", path: "/gateway_refunds" },
  { name: "day-close", who: "admin", path: "/day_close", whole: true },
  { name: "gold-rate", who: "admin", path: "/add_daily_gold_rate" },
  { name: "update-gold-rate", who: "admin", path: "/add_daily_gold_rate", walk: press(/^Update Gold Rate/) },
  { name: "reports", who: "admin", path: "/reports" },
  { name: "dues", who: "admin", path: "/reports?tab=dues" },
  { name: "maturing", who: "admin", path: "/reports?tab=maturing&days=365" },
  { name: "liability", who: "admin", path: "/reports?tab=liability" },
  { name: "transaction-report", who: "admin", path: "/transactionReport?period=7" },
  { name: "loyalty-points", who: "admin", path: "/loyaltyPointReport" },
  { name: "schemes", who: "admin", path: "/schemes" },
  { name: "edit-scheme", who: "admin", path: "/schemes", walk: openEdit, whole: true },
  { name: "import-books", who: "admin", path: "/import_books" },
  { name: "checked-import", who: "admin", path: "/import_books?id=3" },
  { name: "user-list", who: "admin", path: "/user_list" },
  { name: "add-user", who: "admin", path: "/add_user", whole: true },
  { name: "edit-user", who: "admin", path: "/user_list?search=arun", walk: openEdit, whole: true },
  { name: "customers", who: "admin", path: "/customermanagement" },
  { name: "delete-customer", who: "admin", path: "/customermanagement", walk: press(/^Delete/) },
  { name: "add-customer", who: "admin", path: "/add_customer", whole: true },
  {
    name: "edit-customer",
    who: "admin",
    path: "/customermanagement?search=customer@example.com",
    walk: openEdit,
    whole: true,
  },
  { name: "generate-password", who: "admin", path: "/GeneratePassword" },
  { name: "rights", who: "admin", path: "/rights", whole: true },
  { name: "main-menu", who: "admin", path: "/mainMenuMaster" },
  { name: "sub-menu", who: "admin", path: "/subMenuMaster" },
  { name: "child-menu", who: "admin", path: "/childMenuMaster" },
  { name: "settings", who: "admin", path: "/settings", whole: true },
  { name: "message-log", who: "admin", path: "/email-inbox" },
  { name: "audit-trail", who: "admin", path: "/audit_trail" },
  { name: "audit-entry", who: "admin", path: "/audit_trail", walk: press(/^Details/) },
  { name: "not-found", who: "admin", path: "/no-such-page" },
  { name: "employee-dashboard", who: "employee", path: "/admin_dashboard" },
  { name: "customer-dashboard", who: "customer", path: "/dashboard" },
  { name: "join-another-scheme", who: "customer", path: "/dashboard?join=1" },
  { name: "chit-details", who: "customer", path: "/dashboard", walk: openChitDetails, whole: true },
  { name: "pay-now", who: "customer", path: "/dashboard", walk: openPayment },
  { name: "payment-page", who: "customer", path: "/dashboard", walk: goToPayment },
  { name: "payment-confirmed", who: "customer", path: "/dashboard", walk: payWith("The payment succeeds") },
  { name: "payment-failed", who: "customer", path: "/dashboard", walk: payWith("The payment fails") },
  { name: "payment-being-confirmed", who: "customer", path: "/dashboard", walk: payWith("The bank is slow") },
  { name: "customer-notifications", who: "customer", path: "/notifications" },
  { name: "profile", who: "customer", path: "/profile", whole: true },
  { name: "change-password", who: "customer", path: "/change-password-screen" },
];

function press(name: RegExp): Walk {
  return (page) => page.getByRole("button", { name }).first().click();
}

async function openEdit(page: Page): Promise<void> {
  await page.getByRole("link", { name: /^Edit/ }).first().click();
  await page.getByRole("button", { name: /^(Save|Update)/ }).waitFor();
  await page.waitForLoadState("networkidle");
}

async function askForCode(page: Page): Promise<void> {
  await page.getByLabel("Email").fill(`asha${Date.now()}@example.com`);
  await page.getByRole("button", { name: "Send code" }).click();
  await page.getByLabel("Verification code", { exact: true }).waitFor();
}

async function fillClient(page: Page): Promise<void> {
  await page.getByLabel("Name").fill("Kayalvizhi Murugan");
  await page.getByLabel("Email").fill("kayalvizhi@example.com");
  await page.getByLabel("Mobile Number").fill("9000012345");
  for (const [scheme, prefix, unique] of [
    ["My Gold Eleven", "GH", "9001"],
    ["Thanga Mazhai", "K", "9002"],
  ] as const) {
    await choose(page, "Saving Scheme", scheme);
    await choose(page, "Book Number", prefix);
    await page.getByLabel("Unique Number").fill(unique);
    await page.getByRole("button", { name: "Add Saving Scheme" }).click();
  }
}

async function choose(page: Page, field: string, option: string): Promise<void> {
  const list = page.getByRole("combobox", { name: field, exact: true });
  const label = await list
    .locator("option")
    .filter({ hasText: new RegExp(`^${option}\\b`) })
    .first()
    .textContent();
  await list.selectOption({ label: label ?? "" });
}

/** A book of the demo shop that takes a payment now. */
async function showDueBook(page: Page): Promise<void> {
  for (let number = 1001; number < 1060; number += 1) {
    const asked = await page.request.post("/api/Preview_Payment", { data: { accountno: `GH${number}` } });
    const { data } = await asked.json();
    if (!asked.ok() || data.refusal !== null || data.credit === null) continue;
    await page.goto(`/offline_payment?book=GH${number}`);
    return page.getByText("Will be credited").waitFor();
  }
  throw new Error("no book of the demo shop takes a payment");
}

async function openClient(page: Page): Promise<void> {
  await page.locator('a[href^="/client?"]').first().click();
  await page.waitForLoadState("networkidle");
}

async function openSettling(page: Page): Promise<void> {
  await openClient(page);
  await page.getByRole("button", { name: /^Settle: book GH/ }).click();
  await choose(page, "The saver gets", "Jewellery on a bill");
}

async function openChitDetails(page: Page): Promise<void> {
  await page
    .getByRole("link", { name: /^Chit Details/ })
    .first()
    .click();
  await page.waitForLoadState("networkidle");
}

async function takePayment(page: Page): Promise<void> {
  await showDueBook(page);
  await page.getByRole("button", { name: "Save Payment Details" }).click();
  await page.getByRole("region", { name: "Last receipt" }).waitFor();
}

async function openReceipt(page: Page): Promise<void> {
  await page
    .getByRole("link", { name: /^T\d{4}-/ })
    .first()
    .click();
  await page.getByRole("article").filter({ visible: true }).waitFor();
}

/** Where the code printed on a receipt leads. */
async function checkReceipt(page: Page): Promise<void> {
  await openReceipt(page);
  const id = new URL(page.url()).searchParams.get("id");
  const { data } = await (await page.request.post("/api/Get_Receipt", { data: { id } })).json();
  await page.goto(new URL(data[0].sheet.verify_url).pathname);
  await page.getByRole("heading", { level: 1 }).waitFor();
}

async function openPayment(page: Page): Promise<void> {
  await page
    .getByRole("link", { name: /^Pay Now/ })
    .first()
    .click();
  await page.getByRole("button", { name: /^(Go to payment|Yes)$/ }).waitFor();
}

async function goToPayment(page: Page): Promise<void> {
  await openPayment(page);
  const yes = page.getByRole("button", { name: "Yes" });
  if (await yes.isVisible()) await yes.click();
  await page.getByRole("button", { name: "Go to payment" }).click();
  await page.getByRole("heading", { name: "Test payment" }).waitFor();
}

function payWith(button: string): Walk {
  return async (page) => {
    await goToPayment(page);
    await page.getByRole("button", { name: button }).first().click();
    await page.getByRole("link", { name: "See the book" }).waitFor();
  };
}
