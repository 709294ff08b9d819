import * as z from "zod/mini";
import { exportOf } from "#kernel/export-of.ts";
import { operation } from "#kernel/operation.ts";
import { paging } from "#kernel/paging.ts";
import { can } from "#kernel/roles.ts";
import { bookNumber, id } from "#values/ids.ts";
import { rupees } from "#values/money.ts";
import { email, personName } from "#values/people.ts";
import { oneWordOf, text } from "#values/text.ts";
import { instant } from "#values/time.ts";
import { listOf, oneOf, pageOf, record } from "#kernel/wire.ts";
import { book } from "#books/books.ts";
import { personStatuses } from "#customers/operations.ts";
import { requestKinds, requestStatuses } from "./apply.ts";

const allow = ["admin", can("requests.approve")] as const;
const requestId = ["id", id({ missing: "request_missing", invalid: "request_missing" })] as const;
const approvedName = personName({ missing: "approve_name_missing" });
const approvedNumber = [
  "accountno",
  bookNumber({ missing: "approve_book_missing", invalid: "book_number_invalid" }),
] as const;
const bothStatuses = {
  requestId: ["fld_id", id()],
  clientStatus: ["fld_clientStatus", z.enum(requestStatuses)],
  bookStatus: ["chitstatus", z.enum(requestStatuses)],
} as const;
/** What makes a person or a book of a request can be refused for. */
const whyNotPerson = [
  "request_not_found",
  "request_already_decided",
  "request_already_approved",
  "request_already_rejected",
  "email_belongs_to_staff",
  "client_already_exists",
  "email_already_registered",
  "user_not_active",
] as const;
const whyNotBook = [
  "scheme_not_found",
  "scheme_closed_to_new_clients",
  "book_number_not_of_scheme",
  "book_number_taken",
  "amount_not_of_scheme",
  "duration_not_of_scheme",
  "paid_months_out_of_range",
  "gold_rate_missing",
  "day_closed",
] as const;

export const listRequests = operation({
  wire: "Get_ApproveData",
  method: ["GET", "POST"],
  kind: "query",
  allow,
  summary: "The requests to join and for further books whose address is verified, those that waited longest first.",
  input: record({
    status: ["chitstatus", z.optional(oneWordOf(requestStatuses, { invalid: "status_invalid" }))],
    ...paging(["name", "email", "scheme", "requested"]),
  }),
  output: pageOf(
    record({
      id: ["fld_id", id()],
      /** The same number, under the name by which the book's step asks for it. */
      client: ["fld_client", id()],
      clientId: ["clientid", z.nullable(id())],
      kind: z.enum(requestKinds),
      name: ["fld_name", z.string()],
      email: ["fld_email", z.string()],
      mobile: ["fld_mobile", z.string()],
      /** Of the book it became; null while there is none. */
      bookNumber: ["fld_accountno", z.nullable(z.string())],
      schemeName: ["fld_chitschema", z.string()],
      amountPaise: ["fld_chitamount", rupees()],
      instalments: ["fld_duration", z.int()],
      clientStatus: ["fld_clientStatus", z.enum(requestStatuses)],
      bookStatus: ["chitstatus", z.enum(requestStatuses)],
      /** Who signs in with the address already; null when nobody does. */
      known: z.nullable(
        record({
          name: ["fld_name", z.string()],
          mobile: ["fld_mobile", z.string()],
          userType: ["fld_usertype", z.string()],
          status: ["fld_status", z.enum(personStatuses)],
        }),
      ),
      otherBooks: ["other_books", z.int()],
      requestedAt: ["requested_at", instant()],
      decidedAt: ["decided_at", z.nullable(instant())],
      decidedBy: ["decided_by", z.nullable(z.string())],
      reason: z.nullable(z.string()),
    }),
  ),
  refusals: [],
});

export const exportRequests = exportOf(listRequests, {
  wire: "Export_Requests",
  summary: "The requests to join and for further books, with the list's filters, as a file.",
});

export const listAccounts = operation({
  wire: "Get_AccountList",
  method: "POST",
  kind: "query",
  allow,
  summary: "The books that the person of a request has already.",
  input: record({ requestId }),
  output: listOf(book),
  refusals: ["request_not_found"],
});

export const approveRequest = operation({
  wire: "Approve_Client_Request",
  method: "POST",
  kind: "command",
  allow,
  summary: "Approves a request: sign-in, client, book and messages, all or nothing.",
  input: record({ requestId, name: approvedName, bookNumber: approvedNumber }),
  output: oneOf(
    record({
      ...bothStatuses,
      userId: ["UserId", id()],
      clientId: ["ClientId", id()],
      /** True when their first password was given to them; false when they sign in with their own. */
      isSignInNew: ["sign_in_created", z.boolean()],
      book,
    }),
  ),
  refusals: [...whyNotPerson, ...whyNotBook],
});

export const rejectRequest = operation({
  wire: "Reject_Client_Request",
  method: "POST",
  kind: "command",
  allow,
  summary: "Rejects a request with a reason, which the applicant is told.",
  input: record({ requestId, reason: text({ max: 300, missing: "reject_reason_missing" }) }),
  output: oneOf(record(bothStatuses)),
  refusals: ["request_not_found", "request_already_decided", "request_already_approved", "request_already_rejected"],
});

export const giveRequestSignIn = operation({
  wire: "Update_Customer_Password",
  method: "POST",
  kind: "command",
  allow,
  summary: "Of an approval the sign-in: made with the mobile number as first password. Nobody's own password changes.",
  input: record({ requestId, name: approvedName }),
  output: oneOf(record({ userId: ["UserId", id()] })),
  refusals: whyNotPerson,
});

export const setRequestClient = operation({
  wire: "Update_RegisterClientRequest",
  method: "POST",
  kind: "command",
  allow,
  summary: "Of an approval the person: makes the client and marks their part Approved, or marks it Rejected.",
  input: record({
    requestId,
    name: z.optional(approvedName),
    clientStatus: [
      "clientStatus",
      oneWordOf(["Approved", "Rejected"], { missing: "status_missing", invalid: "status_invalid" }),
    ],
    /** Of the sign-in that the step before answered; 0 or nothing when it is not known. */
    userId: ["userid", z.optional(id())],
  }),
  output: oneOf(record(bothStatuses)),
  refusals: [...whyNotPerson, "user_not_found"],
});

export const setRequestBook = operation({
  wire: "Update_RequestChitSchema",
  method: "POST",
  kind: "command",
  allow,
  summary: "Of an approval the book: opens it, or marks it Rejected; Closed closes another book of the person.",
  input: record({
    requestId: ["client", id({ missing: "request_missing", invalid: "request_missing" })],
    status: [
      "clientStatus",
      oneWordOf(["Approved", "Rejected", "Closed"], { missing: "status_missing", invalid: "status_invalid" }),
    ],
    /** Not needed to reject. */
    bookNumber: ["accountno", z.optional(approvedNumber[1])],
  }).check(
    z.refine(({ status, bookNumber: number }) => status === "Rejected" || number !== undefined, {
      error: "approve_book_missing",
      path: ["accountno"],
    }),
  ),
  output: oneOf(record(bothStatuses)),
  refusals: [
    ...whyNotPerson,
    ...whyNotBook,
    "book_not_found",
    "book_not_open",
    "book_already_closed",
    "book_already_open",
    "book_settled",
  ],
});

export const sendRequestWelcome = operation({
  wire: "Customer_mailer",
  method: "POST",
  kind: "command",
  allow,
  summary: "Of an approval the messages: queues the welcome of whoever asked with this address, once while it waits.",
  input: record({
    email: email({ missing: "customer_email_missing", invalid: "customer_email_invalid" }),
  }),
  output: oneOf(record({ email: z.string() })),
  refusals: whyNotPerson,
});
