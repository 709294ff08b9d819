import { choose, expect, signInAs, test, unique } from "../support/portal.ts";
import type { Page, Who } from "../support/portal.ts";
import { expectReadable } from "../support/readable.ts";
import { watched } from "../support/settled.ts";

/** A state of a screen that is looked at as a whole. */
interface State {
  name: string;
  who: Who | null;
  path: string;
  reach?: (page: Page) => Promise<void>;
}

const states: readonly State[] = [
  { name: "login", who: null, path: "/" },
  { name: "login with mistakes", who: null, path: "/", reach: press("Log In") },
  { name: "joining", who: null, path: "/registration" },
  { name: "joining with mistakes", who: null, path: "/registration", reach: press("Ask to join") },
  { name: "joined", who: null, path: "/registration?step=done" },
  { name: "requests", who: "admin", path: "/approve_client?status=all" },
  { name: "approval", who: "admin", path: "/approve_client?search=customer@example.com", reach: press(/^Approve /) },
  { name: "rejection", who: "admin", path: "/approve_client", reach: press(/^Reject /) },
  { name: "further book", who: "customer", path: "/dashboard", reach: askForBook },
  { name: "change password", who: "customer", path: "/change-password-screen" },
  { name: "page not found", who: "admin", path: "/no_such_page" },
  { name: "admin dashboard", who: "admin", path: "/admin_dashboard" },
  { name: "employee dashboard", who: "employee", path: "/admin_dashboard" },
  { name: "add client", who: "admin", path: "/add_new_client" },
  { name: "add client with mistakes", who: "admin", path: "/add_new_client", reach: press("Add Saving Scheme") },
  { name: "add client with a list", who: "admin", path: "/add_new_client", reach: addScheme },
  { name: "view clients", who: "admin", path: "/view_client" },
  { name: "edit client", who: "admin", path: "/view_client?search=customer%40example.com", reach: editFirst },
  {
    name: "edit client with mistakes",
    who: "admin",
    path: "/view_client?search=customer%40example.com",
    reach: editFirstWrongly,
  },
  { name: "no client found", who: "admin", path: "/view_client?search=zzzzzz" },
  { name: "transactions", who: "admin", path: "/transaction_list" },
  { name: "question before failing", who: "admin", path: "/transaction_list?status=Pending", reach: press(/^Failed/) },
  { name: "acknowledgement", who: "admin", path: "/transaction_list?status=Pending", reach: press(/^Send/) },
  {
    name: "acknowledgement with mistakes",
    who: "admin",
    path: "/transaction_list?status=Pending",
    reach: acknowledgeNothing,
  },
  { name: "approved payment", who: "admin", path: "/transaction_list?status=Payment+Approved", reach: press(/^Send/) },
  { name: "offline payment", who: "admin", path: "/offline_payment" },
  { name: "offline payment with a book", who: "admin", path: "/offline_payment?book=GF1037", reach: seeBook },
  {
    name: "offline acknowledgement with mistakes",
    who: "admin",
    path: "/offline_acknowledgement",
    reach: press("Send Acknowledgement"),
  },
  { name: "client", who: "admin", path: "/view_client?search=customer%40example.com", reach: openFirst() },
  {
    name: "payments of a client",
    who: "admin",
    path: "/view_client?search=customer%40example.com",
    reach: openFirst("Payments"),
  },
  {
    name: "messages of a client",
    who: "admin",
    path: "/view_client?search=customer%40example.com",
    reach: openFirst("Messages"),
  },
  {
    name: "history of a client",
    who: "admin",
    path: "/view_client?search=customer%40example.com",
    reach: openFirst("History"),
  },
  {
    name: "a client for an employee",
    who: "employee",
    path: "/view_client?search=customer%40example.com",
    reach: openFirst(),
  },
  { name: "close account with mistakes", who: "admin", path: "/close_account", reach: press("Close Account") },
  { name: "close account with a book", who: "admin", path: "/close_account?book=GF1037", reach: seeClosing },
  { name: "closed accounts", who: "admin", path: "/close_account_list" },
  {
    name: "question before opening",
    who: "admin",
    path: "/close_account_list?sort=status",
    reach: press(/^Approve/),
  },
  { name: "settled accounts", who: "admin", path: "/close_account_list?sort=-status" },
  {
    name: "settling with mistakes",
    who: "admin",
    path: "/view_client?search=customer%40example.com",
    reach: settleNothing,
  },
  { name: "payment exceptions", who: "admin", path: "/payment_exceptions?state=all" },
  { name: "gateway refunds", who: "admin", path: "/gateway_refunds" },
  { name: "resolving with mistakes", who: "admin", path: "/payment_exceptions", reach: resolveNothing },
  { name: "day close", who: "admin", path: "/day_close" },
  { name: "day close with mistakes", who: "admin", path: "/day_close", reach: countWrongly },
  { name: "closed day", who: "employee", path: "/day_close", reach: openClosedDay },
  { name: "schemes", who: "admin", path: "/schemes" },
  { name: "edit scheme", who: "admin", path: "/schemes", reach: editFirst },
  { name: "add scheme with mistakes", who: "admin", path: "/scheme", reach: press("Save Scheme") },
  { name: "gold rates", who: "admin", path: "/add_daily_gold_rate" },
  { name: "new gold rate", who: "admin", path: "/add_daily_gold_rate", reach: press("Update Gold Rate") },
  { name: "user menu", who: "admin", path: "/view_client", reach: press(/^Account of/) },
  { name: "keys", who: "admin", path: "/view_client", reach: (page) => page.keyboard.press("?") },
  { name: "forgotten password", who: null, path: "/forgot-password" },
  { name: "forgotten password with mistakes", who: null, path: "/forgot-password", reach: press("Send code") },
  { name: "recovery code", who: null, path: "/forgot-password", reach: askForCode },
  { name: "import books", who: "admin", path: "/import_books" },
  { name: "checked import", who: "admin", path: "/import_books?id=3" },
  { name: "user list", who: "admin", path: "/user_list" },
  { name: "add user with mistakes", who: "admin", path: "/add_user", reach: press("Save User") },
  { name: "edit user", who: "admin", path: "/user_list", reach: editFirst },
  { name: "customers", who: "admin", path: "/customermanagement" },
  { name: "question before deleting", who: "admin", path: "/customermanagement", reach: press(/^Delete/) },
  { name: "add customer with mistakes", who: "admin", path: "/add_customer", reach: press("Save Customer") },
  { name: "edit customer", who: "admin", path: "/customermanagement", reach: editFirst },
  { name: "generate password", who: "admin", path: "/GeneratePassword" },
  { name: "question before a password", who: "admin", path: "/GeneratePassword", reach: press(/^generatePassword/) },
  { name: "rights", who: "admin", path: "/rights" },
  { name: "audit trail", who: "admin", path: "/audit_trail" },
  { name: "audit entry", who: "admin", path: "/audit_trail", reach: press(/^Details/) },
  { name: "transaction report", who: "admin", path: "/transactionReport?period=31" },
  { name: "transaction report with mistakes", who: "admin", path: "/transactionReport", reach: press("Search") },
  { name: "collections", who: "admin", path: "/reports" },
  { name: "dues", who: "admin", path: "/reports?tab=dues" },
  { name: "books maturing", who: "admin", path: "/reports?tab=maturing&days=365" },
  { name: "liability", who: "admin", path: "/reports?tab=liability" },
  { name: "loyalty points", who: "admin", path: "/loyaltyPointReport" },
  { name: "receipt", who: "admin", path: "/transaction_list?status=Payment+Approved", reach: openReceipt },
  { name: "void receipt", who: "admin", path: "/transaction_list?status=Refunded", reach: openReceipt },
  { name: "passbook", who: "admin", path: "/passbook?book=GF1037" },
  { name: "receipt check", who: null, path: "/verify/T2627-0000001-AAAAAAAAAAAAAAAAAAAAAA" },
  { name: "profile", who: "customer", path: "/profile" },
  { name: "main menu", who: "admin", path: "/mainMenuMaster" },
  { name: "sub menu, in small letters", who: "admin", path: "/submenumaster" },
  { name: "child menu", who: "admin", path: "/childMenuMaster" },
  { name: "message log", who: "admin", path: "/email-inbox" },
  { name: "what waits for an Admin", who: "admin", path: "/notifications" },
  { name: "bell", who: "admin", path: "/view_client", reach: press(/^Notifications/) },
  { name: "what a customer was told", who: "customer", path: "/notifications" },
  { name: "settings", who: "admin", path: "/settings" },
  { name: "customer dashboard", who: "customer", path: "/dashboard" },
  { name: "chit details", who: "customer", path: "/dashboard", reach: openBook },
  { name: "payment page", who: "customer", path: "/dashboard", reach: goToPayment },
  { name: "payment being confirmed", who: "customer", path: "/dashboard", reach: payWith("The bank is slow") },
  { name: "failed payment", who: "customer", path: "/dashboard", reach: payWith("The payment fails") },
  {
    name: "pay now",
    who: "customer",
    path: "/dashboard",
    reach: (page) =>
      page
        .getByRole("link", { name: /^Pay Now/ })
        .first()
        .click(),
  },
];

/** A phone and a desk, measured in full at one width and looked at for overflow at the other. */
const sizes = [
  { measured: { width: 412, height: 915 }, also: { width: 390, height: 844 } },
  { measured: { width: 1280, height: 800 }, also: { width: 1366, height: 768 } },
] as const;

// Each state stands for itself, so that all workers can share this long file.
test.describe.configure({ mode: "parallel" });

for (const state of states) {
  test(`${state.name}: readable by everyone, nothing cut off, nothing the page may not do`, async ({ page }) => {
    const complaints: string[] = [];
    page.on("console", (message) => {
      if (["error", "warning"].includes(message.type())) complaints.push(message.text());
    });
    page.on("pageerror", (error) => complaints.push(error.message));
    if (state.who !== null) await signInAs(page, state.who);

    await page.setViewportSize(sizes[0].measured);
    await open(page, state);
    for (const { measured, also } of sizes) {
      await page.setViewportSize(measured);
      await expectReadable(page, `light, ${measured.width} px`);
      for (const size of [also, measured]) {
        await page.setViewportSize(size);
        expect(await overflow(page), `pixels beyond the edge at ${size.width}`).toBeLessThanOrEqual(0);
      }
    }
    await page.emulateMedia({ colorScheme: "dark" });
    for (const { measured } of sizes.toReversed()) {
      await page.setViewportSize(measured);
      await expectReadable(page, `dark, ${measured.width} px`, { rules: ["color-contrast"] });
    }
    expect(complaints).toEqual([]);
  });
}

async function askForBook(page: Page): Promise<void> {
  await page.getByRole("link", { name: "Join another scheme" }).click();
}

async function open(page: Page, { path, reach }: State): Promise<void> {
  const settled = watched(page);
  await page.goto(path);
  await page.getByRole("heading", { level: 1 }).waitFor();
  await settled();
  if (reach === undefined) return;
  await reach(page);
  await settled();
}

function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

function press(name: string | RegExp) {
  return (page: Page) => page.getByRole("button", { name }).first().click();
}

async function openBook(page: Page): Promise<void> {
  await page
    .getByRole("link", { name: /^Chit Details/ })
    .first()
    .click();
  await expect(page.getByRole("table", { name: "Payment History" })).toBeVisible();
}

/** On a book that nobody has tried to pay before, or past the warning. */
async function goToPayment(page: Page): Promise<void> {
  await page
    .getByRole("link", { name: /^Pay Now/ })
    .first()
    .click();
  const go = page.getByRole("button", { name: "Go to payment" });
  const yes = page.getByRole("button", { name: "Yes" });
  await expect(go.or(yes)).toBeVisible();
  if (await yes.isVisible()) await yes.click();
  await go.click();
  await expect(page.getByRole("heading", { name: "Test payment" })).toBeVisible();
}

function payWith(button: string) {
  return async (page: Page) => {
    await goToPayment(page);
    await page.getByRole("button", { name: button }).click();
    await expect(page.getByRole("link", { name: "See the book" })).toBeVisible();
  };
}

async function acknowledgeNothing(page: Page): Promise<void> {
  await press(/^Send/)(page);
  await page.getByRole("dialog").getByRole("button", { name: "Send Acknowledgement" }).click();
}

async function seeBook(page: Page): Promise<void> {
  await expect(page.getByText("Will be credited")).toBeVisible();
}

async function seeClosing(page: Page): Promise<void> {
  await expect(page.getByText("Closing this book")).toBeVisible();
}

function openFirst(tab = "Books") {
  return async (page: Page) => {
    await page.getByRole("cell").getByRole("link").first().click();
    await page.getByRole("navigation", { name: "About this client" }).getByRole("link", { name: tab }).click();
    await expect(page.getByText("Mobile Number")).toBeVisible();
  };
}

async function resolveNothing(page: Page): Promise<void> {
  await press(/^Resolve payment/)(page);
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("radio", { name: "Money returned" }).check();
  await dialog.getByRole("button", { name: "Resolve" }).click();
}

async function settleNothing(page: Page): Promise<void> {
  await openFirst()(page);
  await press(/^Settle: book GH/)(page);
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("combobox", { name: "The saver gets" }).selectOption("Refund");
  await dialog.getByRole("button", { name: "Settle for good" }).click();
}

async function countWrongly(page: Page): Promise<void> {
  const cash = page.getByRole("group", { name: "Cash" });
  await cash.getByRole("button", { name: "Count notes and coins" }).click();
  await cash.getByRole("textbox", { name: "How many of ₹ 500", exact: true }).fill("1");
  await press("Close the day")(page);
}

async function openClosedDay(page: Page): Promise<void> {
  await page.getByRole("table", { name: "Closed days" }).getByRole("link").first().click();
  await expect(page.getByText("Day closed", { exact: true })).toBeVisible();
}

async function addScheme(page: Page): Promise<void> {
  await choose(page, "Saving Scheme", "Thanga Mazhai");
  await choose(page, "Book Number", /^K /);
  await page.getByRole("textbox", { name: "Unique Number" }).fill(unique());
  await page.getByRole("button", { name: "Add Saving Scheme" }).click();
}

async function askForCode(page: Page): Promise<void> {
  await page.getByRole("textbox", { name: "Email" }).fill(`nobody${unique()}@example.com`);
  await page.getByRole("button", { name: "Send code" }).click();
  await expect(page.getByRole("textbox", { name: "Verification code" })).toBeVisible();
}

async function editFirstWrongly(page: Page): Promise<void> {
  await editFirst(page);
  await page.getByRole("button", { name: "Add Saving Scheme" }).click();
  await page.getByRole("textbox", { name: "Email" }).fill("nobody");
  await page.getByRole("button", { name: "Update Client" }).click();
}

async function openReceipt(page: Page) {
  await page
    .getByRole("link", { name: /^T\d{4}-/ })
    .first()
    .click();
  await expect(page.getByRole("article").filter({ visible: true })).toBeVisible();
}

async function editFirst(page: Page): Promise<void> {
  await page.getByRole("link", { name: /^Edit/ }).first().click();
  await expect(page.getByRole("button", { name: /^(Save|Update)/ })).toBeVisible();
}
