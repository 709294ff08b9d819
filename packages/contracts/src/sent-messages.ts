import * as z from "zod/mini";
import { operation } from "#operation.ts";
import { paging } from "#paging.ts";
import { can } from "#roles.ts";
import { id } from "#values/ids.ts";
import { oneWordOf } from "#values/text.ts";
import { instant } from "#values/time.ts";
import { pageOf, record } from "#wire.ts";

export const messageStates = ["Waiting", "Delivered", "Given up"] as const;

export const listMessages = operation({
  wire: "Get_Messages",
  method: ["GET", "POST"],
  kind: "query",
  allow: ["admin", can("clients.view")],
  summary: "What was written to people, and whether it was delivered; newest first. Codes and passwords are masked.",
  input: record({
    /** To this client, or to the person who signs in for them. */
    clientId: ["clientid", z.optional(id({ invalid: "client_missing" }))],
    state: z.optional(oneWordOf(messageStates, { invalid: "status_invalid" })),
    ...paging(["at"]),
  }),
  output: pageOf(
    record({
      id: id(),
      kind: z.string(),
      state: z.enum(messageStates),
      /** Written from our records as they are now; null when what it told of is no longer there. */
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
      lastError: ["last_error", z.nullable(z.string())],
    }),
  ),
  refusals: [],
});
