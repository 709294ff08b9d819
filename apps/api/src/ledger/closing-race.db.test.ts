import { expect, test } from "vitest";
import { refusalIn } from "#core/refusal.ts";
import { useDatabase } from "#testing/database.ts";
import { verifyLedger } from "./verify.ts";

const database = useDatabase({ poolSize: 20 });

test("a book closed among 50 payments: each was credited before, or is refused, or is an exception; the ledger verifies", async () => {
  const { make, money, db } = database;
  await make.manyOpenPayments();
  for (let round = 0; round < 4; round += 1) {
    const book = await make.book({ scheme: { paymentRule: "flexible" } });
    const waiting = await Promise.all(Array.from({ length: 15 }, () => money.start(book.id, { amountPaise: 10_000n })));
    const all: (() => Promise<unknown>)[] = [
      ...waiting.map(
        ({ paymentId }) =>
          () =>
            money.acknowledge(paymentId),
      ),
      ...Array.from({ length: 20 }, () => () => money.take(book.number, { amountPaise: 10_000n })),
      ...Array.from({ length: 15 }, () => () => money.start(book.id, { amountPaise: 10_000n })),
    ];
    // The three kinds mixed, and the closing at another place each round.
    const payments = all.map((_, n) => all[(n * 17) % all.length]!);
    payments.splice(5 + round * 10, 0, () => make.closedBook(book.id));
    const answers = await Promise.allSettled(payments.map((pay) => pay()));
    const refusals = answers.flatMap((answer) =>
      answer.status === "rejected" ? [refusalIn(answer.reason)?.code] : [],
    );
    expect(new Set([...refusals, "book_closed"])).toEqual(new Set(["book_closed"]));

    const kept = await db.payment.findMany({ where: { bookId: book.id }, include: { exceptions: true } });
    const credited = kept.filter(({ status }) => status === "credited");
    const underWay = kept.filter(({ status }) => status === "pending");
    expect(underWay.every(({ exceptions }) => exceptions.length === 1)).toBe(true);
    expect(credited.every(({ exceptions }) => exceptions.length === 0)).toBe(true);
    // All that was asked for is one of the three; of the refused, the acknowledgements left their payment under way.
    const begun = waiting.length + answers.filter(({ status }) => status === "fulfilled").length - 1;
    const acknowledged = waiting.filter(({ paymentId }) => credited.some(({ id }) => id === paymentId)).length;
    expect(kept).toHaveLength(begun - acknowledged);
    const balance = await db.bookBalance.findUniqueOrThrow({ where: { bookId: book.id } });
    expect(balance.paidPaise).toBe(BigInt(credited.length) * 10_000n);
  }
  expect((await verifyLedger(database.url)).findings).toEqual([]);
});
