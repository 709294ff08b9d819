import { settleParts } from "#ledger/settle-parts.ts";
import type { TestApp } from "./harness.ts";
import { contextOf, testDay, testMoment } from "./money.ts";

const terms = {
  schedule: { every: { months: 1 }, instalments: 11, due: "joining", matures: { months: 11 } },
  benefits: [],
};

/** A book under terms, of which a rupee was settled by a voucher; returns its id. */
export async function makeSettledPart({ make, db }: Pick<TestApp, "make" | "db">, clientId: bigint): Promise<bigint> {
  const { bookId } = await make.payment({ book: { clientId, scheme: { instalments: 11, terms } } });
  await db.$transaction((tx) =>
    settleParts(tx, contextOf("Settle_Book", { actorId: null }), testMoment, testDay, {
      bookId,
      parts: [{ way: "voucher", reference: `P${bookId}`, take: "100" }],
      remarks: "The client asked for it",
      confirmation: { by: "hand_over", paper: "aadhaar", paperEnd: "4821", handedTo: "Kavitha Raman" },
      totalPaise: 100n,
      totalMg: 0n,
    }),
  );
  return bookId;
}
