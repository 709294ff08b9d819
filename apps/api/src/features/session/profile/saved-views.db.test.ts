import { expect, test } from "vitest";
import { useApp } from "#testing/harness.ts";
import type { SignedIn } from "#testing/harness.ts";

const app = useApp();
const list = "/transaction_list";
const arun = { list, name: "Arun's cash", query: "mode=Cash&taken=7&days=month" };

async function namesOf(person: SignedIn): Promise<string[]> {
  return (await person.call("listSavedViews", { list })).body.data.map(({ name }: { name: string }) => name);
}

test("a view is kept under its name, anew under the same one, and forgotten; others do not see it", async () => {
  const person = await app.signedInAs({ userType: "Employee" });
  const other = await app.signedInAs({ userType: "Admin" });
  const saved = await person.call("saveView", arun);
  expect(saved.body.data).toEqual([arun]);
  await person.call("saveView", { ...arun, query: "mode=Cash" });
  await person.call("saveView", { list, name: "  To credit ", query: "status=Pending" });
  await person.call("saveView", { list: "/dues", name: "Late", query: "" });
  expect(await namesOf(person)).toEqual(["Arun's cash", "To credit"]);
  expect((await person.call("listSavedViews", { list })).body.data[0].query).toBe("mode=Cash");
  expect(await namesOf(other)).toEqual([]);
  const forget = async (who: SignedIn) =>
    (await who.call("deleteView", { list, name: arun.name })).body.data[0].deleted_count;
  expect([await forget(other), await forget(person), await forget(person)]).toEqual([0, 1, 0]);
  expect(await namesOf(person)).toEqual(["To credit"]);
});

test("a list has twenty of a person at most, and each of them can still be saved anew", async () => {
  const person = await app.signedInAs({ userType: "Employee" });
  for (let count = 1; count <= 20; count++) await person.call("saveView", { list, name: `View ${count}`, query: "" });
  const { status, body } = await person.call("saveView", arun);
  expect([status, body.code]).toEqual([409, "too_many_views"]);
  expect((await person.call("saveView", { list, name: "View 7", query: "page=2" })).status).toBe(200);
});

test.each([
  [{ ...arun, name: " " }, "name", "view_name_missing"],
  [{ ...arun, name: "one\ntwo" }, "name", "view_name_missing"],
  [{ ...arun, list: "https://example.com" }, "list", "value_invalid"],
  [{ ...arun, query: "x".repeat(501) }, "query", "text_too_long"],
])("%o is refused", async (input, _, code) => {
  const person = await app.signedInAs({ userType: "Admin" });
  const { status, body } = await person.call("saveView", input);
  expect([status, body.errors[0].code]).toEqual([422, code]);
});
