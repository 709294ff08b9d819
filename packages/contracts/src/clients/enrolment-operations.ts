import * as z from "zod/mini";
import { openingRefusals } from "#books/refusals.ts";
import { book, enrolment } from "#books/schemas.ts";
import { operation } from "#kernel/operation.ts";
import { can } from "#kernel/roles.ts";
import { oneOf, record } from "#kernel/wire.ts";
import { id } from "#values/ids.ts";
import { emailOrNone, existingMobile, existingName } from "#values/people.ts";
import { instant, readVersion } from "#values/time.ts";
import { personalInformation } from "./schemas.ts";

export const addClient = operation({
  wire: "Add_New_Monthlyclient",
  method: "POST",
  kind: "command",
  allow: ["admin", can("clients.enrol")],
  branch: "none",
  summary: "Creates an approved client without books.",
  auditLabel: "Added a client",
  input: record(personalInformation),
  output: oneOf(record({ clientId: ["ClientId", id()] })),
  refusals: ["client_already_exists", "client_without_email_exists", "email_belongs_to_staff"],
});

export const enrolClient = operation({
  wire: "Enrol_Client",
  method: "POST",
  kind: "command",
  movesMoney: true,
  allow: ["admin", can("clients.enrol")],
  branch: "here",
  summary: "Creates a client with all their books and their sign-in, all or nothing.",
  auditLabel: "Enrolled a client",
  approval: { kinds: ["paid_months"] },
  input: record({
    ...personalInformation,
    books: [
      "schemes",
      z.array(record(enrolment)).check(z.minLength(1, "scheme_missing"), z.maxLength(20, "too_many_books")),
    ],
  }),
  output: oneOf(
    record({
      clientId: ["ClientId", id()],
      books: ["schemes", z.array(book)],
      /** True when a sign-in was made for the client; false when their own was there already. */
      isSignInNew: ["sign_in_created", z.boolean()],
      /** True when its first password was mailed to them; false when it is their mobile number, and where no sign-in was made. */
      isPasswordMailed: ["first_password_mailed", z.boolean()],
    }),
  ),
  refusals: ["client_already_exists", "client_without_email_exists", "email_belongs_to_staff", ...openingRefusals],
});

export const updateClient = operation({
  wire: "Update_NewMonthly_Client",
  method: "POST",
  kind: "command",
  allow: ["admin"],
  summary: "Changes a client's personal information, and their sign-in with it. The status stays as it is.",
  auditLabel: "Changed a client",
  approval: { kinds: ["identity"] },
  input: record({
    clientId: ["id", id({ missing: "client_missing", invalid: "client_missing" })],
    ...personalInformation,
    name: existingName({ missing: "client_update_name_missing" }),
    email: emailOrNone({ missing: "client_update_email_missing", invalid: "client_email_invalid" }),
    mobile: existingMobile({ missing: "client_mobile_missing", invalid: "client_mobile_invalid" }),
    /** Left out, it stays as it is. */
    termsAccepted: ["termsconditions", z.optional(z.boolean({ error: "value_invalid" }))],
    version: readVersion(),
  }),
  output: oneOf(record({ clientId: ["ClientId", id()], version: ["fld_version", instant()] })),
  refusals: [
    "client_not_found",
    "changed_meanwhile",
    "mobile_not_indian",
    "name_not_legible",
    "client_already_exists",
    "client_without_email_exists",
    "email_belongs_to_staff",
    "email_already_registered",
  ],
});
