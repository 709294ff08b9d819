import { firstAnswers } from "@thangam/contracts/menu/first-answers";
import { describe, expect, test } from "vitest";
import { openDatabase } from "#platform/database/db.ts";
import { app } from "./site.testing.ts";

/** What a browser sends that asks for a page. */
const browser = { Accept: "text/html", "Accept-Language": "en-IN" };
type Person = ReturnType<typeof app.nobody>;
const html = "text/html; charset=utf-8";
const pageOf = (person: Person, path: string) => person.send("get", path, browser);
const customer = (more = {}) => app.signedInAs({ userType: "Customer", ...more });

/** The page without its data, and the data. */
function partsOf(html: string) {
  const data = /<script id="answers" type="application\/json">(.*?)<\/script>/s.exec(html)?.[1] ?? "{}";
  const answers: Record<string, unknown> = JSON.parse(data);
  return { drawn: html.replace(data, ""), answers };
}

test("a customer's home is written for them, with what the operations answer them, and is in no cache", async () => {
  const [one, other] = [await customer({ name: "Kavitha <Raman>" }), await customer({ name: "Meena Devi" })];
  const page = await pageOf(one, "/dashboard");
  expect([page.status, page.get("Cache-Control"), page.get("ETag")]).toEqual([200, "no-store", undefined]);
  expect([page.get("Vary"), page.get("Set-Cookie")]).toEqual(["Cookie, Accept-Language, Accept-Encoding", undefined]);
  const { drawn, answers } = partsOf(page.text);
  expect(drawn).toContain(`<html lang="en" data-own="${one.userId}">`);
  expect(drawn).toContain("Welcome, Kavitha &lt;Raman&gt;");
  expect(drawn).not.toContain("<Raman>");
  expect(Object.keys(answers)).toEqual(["Get_Session", "Get_Shop", ...(firstAnswers.get("/dashboard") ?? [])]);
  const answered = [await one.call("getSession"), await one.call("getShop"), await one.call("getSavings")];
  expect(Object.values(answers).slice(0, 3)).toEqual(answered.map(({ body }): unknown => body));
  const { text } = await pageOf(other, "/dashboard");
  expect(text).toContain("Welcome, Meena Devi");
  expect(text).not.toContain("Kavitha");
});

test("it is in the language of the person, and runs and styles nothing that the policy refuses", async () => {
  const home = await pageOf(await customer({ language: "ta" }), "/dashboard");
  expect(home.get("Content-Language")).toBe("ta");
  expect(home.text).toContain('<html lang="ta"');
  expect(home.text).toContain("வணக்கம்");
  const admin = await app.signedInAs({ userType: "Admin" });
  const ofStaff = [await pageOf(admin, "/admin_dashboard"), await pageOf(admin, "/offline_payment")];
  expect(ofStaff.map(({ text }) => text.includes("data-own="))).toEqual([true, true]);
  for (const { text } of [home, ...ofStaff]) {
    const { drawn } = partsOf(text);
    expect(drawn).not.toMatch(/ style=| on[a-z]+=|<style/);
    expect(drawn).not.toMatch(/<script(?![^>]* (src=|type="application\/json"))[^>]*>/);
    // Nothing of the program before the page is painted.
    expect(drawn.slice(0, drawn.indexOf("<template"))).not.toMatch(
      /<script[^>]* type="module"(?![^>]*\/late-)|modulepreload/,
    );
  }
});

describe("nothing of a person is written", () => {
  test.each<[string, () => Promise<Person>, string]>([
    ["for nobody", async () => app.nobody(), "/dashboard"],
    ["for who may not open it", () => app.signedInAs({ userType: "Admin" }), "/dashboard"],
    ["for a customer at the counter", () => customer(), "/offline_payment"],
    ["for who must change their password first", () => customer({ passwordIsTemporary: true }), "/dashboard"],
    ["where the address asks for more", () => customer(), "/dashboard?pay=1"],
  ])("%s", async (_who, person, path) => {
    const page = await pageOf(await person(), path);
    expect([page.status, page.get("Cache-Control"), page.get("Content-Type")]).toEqual([200, "no-store", html]);
    expect(page.text).not.toMatch(/data-own|id="answers"/);
  });

  test("while the database is away", async () => {
    const { cookies } = await customer();
    const away = await app.replica(undefined, openDatabase("postgresql://nobody@127.0.0.1:9/none"));
    const page = await pageOf(away.at(cookies), "/dashboard");
    expect([page.status, page.text.includes("data-own")]).toEqual([200, false]);
    await away.stop();
  });

  test("for whose session has ended", async () => {
    const person = await customer();
    const cookies = new Map(person.cookies);
    await person.call("signOut");
    const page = await pageOf(app.withCookies(cookies), "/dashboard");
    expect([page.status, page.text.includes("data-own")]).toEqual([200, false]);
  });
});

test("the loyalty points of a customer stand on their home as they are reckoned", async () => {
  const admin = await app.signedInAs({ userType: "Admin" });
  const { version } = (await admin.call("getSettings")).body.data[0];
  await admin.call("saveSettings", { auto_acknowledge: false, loyalty_points_per_100: 7, version });
  const person = await customer();
  const { id: clientId } = await app.make.client({ userId: person.userId });
  const book = await app.make.book({ clientId });
  await app.make.payment({ bookId: book.id });
  const { body } = await person.call("myPoints");
  const { points } = body.data[0];
  expect(points).toBeGreaterThan(0);
  const { drawn, answers } = partsOf((await pageOf(person, "/dashboard")).text);
  expect(drawn).toMatch(new RegExp(`Loyalty points</dt><dd[^>]*>${points}</dd>`));
  expect(answers["Get_My_Points"]).toEqual(body);
});

test("two homes are written at once, and of one person ten more may wait", async () => {
  const person = await customer();
  const written: boolean[] = [];
  await app.asOwner(async (owner) => {
    await owner.query("begin; lock table books in access exclusive mode");
    const asked = Array.from({ length: 2 + 10 + 1 }, async () => {
      written.push((await pageOf(person, "/dashboard")).text.includes("data-own"));
    });
    await expect.poll(() => written, { timeout: 4_000 }).toEqual([false]);
    await owner.query("rollback");
    await Promise.all(asked);
  });
  expect(written.filter(Boolean)).toHaveLength(12);
});
