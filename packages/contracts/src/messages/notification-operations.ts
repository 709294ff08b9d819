import * as z from "zod/mini";
import { branchFilter } from "#kernel/branch-rules.ts";
import { operation } from "#kernel/operation.ts";
import { paging } from "#kernel/paging.ts";
import { oneOf, pageWithTotals, record } from "#kernel/wire.ts";
import { id } from "#values/ids.ts";
import { enumOf } from "#values/text.ts";
import { businessDay, instant } from "#values/time.ts";
import { notificationKinds } from "./notification-schemas.ts";

/** Enough for a page of them. */
const maxSeen = 200;

export const listNotifications = operation({
  wire: "Get_Notifications",
  method: ["GET", "POST"],
  kind: "query",
  allow: "signed-in",
  branch: "seen",
  summary:
    "What the person should know: staff their open work, counted; customers the news of their books, newest first.",
  input: record({ ...branchFilter, page: paging([]).page, pageSize: paging([]).pageSize }),
  output: pageWithTotals(
    record({
      kind: z.enum(notificationKinds),
      /** Of the message that a customer's notification is; null of open work. */
      id: z.nullable(id()),
      /** How much there is of it, and how much of that is new since it was seen. */
      total: z.int(),
      unread: z.int(),
      /** Of the newest. */
      at: instant(),
      /** What the message is called, in the reader's language; null of open work. */
      subject: z.nullable(z.string()),
      /** The book it is about, if it is about one. */
      bookId: ["chitid", z.nullable(id())],
      /** The earliest day that is not closed; null of everything else. */
      day: z.nullable(businessDay()),
    }),
    /** How many of these lines, on every page, hold something new. */
    record({ unread: z.int() }),
  ),
  refusals: [],
});

export const markNotificationsSeen = operation({
  wire: "Mark_Notifications_Read",
  method: "POST",
  kind: "command",
  allow: "signed-in",
  branch: "seen",
  // The handler looks these up among the caller's own messages.
  publicFields: ["seen"],
  summary: "Notes that the person has seen these, as they were shown; what came since stays unread.",
  auditLabel: "Read their notifications",
  input: record({
    seen: z
      .array(
        record({
          kind: enumOf(notificationKinds, { missing: "notification_missing", invalid: "notification_missing" }),
          id: z.optional(id({ invalid: "notification_missing" })),
          at: instant({ missing: "notification_missing", invalid: "notification_missing" }),
        }),
        { error: "notification_missing" },
      )
      .check(z.minLength(1, "notification_missing"), z.maxLength(maxSeen, "notification_missing")),
    /** A customer: and everything that was written before these. */
    andOlder: ["and_older", z._default(z.boolean({ error: "value_invalid" }), false)],
  }),
  output: oneOf(record({ unread: z.int() })),
  refusals: [],
});
