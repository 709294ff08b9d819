import { defaultMenu } from "@thangam/contracts/menu/default-menu";
import { beforeEach, describe, expect, test } from "vitest";
import { useApp } from "#testing/harness.ts";

const app = useApp();
beforeEach(() => app.asOwner((owner) => owner.query("delete from menus")));

const everyone = ["Admin", "Employee", "Customer"];
const link = (menuName: string, pageName: string, roles = everyone) => ({ menuName, pageName, roles, subMenu: [] });
const list = (menuName: string, subMenu: object[], roles = everyone) => ({ menuName, pageName: "/#", roles, subMenu });
const sub = (subMenuName: string, pageName: string, childMenu: object[] = [], roles = everyone) => {
  return { subMenuName, pageName, roles, childMenu };
};
const wayBack = link("Masters", "mainmenumaster", ["Admin"]);

test("a shop that made no menu has the portal's own, and a session says so with nothing", async () => {
  const admin = await app.signedInAs({ userType: "Admin" });
  const { body } = await admin.call("getMenu");
  expect(body.data[0]).toMatchObject({ is_default: true, version: 0, updated_at: null, updated_by: null });
  expect(body.data[0].menu.map((entry: { menuName: string }) => entry.menuName)).toEqual(
    defaultMenu.map(({ name }) => name),
  );
  expect((await admin.call("getSession")).body.data[0].menu).toBeNull();
});

test("a saved menu comes with everybody's session, in its order and under its names, without what is not theirs", async () => {
  const admin = await app.signedInAs({ userType: "Admin", name: "Selvi" });
  const menu = [
    link("My books", "dashboard", ["Customer"]),
    list("Counter", [sub("Take money", "offline_payment", [], ["Admin", "Employee"]), sub("Late", "reports", [], [])]),
    wayBack,
  ];
  const saved = await admin.call("saveMenu", { menu, version: 0 });
  expect(saved.body.data).toEqual([
    { menu, is_default: false, version: 1, updated_at: app.clock.now.toISOString(), updated_by: "Selvi" },
  ]);
  const namesFor = async (userType: "Admin" | "Employee" | "Customer") => {
    const person = await app.signedInAs({ userType });
    const [{ menu: theirs }] = (await person.call("getSession")).body.data;
    return theirs.map((entry: ReturnType<typeof list>) => [entry.menuName, entry.subMenu.length]);
  };
  expect(await namesFor("Customer")).toEqual([
    ["My books", 0],
    ["Counter", 0],
  ]);
  expect(await namesFor("Employee")).toEqual([["Counter", 1]]);
  expect(await namesFor("Admin")).toEqual([
    ["Counter", 1],
    ["Masters", 0],
  ]);
  const entry = await app.db.auditEntry.findFirstOrThrow({ where: { operation: "Save_Menu" } });
  expect(entry).toMatchObject({ recordType: "menu", actorId: admin.userId, detail: { entries: 5 } });
});

test("an entry grants nothing: what it leads to is refused to whoever may not do it", async () => {
  const admin = await app.signedInAs({ userType: "Admin" });
  await admin.call("saveMenu", { menu: [link("Users", "user_list"), wayBack], version: 0 });
  const customer = await app.signedInAs({ userType: "Customer" });
  expect((await customer.call("listUsers")).body.code).toBe("not_allowed");
});

test("a page is named in lower case without blanks, however it is typed, and one that is not there is refused", async () => {
  const admin = await app.signedInAs({ userType: "Admin" });
  const save = (pageName?: string) =>
    admin.call("saveMenu", { menu: [link("A", pageName ?? ""), wayBack], version: 0 });
  expect((await save("/User_List")).body.data[0].menu[0].pageName).toBe("user_list");
  for (const page of ["user list", "no_such_page", "//evil.example", "logout", "viewchitdetails/:chitid"])
    expect((await save(page)).body, page).toMatchObject({
      code: "menu_page_unknown",
      errors: [{ field: "menu.0.pageName" }],
    });
  expect((await save()).body.code).toBe("menu_page_missing");
});

test("an entry that leads to a page has no list, and the innermost entries are pages", async () => {
  const admin = await app.signedInAs({ userType: "Admin" });
  const codeOf = async (entry: object) =>
    (await admin.call("saveMenu", { menu: [entry, wayBack], version: 0 })).body.code;
  expect(await codeOf({ ...link("A", "reports"), subMenu: [sub("B", "rights")] })).toBe("menu_link_has_entries");
  const childMenu = [{ childMenuName: "C", pageName: "/#", roles: everyone }];
  expect(await codeOf(list("A", [sub("B", "/#", childMenu)]))).toBe("menu_page_unknown");
  expect(await codeOf(link(" ", "reports"))).toBe("menu_name_missing");
});

describe("an Admin finds the way back to the masters", () => {
  const ways: [string, object[]][] = [
    ["no entry leads there", [link("A", "reports")]],
    ["it is hidden from Admins", [link("M", "mainmenumaster", ["Employee"])]],
    ["it stands in a list that Admins do not see", [list("L", [sub("M", "mainmenumaster")], ["Customer"])]],
    ["the menu is empty", []],
  ];
  test.for(ways)("not saved: %s", async ([, menu]) => {
    const admin = await app.signedInAs({ userType: "Admin" });
    expect((await admin.call("saveMenu", { menu, version: 0 })).body.code).toBe("menu_way_missing");
    const roles = everyone;
    const stored = JSON.stringify([{ name: "A", page: "reports", roles, entries: [] }]);
    await expect(
      app.asOwner((owner) =>
        owner.query("insert into menus (entries, updated_at) values ($1::jsonb, now())", [stored]),
      ),
    ).rejects.toThrow("menus_way_check");
  });

  test("saved: it stands in the innermost list", async () => {
    const admin = await app.signedInAs({ userType: "Admin" });
    const childMenu = [{ childMenuName: "M", pageName: "mainmenumaster", roles: ["Admin"] }];
    const answer = await admin.call("saveMenu", { menu: [list("L", [sub("S", "/#", childMenu)])], version: 0 });
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  });
});

test("of two who change the menu, the second learns who was first; so does who resets what they have not seen", async () => {
  const selvi = await app.signedInAs({ userType: "Admin", name: "Selvi" });
  const ravi = await app.signedInAs({ userType: "Admin", name: "Ravi" });
  await selvi.call("saveMenu", { menu: [wayBack], version: 0 });
  for (const answer of [
    await ravi.call("saveMenu", { menu: [wayBack], version: 0 }),
    await ravi.call("resetMenu", { version: 0 }),
  ]) {
    expect(answer.status).toBe(409);
    expect(answer.body.detail).toBe("Selvi has saved the menu at the same time. Look at it again before you save.");
  }
});

test("a reset brings the portal's own menu back, and its version goes on", async () => {
  const admin = await app.signedInAs({ userType: "Admin" });
  await admin.call("saveMenu", { menu: [wayBack], version: 0 });
  const reset = await admin.call("resetMenu", { version: 1 });
  expect(reset.body.data[0]).toMatchObject({ is_default: true, version: 2 });
  expect((await admin.call("getSession")).body.data[0].menu).toBeNull();
});
