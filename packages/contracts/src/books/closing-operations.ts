import { branchFilter, inBranch } from "#kernel/branch-rules.ts";
import * as z from "zod/mini";
import { exportOf } from "#kernel/export-of.ts";
import { operation } from "#kernel/operation.ts";
import { own } from "#kernel/ownership.ts";
import { paging } from "#kernel/paging.ts";
import { can } from "#kernel/roles.ts";
import { dataOf, oneOf, pageOf, record } from "#kernel/wire.ts";
import { bothDays, dayRange } from "#values/day-range.ts";
import { bookNumber, id } from "#values/ids.ts";
import { rupees } from "#values/money.ts";
import { paymentModes, paymentStatuses } from "#values/payments.ts";
import { enumOf, text } from "#values/text.ts";
import { instant } from "#values/time.ts";
import { book, bookStatuses } from "./schemas.ts";
import { settlement } from "./settlement-schemas.ts";

const accountNumber = bookNumber({ missing: "account_number_missing", invalid: "book_number_invalid" });

export const closeBook = operation({
  wire: "CloseAccount",
  method: "POST",
  kind: "command",
  allow: [own("book", "bookId"), "admin"],
  summary: "Closes a book, or, for an Admin, opens a closed one again.",
  auditLabel: "Closed or opened a book",
  input: record({
    bookId: ["id", id({ missing: "account_number_missing" })],
    status: ["clientstatus", enumOf(["Closed", "Approved"], { missing: "status_missing", invalid: "status_invalid" })],
  }),
  output: oneOf(book),
  refusals: [
    "book_not_found",
    "book_already_closed",
    "book_already_open",
    "book_not_open",
    "book_settled",
    "status_not_allowed",
  ],
});

export const closeBookByNumber = operation({
  wire: "Add_New_CloseAccount",
  method: "POST",
  kind: "command",
  allow: ["admin", can("books.close")],
  branch: inBranch("book", "bookNumber"),
  summary: "Closes the book with this number and keeps why.",
  auditLabel: "Closed a book",
  input: record({
    bookNumber: ["accountno", accountNumber],
    remarks: text({ max: 300, missing: "remarks_missing", invalid: "remarks_missing" }),
    /** Named by the forms, and only ever this. */
    status: z.optional(enumOf(["Closed"], { invalid: "status_invalid" })),
  }),
  output: oneOf(book),
  refusals: ["book_not_found", "book_already_closed", "book_not_open", "book_settled"],
});

export const previewClosing = operation({
  wire: "Preview_CloseAccount",
  method: "POST",
  kind: "query",
  allow: ["admin", can("books.close")],
  branch: inBranch("book", "bookNumber"),
  summary: "Whose book this is, what it holds, which payments are under way, and whether it can be closed.",
  input: record({ bookNumber: ["accountno", accountNumber] }),
  output: dataOf(
    record({
      book: z.lazy(() => book),
      clientName: ["fld_name", z.string()],
      clientMobile: ["fld_mobile", z.string()],
      clientEmail: ["fld_email", z.string()],
      /** Started, and neither credited nor failed: the newest of them, and how many there are. */
      waiting: z.array(
        record({
          paymentId: ["fld_id", id()],
          amountPaise: ["paidamount", rupees()],
          status: z.enum(paymentStatuses),
          mode: ["paymentmode", z.enum(paymentModes)],
          paidAt: ["paiddate", instant()],
        }),
      ),
      waitingCount: ["waiting_count", z.int()],
      /** When it was closed, by whom and why; null for an open book. */
      closedAt: ["closed_at", z.nullable(instant())],
      closedBy: ["closed_by", z.nullable(z.string())],
      remarks: z.nullable(z.string()),
      /** Why it cannot be closed, as a refusal code; null when it can. */
      refusal: z.nullable(z.string()),
    }),
  ),
  refusals: ["book_not_found"],
});

export const listClosedBooks = operation({
  wire: "Get_New_AllClosedAccountList",
  method: ["GET", "POST"],
  kind: "query",
  allow: ["admin", can("books.close")],
  branch: "seen",
  summary: "The closed books, last closed first, with who closed them when and why.",
  input: record({
    ...branchFilter,
    ...dayRange,
    ...paging(["closedAt", "name", "bookNumber", "status"]),
  }).check(bothDays),
  output: pageOf(
    record({
      bookId: ["chitid", id()],
      clientId: ["clientid", id()],
      clientName: ["FLD_NAME", z.string()],
      bookNumber: ["FLD_ACCOUNTNO", z.string()],
      status: ["FLD_CLIENTSTATUS", z.enum(bookStatuses)],
      schemeName: ["fld_chitschema", z.string()],
      closedAt: ["closed_at", instant()],
      closedBy: ["closed_by", z.nullable(z.string())],
      remarks: z.nullable(z.string()),
      /** Payments that were under way when it was closed and that nobody has resolved. */
      openExceptions: ["open_exceptions", z.int()],
      /** How it was settled, and what was said of that; null while it is only closed. */
      settlement: z.nullable(settlement),
      settlementRemarks: ["settlement_remarks", z.nullable(z.string())],
    }),
  ),
  refusals: [],
});

export const exportClosedBooks = exportOf(listClosedBooks, {
  wire: "Export_Closed_Books",
  summary: "The closed books, with the list's filters, as a file.",
});
