import { describe, expect, test } from "vitest";
import { admin, app } from "#features/payments/payments.testing.ts";

const flexible = { paymentRule: "flexible", type: "daily", minimumPaise: 10_000n, multipleOfPaise: 10_000n } as const;

async function shown(accountno: string): Promise<string> {
  return (await admin.call("previewPayment", { accountno })).body.data.book_state;
}

describe.each([
  ["fixed", {}],
  ["flexible", { scheme: flexible }],
])("a payment for a %s book that names what was shown", (_rule, given) => {
  test("is refused after another one, and taken as it is shown then", async () => {
    const book = await app.make.book(given);
    const sent = { accountno: book.number, amounttopay: "500", seen_state: await shown(book.number) };
    const first = await admin.call("takeCounterPayment", sent, { key: `first-${book.number}` });
    expect(first.status).toBe(200);
    const second = await admin.call("takeCounterPayment", sent);
    expect([second.status, second.body.code]).toEqual([409, "book_paid_meanwhile"]);
    expect(await app.db.payment.count({ where: { bookId: book.id } })).toBe(1);
    // The same key answers as the first time.
    const again = await admin.call("takeCounterPayment", sent, { key: `first-${book.number}` });
    expect([again.status, again.body.data]).toEqual([200, first.body.data]);
    const anew = await admin.call("takeCounterPayment", { ...sent, seen_state: await shown(book.number) });
    expect(anew.status).toBe(200);
  });

  test("is credited once when two come at the same moment", async () => {
    const book = await app.make.book(given);
    const sent = { accountno: book.number, amounttopay: "500", seen_state: await shown(book.number) };
    const answers = await Promise.all(Array.from({ length: 8 }, () => admin.call("takeCounterPayment", sent)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ body }) => body.code === "book_paid_meanwhile")).toHaveLength(7);
    expect(await app.db.payment.count({ where: { bookId: book.id } })).toBe(1);
  });
});
