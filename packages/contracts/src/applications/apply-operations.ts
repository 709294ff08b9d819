import * as z from "zod/mini";
import { operation } from "#kernel/operation.ts";
import { own } from "#kernel/ownership.ts";
import { dataOf, listOf, oneOf, record } from "#kernel/wire.ts";
import { scheme } from "#schemes/schemas.ts";
import { id } from "#values/ids.ts";
import { languages } from "@thangam/texts/languages";
import { rupees } from "#values/money.ts";
import { emailOrNone, mobile, personName } from "#values/people.ts";
import { sentCode } from "#values/sent-code.ts";
import { enumOf } from "#values/text.ts";
import { instant } from "#values/time.ts";
import { applicationStatuses, formKey, requestToken, requestedBook } from "./schemas.ts";

export const listJoinableSchemes = operation({
  wire: "Get_Joinable_Schemes",
  method: "GET",
  kind: "query",
  allow: "anyone",
  summary: "The schemes that can be joined today, and the version of the terms that are in force.",
  input: record({}),
  output: dataOf(record({ termsVersion: ["terms_version", z.string()], schemes: z.array(scheme) })),
  refusals: [],
});

export const addClientApplication = operation({
  wire: "Add_Client_Request",
  method: "POST",
  kind: "command",
  allow: "anyone",
  summary:
    "Keeps a request to join and sends a code to its e-mail address, or by SMS where it has none. Answers alike for every address.",
  auditLabel: "Asked to join",
  input: record({
    name: personName({ missing: "client_name_missing" }),
    email: emailOrNone({ missing: "client_email_missing", invalid: "client_email_invalid" }),
    mobile: mobile({ missing: "client_mobile_missing", invalid: "client_mobile_invalid" }),
    ...requestedBook,
    /** What they are written to in. */
    language: z._default(enumOf(languages), "en"),
    formKey,
  }),
  output: oneOf(record({ requestToken: ["request_token", z.string()], email: z.string() })),
  refusals: [
    "too_many_attempts",
    "terms_changed",
    "scheme_not_found",
    "scheme_closed_to_new_clients",
    "scheme_promises_other",
    "amount_not_of_scheme",
  ],
});

export const sendApplicationCode = operation({
  wire: "Send_Client_Request_Code",
  method: "POST",
  kind: "command",
  allow: "anyone",
  summary: "Sends another code for a request whose address or number is not verified yet.",
  auditLabel: "Asked for a code to join",
  input: record({ requestToken }),
  output: oneOf(record({ email: z.string() })),
  refusals: ["request_token_invalid", "too_many_attempts"],
});

export const verifyClientApplication = operation({
  wire: "Verify_Client_Request",
  method: "POST",
  kind: "command",
  allow: "anyone",
  summary:
    "Verifies the address or number of a request by the code that was sent to it: from then on the shop sees the request.",
  auditLabel: "Verified their e-mail to join",
  input: record({
    requestToken,
    code: ["OTP", sentCode({ missing: "recovery_code_missing", invalid: "recovery_code_wrong" })],
  }),
  output: oneOf(record({ email: z.string() })),
  refusals: ["request_token_invalid", "recovery_code_wrong", "too_many_attempts", "too_many_requests_waiting"],
});

export const addBookApplication = operation({
  wire: "Add_Book_Request",
  method: "POST",
  kind: "command",
  allow: [own("customer", "userId")],
  summary: "Asks for a further book for the signed-in customer.",
  auditLabel: "Asked for a further book",
  input: record({ userId: ["id", z.optional(id())], ...requestedBook }),
  output: oneOf(record({ requestId: ["fld_id", id()] })),
  refusals: [
    "not_found",
    "terms_changed",
    "scheme_not_found",
    "scheme_closed_to_new_clients",
    "scheme_promises_other",
    "amount_not_of_scheme",
    "request_already_waiting",
    "too_many_requests_waiting",
  ],
});

export const listMyApplications = operation({
  wire: "Get_My_Requests",
  method: "POST",
  kind: "query",
  allow: [own("customer", "userId")],
  summary: "What the signed-in customer has asked for, the newest first, and what became of it.",
  input: record({ userId: ["id", z.optional(id())] }),
  output: listOf(
    record({
      id: ["fld_id", id()],
      schemeName: ["fld_chitschema", z.string()],
      amountPaise: ["fld_chitamount", rupees()],
      status: ["chitstatus", z.enum(applicationStatuses)],
      bookNumber: ["fld_accountno", z.nullable(z.string())],
      reason: z.nullable(z.string()),
      requestedAt: ["requested_at", instant()],
    }),
  ),
  refusals: ["not_found"],
});
