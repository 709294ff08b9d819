import { expect, test } from "vitest";
import { admin, app, counted, day, days, moveTo, take } from "./days.testing.ts";

test("an Admin's own closes are weighed together until another Admin closed a day or somebody approved one", async () => {
  const other = await app.make.user({ userType: "Admin", name: "Chitra" });
  const told = () => app.db.approval.count({ where: { state: "told", kind: "variance", operation: "Close_Day" } });
  const closeAs = async (who: "own" | "other", n: number, cash: string) => {
    const later = await moveTo(days + n);
    await take("2000", "Cash", later);
    const by = who === "own" ? admin : await app.signedInUser(other.id);
    const counts = [{ ...counted(cash)[0], reason: "It is not in the drawer" }];
    const { status, body } = await by.call("closeDay", { day: later, counts, carried: "0" });
    expect(status, JSON.stringify(body)).toBe(200);
    return told();
  };
  await (await app.signedInUser(other.id)).call("closeDay", { day, counts: counted("0") });
  const before = await told();
  expect(await closeAs("own", 1, "1600")).toBe(before);
  expect(await closeAs("own", 2, "2000")).toBe(before);
  expect(await closeAs("own", 3, "1899")).toBe(before + 1);
  // Being told is no confirmation: the next one is told, too, with all before it.
  expect(await closeAs("own", 4, "1999")).toBe(before + 2);
  const last = await app.db.approval.findFirstOrThrow({ where: { state: "told" }, orderBy: { id: "desc" } });
  expect(last.dangers).toMatchObject([{ amountPaise: "50200", facts: { together: "502" } }]);
  expect(await closeAs("other", 5, "2000")).toBe(before + 2);
  expect(await closeAs("own", 6, "1500")).toBe(before + 2);
});
