import { expect, test } from "vitest";
import { app } from "./book-story.testing.ts";
import { inRupees, number, paidUp, settles } from "./parts.testing.ts";

test("a part that was given, and then the end of the book, stand in the client's notifications", async () => {
  const book = await paidUp(inRupees);
  await settles(book, "2025-04-10", [{ way: "Voucher", reference: number("V"), take_amount: "1500" }]);
  await settles(book, "2025-04-11", [{ way: "Voucher", reference: number("V") }]);
  const { client } = await app.db.book.findUniqueOrThrow({ where: { number: book.number }, include: { client: true } });
  const customer = await app.signedInUser(client.userId ?? 0n);
  const news = (await customer.call("listNotifications", {})).body.data;
  expect(news.slice(0, 2)).toMatchObject([
    { kind: "book_settled", chitid: book.id, unread: 1 },
    { kind: "book_part_settled", chitid: book.id, unread: 1, subject: expect.stringContaining(book.number) },
  ]);
});
