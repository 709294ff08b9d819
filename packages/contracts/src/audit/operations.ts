import * as z from "zod/mini";
import { exportOf } from "#kernel/export-of.ts";
import { operation } from "#kernel/operation.ts";
import { paging } from "#kernel/paging.ts";
import { roles } from "#kernel/roles.ts";
import { id } from "#values/ids.ts";
import { text } from "#values/text.ts";
import { businessDay, instant } from "#values/time.ts";
import { pageOf, record } from "#kernel/wire.ts";

export const listAuditEntries = operation({
  wire: "Get_Audit_Trail",
  method: ["GET", "POST"],
  kind: "query",
  allow: ["admin"],
  summary: "Who did what to which record, when and from where; newest first.",
  input: record({
    /** A part of the person's name or e-mail. */
    person: z.optional(text({ max: 100 })),
    /** Their id, for everything one person did. */
    actorId: ["actor", z.optional(id())],
    recordType: ["record_type", z.optional(text({ max: 60 }))],
    recordId: ["record_id", z.optional(text({ max: 60 }))],
    /** A client's, for what was done to them and to their books. */
    clientId: ["clientid", z.optional(id({ invalid: "client_missing" }))],
    /** An operation's name on the wire. */
    action: z.optional(text({ max: 80 })),
    fromDay: ["FromDate", z.optional(businessDay({ invalid: "date_invalid" }))],
    toDay: ["ToDate", z.optional(businessDay({ invalid: "date_invalid" }))],
    ...paging(["at"]),
  }),
  output: pageOf(
    record({
      id: id(),
      at: instant(),
      actorId: ["actor", z.nullable(id())],
      actorName: ["actor_name", z.nullable(z.string())],
      actorType: ["actor_type", z.nullable(z.enum(roles))],
      action: z.string(),
      recordType: ["record_type", z.string()],
      recordId: ["record_id", z.string()],
      /** What changed, in words and figures; never a secret. */
      detail: z.record(z.string(), z.unknown()),
      requestId: ["request_id", z.string()],
      address: z.string(),
    }),
  ),
  refusals: [],
});

export const exportAuditEntries = exportOf(listAuditEntries, {
  wire: "Export_Audit_Trail",
  summary: "Who did what to which record, with the list's filters, as a file.",
});
