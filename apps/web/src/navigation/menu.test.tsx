import { allEntries, defaultMenu, menuPages, pageOf } from "@thangam/contracts/menu/default-menu";
import { DROPDOWN } from "@thangam/contracts/menu/schemas";
import type { MainEntry } from "@thangam/contracts/menu/schemas";
import { screens } from "@thangam/contracts/menu/screens";
import { capabilities } from "@thangam/contracts/kernel/capabilities";
import { roles } from "@thangam/contracts/kernel/roles";
import { afterEach, expect, test } from "vitest";
import { speak } from "#i18n/i18n.ts";
import { menuOf } from "./menu.ts";
import { translatedTitle } from "./titles.ts";

afterEach(() => speak("en"));

const admin = { role: "Admin", capabilities: [], menu: null } as const;
const main = (name: string, page: string, entries: MainEntry["entries"] = []): MainEntry => {
  return { name, page, roles: [...roles], entries };
};

test("every page that a menu may lead to is a screen, and is named once", () => {
  const known = new Set(screens.map(pageOf));
  expect(menuPages.filter((page) => !known.has(page))).toEqual([]);
  expect(new Set(menuPages).size).toBe(menuPages.length);
});

test("the portal's names are said in the reader's language; a name of the shop's own stays as it is", async () => {
  await speak("ta");
  const untold = allEntries(defaultMenu).filter(({ name }) => !/\p{Script=Tamil}/u.test(translatedTitle(name)));
  expect(untold).toEqual([]);
  expect(translatedTitle("Our counter")).toBe("Our counter");
  expect(translatedTitle("constructor")).toBe("constructor");
});

test("without a menu of the shop's own, each sees of the portal's what they may open", () => {
  const namesOf = (user: Parameters<typeof menuOf>[0]) => menuOf(user).map(({ label }) => label);
  expect(namesOf({ ...admin, role: "Customer" })).toEqual(["Dashboard"]);
  expect(namesOf({ ...admin, role: "Employee" })).toEqual(["Dashboard", "Money", "Schemes"]);
  expect(namesOf({ role: "Employee", capabilities: [...capabilities], menu: null })).toEqual([
    "Dashboard",
    "Counter",
    "Clients",
    "Money",
    "Schemes",
    "Reports",
  ]);
  expect(namesOf(admin)).toEqual(["Dashboard", "Counter", "Clients", "Money", "Schemes", "Reports", "Shop"]);
});

test("a shop's menu shows nobody what they may not open, and no list that is empty for them", () => {
  const menu = [
    main("Users", "user_list"),
    main("Shop", DROPDOWN, [main("Rights", "rights")]),
    main("Home", "dashboard"),
  ];
  expect(menuOf({ role: "Customer", capabilities: [], menu })).toEqual([
    { label: "Home", to: "/dashboard", groups: [] },
  ]);
  expect(menuOf({ role: "Employee", capabilities: [], menu })).toEqual([]);
});

test("links and lists of a list keep their order", () => {
  const menu = [
    main("All", DROPDOWN, [
      main("Rights", "rights"),
      main("Money", DROPDOWN, [main("Take", "offline_payment")]),
      main("Trail", "audit_trail"),
      main("Menu", "mainmenumaster"),
    ]),
  ];
  const [entry] = menuOf({ ...admin, menu });
  expect(entry?.groups.map(({ label, links }) => [label, links.map(({ to }) => to)])).toEqual([
    [null, ["/rights"]],
    ["Money", ["/offline_payment"]],
    [null, ["/audit_trail", "/mainMenuMaster"]],
  ]);
});

test("whatever the stored menu says, an Admin finds the page on which it is put right", () => {
  expect(menuOf({ ...admin, menu: [] })).toEqual([{ label: "Menu Masters", to: "/mainMenuMaster", groups: [] }]);
});
