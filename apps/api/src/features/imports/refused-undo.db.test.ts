import { describe, expect, test } from "vitest";
import { finishWork } from "#testing/imports.ts";
import { admin, app, findings, importOf, last, line, statusOf } from "./undo.testing.ts";

describe("undoing an import", () => {
  test.each<[string, string, (books: Used) => Promise<unknown>]>([
    ["was paid on", "paid", ({ number }) => admin.call("takeCounterPayment", { accountno: number })],
    ["has a payment that failed", "paid", async ({ bookId }) => app.make.payment({ bookId, status: "failed" })],
    ["is closed", "changed", ({ bookId }) => admin.call("closeBook", { id: String(bookId), clientstatus: "Closed" })],
    [
      "was closed and opened again",
      "changed",
      async ({ bookId }) => {
        await admin.call("closeBook", { id: String(bookId), clientstatus: "Closed" });
        app.clock.now = new Date(app.clock.now.getTime() + 1_000);
        await admin.call("closeBook", { id: String(bookId), clientstatus: "Approved" });
      },
    ],
    [
      "is of a client with another book by now",
      "further_book",
      ({ clientId }) =>
        admin.call("addBook", {
          client: String(clientId),
          chitschema: "Thanga Mazhai",
          accountno: `E${5_000 + last}`,
          chitamount: "500",
          duration: "15",
        }),
    ],
    [
      "is of a client who was changed",
      "client_changed",
      ({ clientId }) => {
        app.clock.now = new Date(app.clock.now.getTime() + 1_000);
        const person = { name: "Now Another", email: `another${last}@example.com`, mobile: "9840044444" };
        return admin.call("updateClient", { id: String(clientId), ...person });
      },
    ],
    ["is of somebody who signed in", "signed_in", ({ userId }) => app.signedInUser(userId)],
    [
      "is of somebody who was given a password",
      "signed_in",
      ({ userId }) => admin.call("issueTemporaryPassword", { id: String(userId) }),
    ],
  ])("is refused when a book %s", async (_what, reason, use) => {
    const lines = [line(), line({ paidMonths: "1" })];
    const id = await importOf(lines);
    const book = await app.db.book.findUniqueOrThrow({
      where: { number: lines[1]!.bookNumber },
      include: { client: true },
    });
    await use({ number: book.number, bookId: book.id, clientId: book.clientId, userId: book.client.userId! });
    const answer = await admin.call("undoImport", { id });
    expect([answer.status, answer.body.code, answer.body.params]).toEqual([
      409,
      "import_in_use",
      { reason, books: "1", book: book.number },
    ]);
    expect(await statusOf(id)).toBe("Imported");
    expect(await findings()).toEqual([]);
  });

  test("turns back, whole, when a payment came after it was asked for", async () => {
    const lines = [line(), line(), line()];
    const id = await importOf(lines);
    expect((await admin.call("undoImport", { id })).status).toBe(200);
    await admin.call("takeCounterPayment", { accountno: lines[2]!.bookNumber });
    await finishWork(app.db);
    const { body } = await admin.call("getImport", { id });
    expect(body.data[0]).toMatchObject({ status: "Imported", problem: "import_in_use", imported: 3 });
    expect(await app.db.book.count({ where: { number: { in: lines.map(({ bookNumber }) => bookNumber) } } })).toBe(3);
    expect(await findings()).toEqual([]);
  });

  test("against payments at the same moment: each payment is taken and nothing undone, or everything undone and none taken", async () => {
    for (let round = 0; round < 4; round += 1) {
      const lines = Array.from({ length: 6 }, () => line());
      const id = await importOf(lines);
      await admin.call("undoImport", { id });
      const [paid] = await Promise.all([
        Promise.all(
          lines.map(({ bookNumber }) => admin.call("takeCounterPayment", { accountno: bookNumber, weight: "0.1" })),
        ),
        finishWork(app.db),
      ]);
      await finishWork(app.db);
      const taken = paid.filter(({ status }) => status === 200).length;
      expect(await statusOf(id)).toBe(taken === 0 ? "Undone" : "Imported");
      for (const { status } of paid) expect([200, 404, 409, 422]).toContain(status);
    }
    expect(await findings()).toEqual([]);
  });
});

interface Used {
  number: string;
  bookId: bigint;
  clientId: bigint;
  userId: bigint;
}
