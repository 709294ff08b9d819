import { branchFilter, inBranch } from "#kernel/branch-rules.ts";
import * as z from "zod/mini";
import { book } from "#books/schemas.ts";
import { exportOf } from "#kernel/export-of.ts";
import { operation } from "#kernel/operation.ts";
import { paging } from "#kernel/paging.ts";
import { can } from "#kernel/roles.ts";
import { oneOf, pageOf, record } from "#kernel/wire.ts";
import { bothDays, dayRange } from "#values/day-range.ts";
import { id } from "#values/ids.ts";
import { businessDay, instant } from "#values/time.ts";
import { clientStatuses } from "./schemas.ts";

export const getClient = operation({
  wire: "Get_Client",
  method: "POST",
  kind: "query",
  allow: ["admin", can("clients.view")],
  branch: [inBranch("client", "clientId"), "seen"],
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
  branch: "seen",
  summary: "The approved clients, all or those who joined between two days.",
  input: record({ ...branchFilter, ...dayRange, ...paging(["name", "email", "mobile", "joined"]) }).check(bothDays),
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
  branch: "seen",
  summary: "Every client, whatever their status, with all their books.",
  input: record({ ...branchFilter, ...paging(["name", "email", "mobile", "joined"]) }),
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
