/**
 * Walks every screen on a phone and at a desk and writes what it sees to docs/screenshots/. Runs on a portal of its
 * own with the demo shop, or on the one `PORTAL_URL` names. Words given after it pick screens by name; `SHOTS` names
 * another folder.
 */
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import type { Page } from "@playwright/test";
import { browserArguments, findBrowser } from "./find-browser.ts";
import { root } from "./run.ts";
import { startPortal } from "./start-portal.ts";

type Who = "admin" | "employee" | "customer" | null;
type Walk = (page: Page) => Promise<void>;

const sizes = { phone: { width: 390, height: 844 }, desk: { width: 1366, height: 768 } };

const screens: [name: string, who: Who, path: string, walk?: Walk][] = [
  ["login", null, "/"],
  ["forgot-password", null, "/forgot-password"],
  ["recovery-code", null, "/forgot-password", askForCode],
  ["registration", null, "/registration"],
  ["admin-dashboard", "admin", "/admin_dashboard"],
  ["add-client", "admin", "/add_new_client", fillClient],
  ["view-clients", "admin", "/view_client"],
  ["edit-client", "admin", "/view_client?search=customer@example.com", openEdit],
  ["transactions", "admin", "/transaction_list"],
  [
    "send-acknowledgement",
    "admin",
    "/transaction_list?status=Pending&sort=bookNumber&search=G",
    (page) =>
      page
        .getByRole("button", { name: /^Send acknowledgement/ })
        .first()
        .click(),
  ],
  ["offline-payment", "admin", "/offline_payment", showDueBook],
  ["receipt", "admin", "/offline_payment", takePayment],
  ["client", "admin", "/view_client?search=customer@example.com", openClient],
  ["approve-client", "admin", "/approve_client"],
  ["approve-client-dialog", "admin", "/approve_client", pressFirst(/^Approve/)],
  ["close-account", "admin", "/close_account"],
  ["closed-account-list", "admin", "/close_account_list"],
  ["payment-exceptions", "admin", "/payment_exceptions"],
  ["day-close", "admin", "/day_close"],
  ["schemes", "admin", "/schemes"],
  ["scheme", "admin", "/scheme?id=1"],
  ["import-books", "admin", "/import_books"],
  ["reports", "admin", "/reports"],
  ["transaction-report", "admin", "/transactionReport?period=7"],
  ["settings", "admin", "/settings"],
  ["offline-acknowledgement", "admin", "/offline_acknowledgement"],
  ["gold-rate", "admin", "/add_daily_gold_rate"],
  [
    "update-gold-rate",
    "admin",
    "/add_daily_gold_rate",
    (page) => page.getByRole("button", { name: "Update Gold Rate" }).click(),
  ],
  ["schemes", "admin", "/schemes"],
  ["edit-scheme", "admin", "/schemes", openEdit],
  ["import-books", "admin", "/import_books"],
  ["checked-import", "admin", "/import_books?id=3"],
  ["user-list", "admin", "/user_list"],
  ["add-user", "admin", "/add_user"],
  ["edit-user", "admin", "/user_list?search=arun", openEdit],
  ["customers", "admin", "/customermanagement"],
  ["delete-customer", "admin", "/customermanagement", pressFirst(/^Delete/)],
  ["add-customer", "admin", "/add_customer"],
  ["edit-customer", "admin", "/customermanagement?search=customer@example.com", openEdit],
  ["generate-password", "admin", "/GeneratePassword"],
  ["rights", "admin", "/rights"],
  ["audit-trail", "admin", "/audit_trail"],
  ["audit-entry", "admin", "/audit_trail", pressFirst(/^Details/)],
  ["employee-dashboard", "employee", "/admin_dashboard"],
  ["customer-dashboard", "customer", "/dashboard"],
  [
    "pay-now",
    "customer",
    "/dashboard",
    (page) =>
      page
        .getByRole("link", { name: /^Pay Now/ })
        .first()
        .click(),
  ],
  ["join-another-scheme", "customer", "/dashboard?join=1"],
  ["chit-details", "customer", "/dashboard", openChitDetails],
  ["profile", "customer", "/profile"],
  ["change-password", "customer", "/change-password-screen"],
  ["not-found", "admin", "/no-such-page"],
];

/** Forms that say little when they are cut off at the end of the window. */
const whole = new Set([
  "add-client",
  "edit-client",
  "offline-payment",
  "receipt",
  "edit-scheme",
  "add-user",
  "edit-user",
  "add-customer",
  "edit-customer",
  "rights",
  "profile",
  "registration",
  "client",
  "scheme",
  "day-close",
  "chit-details",
]);

const wanted = process.argv.slice(2);
const folder = process.env["SHOTS"] ?? join(root, "docs/screenshots");
await mkdir(folder, { recursive: true });
const portal = await startPortal(5990);
const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserArguments });
try {
  for (const [size, viewport] of Object.entries(sizes)) {
    for (const who of [null, "admin", "employee", "customer"] as const) {
      const mine = screens.filter(([name, of]) => of === who && (wanted.length === 0 || wanted.includes(name)));
      if (mine.length === 0) continue;
      const context = await browser.newContext({
        baseURL: portal.url,
        viewport,
        reducedMotion: "reduce",
        colorScheme: "light",
      });
      const page = await context.newPage();
      if (who !== null) await signIn(page, `${who}@example.com`);
      for (const [name, , path, walk] of mine) {
        await page.goto(path);
        await page.waitForLoadState("networkidle");
        await walk?.(page);
        await page.waitForTimeout(400);
        await page.screenshot({ path: join(folder, `${name}-${size}.png`), fullPage: whole.has(name) });
        console.log(`${name}-${size}.png`);
      }
      await context.close();
    }
  }
} finally {
  await browser.close();
  await portal.stop();
}

async function signIn(page: Page, email: string): Promise<void> {
  await page.goto("/");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill("Thangam@2026");
  await page.getByRole("button", { name: "Log In" }).click();
  await page.waitForURL(/dashboard/);
}

function pressFirst(name: RegExp): Walk {
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
