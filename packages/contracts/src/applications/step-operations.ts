import { inBranch } from "#kernel/branch-rules.ts";
import * as z from "zod/mini";
import { operation } from "#kernel/operation.ts";
import { oneOf, record } from "#kernel/wire.ts";
import { id } from "#values/ids.ts";
import { email } from "#values/people.ts";
import { enumOf } from "#values/text.ts";
import { openingRefusals } from "#books/refusals.ts";
import { mayDecide, personRefusals } from "./approval.ts";
import { approvedName, approvedNumber, bothStatuses, requestId } from "./schemas.ts";

export const giveApplicationSignIn = operation({
  wire: "Update_Customer_Password",
  method: "POST",
  kind: "command",
  allow: mayDecide,
  branch: inBranch("request", "requestId"),
  summary: "Of an approval the sign-in: made with a first password as the settings say. Nobody's own password changes.",
  auditLabel: "Gave a request its sign-in",
  input: record({ requestId, name: approvedName }),
  output: oneOf(record({ userId: ["UserId", id()] })),
  refusals: personRefusals,
});

export const setApplicationClient = operation({
  wire: "Update_RegisterClientRequest",
  method: "POST",
  kind: "command",
  allow: mayDecide,
  branch: inBranch("request", "requestId"),
  summary: "Of an approval the person: makes the client and marks their part Approved, or marks it Rejected.",
  auditLabel: "Decided the person of a request",
  input: record({
    requestId,
    name: z.optional(approvedName),
    clientStatus: [
      "clientStatus",
      enumOf(["Approved", "Rejected"], { missing: "status_missing", invalid: "status_invalid" }),
    ],
    /** Of the sign-in that the step before answered; 0 or nothing when it is not known. */
    userId: ["userid", z.optional(id())],
  }),
  output: oneOf(record(bothStatuses)),
  refusals: [...personRefusals, "user_not_found"],
});

export const setApplicationBook = operation({
  wire: "Update_RequestChitSchema",
  method: "POST",
  kind: "command",
  allow: mayDecide,
  branch: inBranch("request", "requestId"),
  summary: "Of an approval the book: opens it, or marks it Rejected; Closed closes another book of the person.",
  auditLabel: "Decided the book of a request",
  input: record({
    requestId: ["client", id({ missing: "request_missing", invalid: "request_missing" })],
    status: [
      "clientStatus",
      enumOf(["Approved", "Rejected", "Closed"], { missing: "status_missing", invalid: "status_invalid" }),
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
    ...personRefusals,
    ...openingRefusals,
    "scheme_changed_since",
    "client_not_found",
    "book_not_found",
    "book_not_open",
    "book_already_closed",
    "book_already_open",
    "book_settled",
  ],
});

export const sendApplicationWelcome = operation({
  wire: "Customer_mailer",
  method: "POST",
  kind: "command",
  allow: mayDecide,
  branch: "seen",
  summary: "Of an approval the messages: queues the welcome of whoever asked with this address, once while it waits.",
  auditLabel: "Sent the welcome of a request",
  input: record({
    email: email({ missing: "customer_email_missing", invalid: "customer_email_invalid" }),
  }),
  output: oneOf(record({ email: z.string() })),
  refusals: personRefusals,
});
