import * as z from "zod/mini";
import { bothDays, dayRange } from "#values/day-range.ts";
import { exportOf } from "#kernel/export-of.ts";
import { operation } from "#kernel/operation.ts";
import { paging } from "#kernel/paging.ts";
import { can } from "#kernel/roles.ts";
import { id } from "#values/ids.ts";
import { email, mobile, personName } from "#values/people.ts";
import { businessDay, instant, readVersion } from "#values/time.ts";
import { oneOf, pageOf, record } from "#kernel/wire.ts";
import { book, enrolment } from "#books/books.ts";

export const clientStatuses = ["Approved", "Closed"] as const;

/** Personal information of a client, as the enrolment form asks for it. */
export const personalInformation = {
  name: personName({ missing: "client_name_missing" }),
  email: email({ missing: "client_email_missing", invalid: "client_email_invalid" }),
  mobile: mobile({ missing: "client_mobile_missing", invalid: "client_mobile_invalid" }),
  termsAccepted: ["termsconditions", z._default(z.boolean({ error: "value_invalid" }), true)],
} as const;

export const addClient = operation({
  wire: "Add_New_Monthlyclient",
  method: "POST",
  kind: "command",
  allow: ["admin", can("clients.enrol")],
  summary: "Creates an approved client without books.",
  input: record(personalInformation),
  output: oneOf(record({ clientId: ["ClientId", id()] })),
  refusals: ["client_already_exists", "email_belongs_to_staff"],
});

export const enrolClient = operation({
  wire: "Enrol_Client",
  method: "POST",
  kind: "command",
  allow: ["admin", can("clients.enrol")],
  summary: "Creates a client with all their books and their sign-in, all or nothing.",
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
    }),
  ),
  refusals: [
    "client_already_exists",
    "email_belongs_to_staff",
    "scheme_not_found",
    "scheme_closed_to_new_clients",
    "book_number_not_of_scheme",
    "book_number_taken",
    "amount_not_of_scheme",
    "duration_not_of_scheme",
    "paid_months_out_of_range",
    "gold_rate_missing",
    "day_closed",
  ],
});

export const updateClient = operation({
  wire: "Update_NewMonthly_Client",
  method: "POST",
  kind: "command",
  allow: ["admin"],
  summary: "Changes a client's personal information, and their sign-in with it. The status stays as it is.",
  input: record({
    clientId: ["id", id({ missing: "client_missing", invalid: "client_missing" })],
    ...personalInformation,
    name: personName({ missing: "client_update_name_missing" }),
    email: email({ missing: "client_update_email_missing", invalid: "client_email_invalid" }),
    /** Left out, it stays as it is. */
    termsAccepted: ["termsconditions", z.optional(z.boolean({ error: "value_invalid" }))],
    version: readVersion(),
  }),
  output: oneOf(record({ clientId: ["ClientId", id()], version: ["fld_version", instant()] })),
  refusals: [
    "client_not_found",
    "changed_meanwhile",
    "client_already_exists",
    "email_belongs_to_staff",
    "email_already_registered",
  ],
});

export const getClient = operation({
  wire: "Get_Client",
  method: "POST",
  kind: "query",
  allow: ["admin", can("clients.view")],
  summary: "One client with their books, whatever their status.",
  input: record({ clientId: ["id", id({ missing: "client_missing", invalid: "client_missing" })] }),
  output: oneOf(
    record({
      id: ["fld_id", id()],
      name: ["fld_name", z.string()],
      email: ["fld_email", z.string()],
      mobile: ["fld_mobile", z.string()],
      status: ["fld_clientStatus", z.enum(clientStatuses)],
      joinedOn: ["joined_on", businessDay()],
      termsAccepted: ["termsconditions", z.boolean()],
      version: ["fld_version", instant()],
      books: ["schemes", z.array(book)],
    }),
  ),
  refusals: ["client_not_found"],
});

export const listClients = operation({
  wire: "Get_MonthlyClientApproved",
  method: ["GET", "POST"],
  kind: "query",
  allow: ["admin", can("clients.view")],
  summary: "The approved clients, all or those who joined between two days.",
  input: record({ ...dayRange, ...paging(["name", "email", "mobile", "joined"]) }).check(bothDays),
  output: pageOf(
    record({
      id: ["fld_id", id()],
      name: ["fld_name", z.string()],
      email: ["fld_email", z.string()],
      mobile: ["fld_mobile", z.string()],
      status: ["fld_clientStatus", z.enum(clientStatuses)],
      joinedOn: ["joined_on", businessDay()],
      bookNumbers: ["book_numbers", z.array(z.string())],
    }),
  ),
  refusals: [],
});

export const exportClients = exportOf(listClients, {
  wire: "Export_Clients",
  summary: "The list of clients, with its filters, as a file.",
});

export const listClientsWithBooks = operation({
  wire: "Get_New_Client_chitSchema",
  method: "GET",
  kind: "query",
  allow: ["admin", can("clients.view")],
  summary: "Every client, whatever their status, with all their books.",
  input: record(paging(["name", "email", "mobile", "joined"])),
  output: pageOf(
    record({
      id: ["fld_id", id()],
      name: ["fld_name", z.string()],
      email: ["fld_email", z.string()],
      mobile: ["fld_mobile", z.string()],
      status: ["fld_clientStatus", z.enum(clientStatuses)],
      joinedOn: ["joined_on", businessDay()],
      books: ["schemes", z.array(book)],
    }),
  ),
  refusals: [],
});
