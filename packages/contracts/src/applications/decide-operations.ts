import { branchFilter, inBranch } from "#kernel/branch-rules.ts";
import * as z from "zod/mini";
import { book } from "#books/schemas.ts";
import { personStatuses } from "#customers/schemas.ts";
import { exportOf } from "#kernel/export-of.ts";
import { operation } from "#kernel/operation.ts";
import { paging } from "#kernel/paging.ts";
import { listOf, oneOf, pageOf, record } from "#kernel/wire.ts";
import { id } from "#values/ids.ts";
import { rupees } from "#values/money.ts";
import { enumOf, text } from "#values/text.ts";
import { instant } from "#values/time.ts";
import { nominees } from "#books/nominee-schemas.ts";
import { openingRefusals } from "#books/refusals.ts";
import { mayDecide, personRefusals } from "./approval.ts";
import {
  approvedName,
  approvedNumber,
  bothStatuses,
  requestId,
  applicationKinds,
  applicationStatuses,
} from "./schemas.ts";

export const listApplications = operation({
  wire: "Get_ApproveData",
  method: ["GET", "POST"],
  kind: "query",
  allow: mayDecide,
  branch: "seen",
  summary: "The requests to join and for further books whose address is verified, those that waited longest first.",
  input: record({
    ...branchFilter,
    status: ["chitstatus", z.optional(enumOf(applicationStatuses, { invalid: "status_invalid" }))],
    ...paging(["name", "email", "scheme", "requested"]),
  }),
  output: pageOf(
    record({
      id: ["fld_id", id()],
      /** The same number, under the name by which the book's step asks for it. */
      client: ["fld_client", id()],
      clientId: ["clientid", z.nullable(id())],
      kind: z.enum(applicationKinds),
      name: ["fld_name", z.string()],
      email: ["fld_email", z.string()],
      mobile: ["fld_mobile", z.string()],
      /** Of the book it became; null while there is none. */
      bookNumber: ["fld_accountno", z.nullable(z.string())],
      schemeName: ["fld_chitschema", z.string()],
      amountPaise: ["fld_chitamount", rupees()],
      instalments: ["fld_duration", z.int()],
      /** Whom they named for the book. */
      nominees,
      clientStatus: ["fld_clientStatus", z.enum(applicationStatuses)],
      bookStatus: ["chitstatus", z.enum(applicationStatuses)],
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

export const exportApplications = exportOf(listApplications, {
  wire: "Export_Requests",
  summary: "The requests to join and for further books, with the list's filters, as a file.",
});

export const listAccounts = operation({
  wire: "Get_AccountList",
  method: "POST",
  kind: "query",
  allow: mayDecide,
  branch: inBranch("request", "requestId"),
  summary: "The books that the person of a request has already.",
  input: record({ requestId }),
  output: listOf(book),
  refusals: ["request_not_found"],
});

export const approveApplication = operation({
  wire: "Approve_Client_Request",
  method: "POST",
  kind: "command",
  allow: mayDecide,
  branch: inBranch("request", "requestId"),
  summary: "Approves a request: sign-in, client, book and messages, all or nothing.",
  auditLabel: "Approved a request",
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
  refusals: [...personRefusals, ...openingRefusals, "scheme_changed_since", "client_not_found"],
});

export const rejectApplication = operation({
  wire: "Reject_Client_Request",
  method: "POST",
  kind: "command",
  allow: mayDecide,
  branch: inBranch("request", "requestId"),
  summary: "Rejects a request with a reason, which the applicant is told.",
  auditLabel: "Rejected a request",
  input: record({ requestId, reason: text({ max: 300, missing: "reject_reason_missing" }) }),
  output: oneOf(record(bothStatuses)),
  refusals: ["request_not_found", "request_already_decided", "request_already_approved", "request_already_rejected"],
});
