import { openWeekCases } from "@thangam/contracts/settings/open-week.testing";
import { expect, test } from "vitest";
import { useApp } from "#testing/harness.ts";
import { jpegOf, pngOf } from "./logos.testing.ts";

const app = useApp();
const png = pngOf(96, 48);
const profile = {
  name: "Meenakshi Jewellers",
  address: "14, Car Street, Madurai 625001",
  phone: "0452 2345678",
  gstin: "27aapfu0939f1zv",
  opening_days: "10:00-20:30,10:00-20:30,10:00-20:30,10:00-20:30,10:00-20:30,10:00-20:30,closed",
  opening_hours: "Closed on Pongal",
  colour: "#5B1A2E",
};

const admin = () => app.signedInAs({ userType: "Admin", name: "Selvi" });
const versionNow = async () => (await app.db.shopProfile.findFirst())?.version ?? 0;
const save = async (more: object = {}) =>
  (await admin()).call("saveShopProfile", { ...profile, version: await versionNow(), ...more });
const shop = async () => (await app.nobody().call("getShop", {})).body.data[0];
const logo = () => fetch(`${app.url}/api/Shop_Logo?v=1`);

test("a shop that has not said who it is has the portal's name, and no logo", async () => {
  const nothing = {
    address: "",
    phone: "",
    gstin: "",
    opening_days: "",
    opening_hours: "",
    colour: null,
    logo_url: null,
  };
  expect(await shop()).toEqual({ name: "Thangam", ...nothing });
  expect((await logo()).status).toBe(404);
});

test("what an Admin saves, everybody sees, signed in or not, and the audit trail has it", async () => {
  const saved = await save({ logo: png.toString("base64") });
  expect([saved.status, saved.body.data[0]]).toMatchObject([200, { version: 1, updated_by: "Selvi" }]);
  expect(await shop()).toEqual({
    ...profile,
    gstin: "27AAPFU0939F1ZV",
    colour: "#5b1a2e",
    logo_url: "/api/Shop_Logo?v=0",
  });
  const entry = await app.db.auditEntry.findFirstOrThrow({ where: { recordId: "profile" }, orderBy: { id: "desc" } });
  expect(entry.detail).toMatchObject({
    name: "Meenakshi Jewellers",
    openingDays: profile.opening_days,
    openingHours: profile.opening_hours,
    colour: "#5b1a2e",
    logo: "png",
  });
});

test("a client that knows no opening hours leaves them as they are; one that sends them blank takes them away", async () => {
  await save();
  const { opening_days: days, opening_hours: note, ...older } = profile;
  const saved = await (
    await admin()
  ).call("saveShopProfile", { ...older, name: "Meenakshi", version: await versionNow() });
  expect(saved.body.data[0]).toMatchObject({ name: "Meenakshi", opening_days: days, opening_hours: note });
  await save({ opening_days: "", opening_hours: null });
  expect(await shop()).toMatchObject({ opening_days: "", opening_hours: "" });
});

test("the logo comes byte for byte, under a type of ours, and nothing in it runs", async () => {
  await save({ logo: png.toString("base64") });
  const answer = await logo();
  expect(Buffer.from(await answer.arrayBuffer()).equals(png)).toBe(true);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    "content-type": "image/png",
    "x-content-type-options": "nosniff",
    "content-security-policy": "default-src 'none'; sandbox",
    "cache-control": "public, max-age=31536000, immutable",
  });
});

test("without a logo in the save it stays; another has another address; taken away it is gone", async () => {
  await save({ logo: png.toString("base64") });
  const before = (await shop()).logo_url;
  await save({ name: "Meenakshi" });
  expect((await shop()).logo_url).toBe(before);
  await save({ logo: jpegOf(96, 48).toString("base64") });
  expect((await shop()).logo_url).not.toBe(before);
  expect((await logo()).headers.get("content-type")).toBe("image/jpeg");
  await save({ remove_logo: true });
  expect((await shop()).logo_url).toBeNull();
  expect((await logo()).status).toBe(404);
});

test.each([
  [{ logo: Buffer.from("<svg onload='alert(1)'/>").toString("base64") }, 422, "shop_logo_invalid"],
  [{ logo: pngOf(2000, 2).toString("base64") }, 422, "shop_logo_invalid"],
])("what is no logo is refused, and changes nothing: %j", async (more, status, code) => {
  const before = await shop();
  const refused = await save({ name: "Another", ...more });
  expect([refused.status, refused.body.code, await shop()]).toEqual([status, code, before]);
});

test.each([
  ["name", "", "shop_name_missing"],
  ["name", "\u200b", "shop_name_missing"],
  ["phone", "call us", "shop_phone_invalid"],
  ["gstin", "27AAPFU0939F1ZW", "gstin_invalid"],
  ["opening_days", "10:00-20:30", "opening_days_invalid"],
  ["opening_hours", "x".repeat(201), "text_too_long"],
  ["opening_hours", "Monday\nSunday", "value_invalid"],
  ["colour", "url(x)", "colour_invalid"],
  ["logo", "not base64!", "shop_logo_invalid"],
  ["logo", "A".repeat(87_388), "shop_logo_too_large"],
])("%s %j is refused at its field", async (field, value, code) => {
  const refused = await save({ [field]: value });
  expect([refused.status, refused.body.errors]).toMatchObject([422, [{ field, code }]]);
});

test("of two who read the same profile the second is told, and of ten at once one saves", async () => {
  const version = await versionNow();
  const selvi = await admin();
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, at) => selvi.call("saveShopProfile", { ...profile, name: `Shop ${at}`, version })),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ body }) => body.code === "settings_changed")).toHaveLength(9);
  expect(await versionNow()).toBe(version + 1);
});

test("only an Admin reads who saved it, and saves it", async () => {
  const clerk = await app.signedInAs({ userType: "Employee" });
  for (const name of ["getShopProfile", "saveShopProfile"] as const)
    expect((await clerk.call(name, { ...profile, version: 0 })).status).toBe(403);
});

test("the database itself keeps one profile, and neither a picture nor a number that is none", async () => {
  await save();
  const { userId } = await admin();
  const row = { name: "X", address: "", phone: "", updatedAt: app.clock.now, updatedById: userId };
  await expect(app.db.shopProfile.create({ data: { ...row, id: false } })).rejects.toThrow("shop_profiles_one_check");
  for (const [data, check] of [
    [{ logo: Buffer.from("<svg/>"), logoType: "png" }, "logo"],
    [{ logo: Uint8Array.from(png), logoType: "svg" }, "logo"],
    [{ gstin: "27AAPFU0939F1YV" }, "gstin"],
    [{ openingDays: "10:00-20:30" }, "opening_days"],
    [{ openingHours: "x".repeat(201) }, "opening_hours"],
    [{ colour: "red" }, "colour"],
    [{ name: " " }, "name"],
  ] as const)
    await expect(app.db.shopProfile.updateMany({ data })).rejects.toThrow(`shop_profiles_${check}_check`);
});

test("the database knows a week of opening hours as the form does", async () => {
  const { rows } = await app.asOwner((owner) =>
    owner.query(
      "select is_open_week(week) as is_week from unnest($1::text[]) with ordinality given(week, n) order by n",
      [openWeekCases.map(([week]) => week)],
    ),
  );
  expect(rows.map((row) => row.is_week)).toEqual(openWeekCases.map(([, isWeek]) => isWeek));
});
