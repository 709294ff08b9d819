import { expect, test } from "vitest";
import type { Rights } from "#kernel/roles.ts";
import { mayOpen } from "./audience.ts";
import { menuPages } from "./default-menu.ts";
import { menuLists, portalTitles, screens } from "./screens.ts";

const namesFor = (person: Rights | null) =>
  screens.filter(({ audience }) => mayOpen(audience, person)).map(({ name }) => name);

test("each screen has a name, an address, a title and a component, and no other screen has its name or address", () => {
  // Addresses are read without regard to capital letters.
  const addresses = screens.map(({ path }) => path.toLowerCase());
  expect(new Set(addresses).size).toBe(screens.length);
  expect(new Set(screens.map(({ name }) => name)).size).toBe(screens.length);
  for (const { name, path, title, component } of screens) {
    expect(path, name).toMatch(/^\/(?:[\w-]+(?:\/:\w+)?)?$/);
    expect(title, name).toMatch(/^[A-Z]/);
    expect(component, name).toMatch(/^[a-z]+(?:\/[a-z-]+)+$/);
  }
});

// Written down a second time on purpose: a screen that is opened to more people by mistake must not go unseen.
const withoutSignIn = [
  "login",
  "logout",
  "forgotPassword",
  "setup",
  "registration",
  "register",
  "checkStatement",
  "help",
] as const;
const signedIn = [
  "profile",
  "security",
  "chitDetails",
  "paymentSuccess",
  "paymentFail",
  "payByUpi",
  "receipt",
  "passbook",
  "notifications",
  "changePassword",
] as const;

test("nobody signed in, a customer and an Employee without a grant open these screens and no others", () => {
  expect(new Set(namesFor(null))).toEqual(new Set(withoutSignIn));
  expect(new Set(namesFor({ role: "Customer", capabilities: [] }))).toEqual(
    new Set([...withoutSignIn, ...signedIn, "customerDashboard", "pay", "offers"]),
  );
  expect(new Set(namesFor({ role: "Employee", capabilities: [] }))).toEqual(
    new Set([...withoutSignIn, ...signedIn, "adminDashboard", "approvals", "holidays"]),
  );
});

test("an Admin opens every screen but the customer's own", () => {
  const closed = screens.filter(({ audience }) => !mayOpen(audience, { role: "Admin", capabilities: [] }));
  expect(closed.map(({ name }) => name)).toEqual(["customerDashboard", "pay", "offers"]);
});

test("the lists of the menu around a screen are named from outside in", () => {
  const listsOf = (name: string) => menuLists(screens.find((screen) => screen.name === name)!);
  expect(listsOf("addClient")).toEqual(["Clients", "Manage Clients"]);
  expect(listsOf("transactions")).toEqual(["Money"]);
  expect(listsOf("schemes")).toEqual(["Schemes"]);
  expect(listsOf("login")).toEqual([]);
});

/** Every page of the portal's menu on 26 November 2026, when shops could have saved it as their own. */
const pagesOfSavedMenus = [
  ["admin_dashboard", "dashboard", "transaction_list", "approve_client", "payment_exceptions", "gateway_refunds"],
  ["gateway_settlements", "settlement_lines", "add_new_client", "view_client", "import_books", "offline_payment"],
  ["offline_acknowledgement", "close_account", "close_account_list", "approvals", "day_close", "cash_and_bank"],
  ["cheques", "holidays", "user_list", "customermanagement", "generatepassword", "rights", "audit_trail"],
  ["email-inbox", "mainmenumaster", "submenumaster", "childmenumaster", "schemes", "transactionreport", "reports"],
  ["day_book", "trial_balance", "loyaltypointreport", "add_daily_gold_rate", "settings", "approval_settings"],
  ["profile", "add_user", "add_customer"],
].flat();

test("a menu that a shop saved before its own was grouped anew leads where it led, under names that are translated", () => {
  expect(pagesOfSavedMenus.filter((page) => !menuPages.includes(page))).toEqual([]);
  const names = ["Monthly Collection", "User Management", "Report", "Day", "Offline Payment", "Menu Masters"];
  expect(names.filter((name) => !new Set<string>(portalTitles).has(name))).toEqual([]);
});
