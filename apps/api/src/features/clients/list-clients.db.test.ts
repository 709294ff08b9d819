import { describe, expect, test } from "vitest";
import { admin, app } from "./clients.testing.ts";

describe("the list of clients", () => {
  test("finds by name, mobile, e-mail and book number, taking special characters literally", async () => {
    const client = await app.make.client({ name: "Percy 100%_Gold" });
    const book = await app.make.book({ clientId: client.id });
    for (const search of ["percy", "100%_g", client.email, client.mobile, book.number.toLowerCase()]) {
      const answer = await admin.call("listClients", { search });
      expect(
        answer.body.data.map((row: { fld_id: string }) => row.fld_id),
        search,
      ).toContain(client.id.toString());
    }
    expect((await admin.call("listClients", { search: "%%%" })).body.data).toEqual([]);
    const found = await admin.call("listClients", { search: client.email });
    expect(found.body.data[0]).toMatchObject({
      fld_name: "Percy 100%_Gold",
      book_numbers: [book.number],
      fld_clientStatus: "Approved",
    });
  });

  test("between two days counts days of the shop, both included", async () => {
    // 19:00 in UTC is past midnight in Chennai.
    await app.make.client({ name: "Night Owl", now: new Date("2025-01-14T19:00:00Z") });
    const names = async (FromDate: string, ToDate: string) => {
      const answer = await admin.call("listClients", { FromDate, ToDate });
      return answer.body.data.map((row: { fld_name: string }) => row.fld_name);
    };
    expect(await names("2025-01-15 00:00", "2025-01-15 00:00")).toEqual(["Night Owl"]);
    expect(await names("2025-01-14 00:00", "2025-01-14 00:00")).toEqual([]);
  });

  test("comes in pages and says how many there are", async () => {
    for (let made = 0; made < 6; made += 1) await app.make.client();
    const answer = await admin.call("listClients", { page: 2, pageSize: 3, sort: "name" });
    expect(answer.body.data).toHaveLength(3);
    expect(answer.body.page).toMatchObject({
      number: 2,
      size: 3,
      total: await app.db.client.count({ where: { status: "approved" } }),
    });
    expect((await admin.call("listClients", { pageSize: 201 })).status).toBe(422);
    expect((await admin.call("listClients", { sort: "password" })).status).toBe(422);
  });
});
