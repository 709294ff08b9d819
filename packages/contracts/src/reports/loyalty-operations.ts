import { branchFilter } from "#kernel/branch-rules.ts";
import * as z from "zod/mini";
import { exportFields, exportFormats, file } from "#kernel/file.ts";
import { operation } from "#kernel/operation.ts";
import { own } from "#kernel/ownership.ts";
import { paging } from "#kernel/paging.ts";
import { can } from "#kernel/roles.ts";
import { oneOf, pageWithTotals, record } from "#kernel/wire.ts";
import { id } from "#values/ids.ts";
import { enumOf } from "#values/text.ts";
import { businessDay } from "#values/time.ts";
import { countedPoints, loyaltyGroups } from "./schemas.ts";

const allow = ["admin", can("reports.view")] as const;

const { search, sort, page, pageSize } = paging(["points", "name"]);

const filters = {
  /** Days of the ledger: on which something was credited or taken back. Without them: all there ever was. */
  fromDay: ["FromDate", z.optional(businessDay({ invalid: "date_invalid" }))],
  toDay: ["ToDate", z.optional(businessDay({ invalid: "date_invalid" }))],
  group: ["by", z._default(enumOf(loyaltyGroups, { invalid: "loyalty_group_invalid" }), "customer")],
  search,
  sort,
} as const;

export const loyaltyReport = operation({
  wire: "Get_Loyalty_Report",
  method: "POST",
  kind: "query",
  readsMuch: true,
  allow,
  branch: "seen",
  summary: "The loyalty points of each customer, or those that each member of staff acknowledged; most first.",
  input: record({ ...branchFilter, ...filters, page, pageSize }),
  output: pageWithTotals(
    record({
      /** Of the client or the user; null: credited by nobody in person. */
      id: ["fld_id", z.nullable(id())],
      name: ["fld_name", z.nullable(z.string())],
      mobile: ["fld_mobile", z.nullable(z.string())],
      ...countedPoints,
    }),
    record(countedPoints),
  ),
  refusals: [],
});

export const exportLoyaltyReport = operation({
  wire: "Export_Loyalty_Report",
  method: "POST",
  kind: "query",
  allow,
  branch: "seen",
  summary: "The loyalty points with their sums as a file.",
  input: record({
    ...branchFilter,
    ...filters,
    ...exportFields,
  }),
  output: file(...exportFormats),
  refusals: ["export_too_long"],
});

export const myPoints = operation({
  wire: "Get_My_Points",
  method: "POST",
  kind: "query",
  allow: [own("customer", "userId")],
  summary: "The signed-in customer's own loyalty points, and how many a hundred rupees earn now.",
  input: record({ userId: ["id", z.optional(id())] }),
  output: oneOf(record({ ...countedPoints, pointsPer100: ["loyalty_points_per_100", z.int()] })),
  refusals: ["not_found"],
});
