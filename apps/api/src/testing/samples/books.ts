import type * as operations from "@thangam/contracts/books/operations";
import type { SamplesOf } from "./sample.ts";
import { enrolment, handOver, serial } from "./values.ts";

export const books: SamplesOf<typeof operations> = {
  addBook: ({ clientId }) => ({ client: clientId, ...enrolment() }),
  checkBookNumber: () => ({ accountno: "SMP1", chitschema: "Thanga Mazhai" }),
  closeBookByNumber: ({ bookNumber }) => ({ accountno: bookNumber, remarks: "Moved away", status: "Closed" }),
  exportClosedBooks: () => ({ search: "a", sort: "-closedAt", format: "csv" }),
  findBooks: () => ({ search: "a" }),
  getSavings: ({ userId }) => ({ id: userId }),
  listBooksOfPerson: ({ userId }) => ({ id: userId }),
  listClosedBooks: () => ({ search: "a", sort: "-closedAt" }),
  listInstalments: ({ bookId }) => ({ chitid: bookId, pageSize: "200" }),
  printSettledParts: ({ partBookId }) => ({ chitid: partBookId, settlement_number: 1 }),
  sendSettlementCode: ({ savedBookId }) => ({
    id: savedBookId,
    way: "Voucher",
    reference: `V${serial()}`,
    settled_amount: "500",
    settled_weight: "0",
  }),
  setNominee: ({ bookId }) => ({ chitid: bookId, nominees: [{ name: `Kavitha ${serial()}`, relation: "Wife" }] }),
  settleBook: ({ savedBookId }) => ({
    id: savedBookId,
    way: "Voucher",
    reference: `V${serial()}`,
    remarks: "Moves away",
    settled_amount: "500",
    settled_weight: "0",
    ...handOver,
  }),
};
