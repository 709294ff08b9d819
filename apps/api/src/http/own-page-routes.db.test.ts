import { describe, expect, test } from "vitest";
import { openDatabase } from "#platform/database/db.ts";
import { loadSourceRenderer } from "#site/site.testing.ts";
import { useApp } from "#testing/harness.ts";

const renderer = await loadSourceRenderer();
const browser = { Accept: "text/html", "Accept-Language": "en-IN" };

describe("a home that cannot be written", () => {
  const app = useApp({
    siteRenderer: {
      ...renderer,
      renderOwnPage: () => {
        throw new Error("a part of the page broke");
      },
    },
  });
  const faults = () => app.logLines.filter((line) => line.includes('"fault"'));

  test("is logged as a fault, without anything of the person, who gets the page that the program fills", async () => {
    const person = await app.signedInAs({ userType: "Customer", name: "Kavitha Raman" });
    const { email } = await app.db.user.findUniqueOrThrow({ where: { id: person.userId } });
    const page = await person.send("get", "/dashboard", { ...browser, "X-Request-Id": "written-home-1" });
    expect([page.status, page.text.includes("data-own")]).toEqual([200, false]);
    expect(faults()).toEqual([expect.stringContaining("a part of the page broke")]);
    expect(JSON.parse(faults()[0] ?? "{}")).toMatchObject({ level: "error", requestId: "written-home-1" });
    const secrets = ["Kavitha", email ?? "no e-mail", ...person.cookies.values()];
    expect(secrets.filter((secret) => app.logLines.join().includes(secret))).toEqual([]);
  });

  test("is logged while the records cannot be reached", async () => {
    const { cookies } = await app.signedInAs({ userType: "Customer" });
    const away = await app.replica(undefined, openDatabase("postgresql://nobody@127.0.0.1:9/none"));
    expect((await away.at(cookies).send("get", "/dashboard", browser)).status).toBe(200);
    expect(faults()).toHaveLength(1);
    await away.stop();
  });

  test("is no fault for who may not open it, or is not signed in", async () => {
    const admin = await app.signedInAs({ userType: "Admin" });
    for (const person of [admin, app.nobody()]) await person.send("get", "/dashboard", browser);
    expect(faults()).toEqual([]);
  });
});
