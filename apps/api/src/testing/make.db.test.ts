import { expect, test } from "vitest";
import { useDatabase } from "./database.ts";

const database = useDatabase();

test("a payment in any state brings its own book, client and sign-in", async () => {
  for (const status of ["pending", "credited", "failed", "refunded"] as const) {
    const payment = await database.make.payment({ status });
    expect(payment.status).toBe(status);
    const book = await database.db.book.findUniqueOrThrow({ where: { id: payment.bookId }, include: { client: true } });
    expect(book.client.userId).not.toBeNull();
  }
});
