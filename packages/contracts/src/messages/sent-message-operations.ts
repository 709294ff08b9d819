import { branchFilter } from "#kernel/branch-rules.ts";
import * as z from "zod/mini";
import { exportFields, exportFormats, file } from "#kernel/file.ts";
import { operation } from "#kernel/operation.ts";
import { paging } from "#kernel/paging.ts";
import { can } from "#kernel/roles.ts";
import { oneOf, pageOf, record } from "#kernel/wire.ts";
import { id } from "#values/ids.ts";
import { enumOf } from "#values/text.ts";
import { businessDay, instant } from "#values/time.ts";
import { messageKinds, messageStateCodes, messageChannelCodes, resendBars, sendFailureCodes } from "./schemas.ts";

const { search, sort, page, pageSize } = paging(["at"]);

const filters = {
  /** To this client, or to the person who signs in for them. */
  clientId: ["clientid", z.optional(id({ invalid: "client_missing" }))],
  state: z.optional(enumOf(messageStateCodes.phrases, { invalid: "status_invalid" })),
  kind: z.optional(enumOf(messageKinds, { invalid: "message_kind_invalid" })),
  way: z.optional(enumOf(messageChannelCodes.phrases, { invalid: "message_way_invalid" })),
  /** On which it was written. */
  day: z.optional(businessDay({ invalid: "date_invalid" })),
  search,
  sort,
} as const;

const message = record({
  id: id(),
  kind: z.string(),
  state: z.enum(messageStateCodes.phrases),
  /** Written from our records as they are now; null when what it is about is no longer there. */
  subject: z.nullable(z.string()),
  mail: z.nullable(z.string()),
  sms: z.nullable(z.string()),
  toName: ["fld_name", z.nullable(z.string())],
  toEmail: ["fld_email", z.nullable(z.string())],
  toMobile: ["fld_mobile", z.nullable(z.string())],
  writtenAt: ["written_at", instant()],
  /** When the mail went, and the SMS; null before that, and for a message that has none. */
  mailedAt: ["mailed_at", z.nullable(instant())],
  textedAt: ["texted_at", z.nullable(instant())],
  attempts: z.int(),
  /** Why the last attempt failed, and what the mail server or SMS gateway said about it, in its words. */
  failure: z.nullable(z.enum(sendFailureCodes.phrases)),
  lastError: ["last_error", z.nullable(z.string())],
  /** How often somebody had it sent again, and why it cannot be now; null when it can. */
  resends: z.int(),
  resendBar: ["resend_bar", z.nullable(z.enum(resendBars))],
});

export const listMessages = operation({
  wire: "Get_Messages",
  method: ["GET", "POST"],
  kind: "query",
  allow: ["admin", can("clients.view")],
  branch: "seen",
  summary: "What was written to people, and whether it was delivered; newest first. Codes and passwords are masked.",
  input: record({ ...branchFilter, ...filters, page, pageSize }),
  output: pageOf(message),
  refusals: [],
});

export const exportMessages = operation({
  wire: "Export_Messages",
  method: "POST",
  kind: "query",
  allow: ["admin"],
  summary: "The messages, with their filters, as a file, without what they say.",
  input: record({ ...branchFilter, ...filters, ...exportFields }),
  output: file(...exportFormats),
  refusals: ["export_too_long"],
});

export const resendMessage = operation({
  wire: "Resend_Message",
  method: "POST",
  kind: "command",
  allow: ["admin"],
  summary:
    "Sends a message again that was delivered or given up, written anew from our records; never one that carried a code or password.",
  auditLabel: "Sent a message again",
  input: record({ id: id({ missing: "message_missing", invalid: "message_missing" }) }),
  output: oneOf(record({ id: id(), state: z.enum(messageStateCodes.phrases) })),
  refusals: ["message_not_found", ...resendBars],
});
