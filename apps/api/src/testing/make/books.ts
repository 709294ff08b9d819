import { openBook } from "#ledger/money-operations.ts";
import type { Database } from "#platform/database/db.ts";
import { nextSerial } from "#testing/believable.ts";
import type { MakeBook, MakePayment } from "#testing/make-inputs.ts";
import { contextOf, testDay, testMoment } from "#testing/money.ts";
import type { BookEnds } from "./book-ends.ts";
import type { Clients } from "./clients.ts";
import type { Schemes } from "./schemes.ts";

export type Books = ReturnType<typeof booksOf>;

interface BookParts extends BookEnds, Clients, Schemes {
  payment(given: MakePayment): Promise<unknown>;
}

/** Books with the parents they need. */
export function booksOf(db: Database, make: BookParts) {
  return {
    async book(given: MakeBook = {}) {
      const {
        now = testMoment,
        day = testDay,
        paidMonths = 0,
        branchId = 1,
        closedAt,
        status = closedAt ? "closed" : "approved",
      } = given;
      const version =
        given.schemeVersionId === undefined
          ? await make.scheme(given.scheme)
          : await db.schemeVersion.findUniqueOrThrow({
              where: { id: given.schemeVersionId },
              include: { prefixes: true },
            });
      const typed = /^[A-Z]+/.exec(given.number ?? "")?.[0];
      const prefix = version.prefixes.find((candidate) => typed === undefined || candidate.prefix === typed);
      if (prefix === undefined) throw new Error(`${version.name} has no prefix for the book ${given.number}`);
      const id = await openBook(db, contextOf("Enrol_Client", { actorId: given.actorId ?? null, branchId }), {
        now,
        day,
        clientId: given.clientId ?? (await make.client({ now })).id,
        number: given.number ?? `${prefix.prefix}${1000 + nextSerial()}`,
        schemeVersionId: version.id,
        prefix: prefix.prefix,
        amountPaise: given.amountPaise ?? prefix.amountPaise ?? 50_000n,
        memberType: paidMonths > 0 ? "existing" : "new",
        paidMonths,
      });
      if (status === "closed") await make.closedBook(id, { now: closedAt ?? now, actorId: given.actorId ?? null });
      if (status === "settled") {
        await make.payment({ bookId: id, now, day });
        await make.settledBook(id, { now: closedAt ?? now, day });
      }
      return db.book.findUniqueOrThrow({ where: { id } });
    },
  };
}
