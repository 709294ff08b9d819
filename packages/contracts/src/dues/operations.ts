import * as z from "zod/mini";
import { branchFilter, inBranch } from "#kernel/branch-rules.ts";
import { operation } from "#kernel/operation.ts";
import { paging } from "#kernel/paging.ts";
import { can } from "#kernel/roles.ts";
import { dataOf, oneOf, pageWithTotals, record } from "#kernel/wire.ts";
import { id } from "#values/ids.ts";
import { rupees } from "#values/money.ts";
import { enumOf, oneLine } from "#values/text.ts";
import { businessDay, instant } from "#values/time.ts";
import { contactKinds, dueAges, historyKinds, MAX_BOOKS_AT_ONCE, promiseFilters } from "./schemas.ts";

const allow = ["admin", can("reports.view")] as const;

const filters = {
  age: z.optional(enumOf(dueAges, { invalid: "due_age_invalid" })),
  promise: z.optional(enumOf(promiseFilters, { invalid: "promise_filter_invalid" })),
} as const;

const counted = { bookCount: ["total_count", z.int()], duePaise: ["due_amount", rupees()] } as const;

export const listDues = operation({
  wire: "Get_Dues",
  method: "POST",
  kind: "query",
  readsMuch: true,
  allow,
  branch: "seen",
  summary: "The books that are overdue, with what was said about them last; longest overdue first.",
  input: record({ ...branchFilter, ...filters, ...paging(["late", "due", "name", "promise"]) }),
  output: pageWithTotals(
    record({
      bookId: ["chitid", id()],
      bookNumber: ["fld_accountno", z.string()],
      clientId: ["clientid", id()],
      clientName: ["fld_name", z.string()],
      clientMobile: ["fld_mobile", z.string()],
      schemeName: ["fld_chitschema", z.string()],
      instalmentsPaid: ["instalments_paid", z.int()],
      instalments: ["fld_duration", z.int()],
      dueOn: ["due_on", businessDay()],
      daysOverdue: ["days_overdue", z.int()],
      instalmentsDue: ["installments_due", z.int()],
      duePaise: ["due_amount", rupees()],
      /** The day on which the client said they would pay what is due now; null without a promise. */
      promisedOn: ["promised_on", z.nullable(businessDay())],
      lastKind: ["last_kind", z.nullable(z.enum(historyKinds))],
      lastOn: ["last_on", z.nullable(businessDay())],
    }),
    record({
      /** Of what the filters leave. */
      ...counted,
      clientCount: ["client_count", z.int()],
      /** Of everything overdue, whatever the filters. */
      ages: z.array(record({ age: z.enum(dueAges), ...counted })),
      promises: record({
        all: z.int(),
        promised: z.int(),
        today: z.int(),
        passed: z.int(),
        none: z.int(),
      }),
      /** When a large shop's books were gone through; null where this answer did so. */
      notedAt: ["noted_at", z.nullable(instant())],
    }),
  ),
  refusals: [],
});

export const getDueHistory = operation({
  wire: "Get_Due_History",
  method: "POST",
  kind: "query",
  allow,
  branch: inBranch("book", "bookId"),
  summary: "How a client was reached about a book, newest first, and the message that would remind them now.",
  input: record({ bookId: ["chitid", id({ missing: "value_missing" })] }),
  output: dataOf(
    record({
      entries: z.array(
        record({
          kind: z.enum(historyKinds),
          on: businessDay(),
          at: z.nullable(instant()),
          by: z.nullable(z.string()),
          isReached: ["reached", z.nullable(z.boolean())],
          promisedOn: ["promised_on", z.nullable(businessDay())],
          note: z.nullable(z.string()),
        }),
      ),
      /** In the client's language; null where nothing is overdue any more. */
      message: z.nullable(record({ language: z.string(), subject: z.string(), text: z.string() })),
      /** Why no message can be sent now; null where one can. */
      hindrance: z.nullable(z.enum(["reminded_today", "not_wanted"])),
    }),
  ),
  refusals: ["book_not_found"],
});

interface Contact {
  kind: (typeof contactKinds)[number];
  isReached?: boolean | undefined;
  promisedOn?: unknown;
  note?: string | undefined;
}

// The twins of the checks of due_contacts.
const saysWhoWasReached = z.refine<Contact>(
  ({ kind, isReached }) => (kind === "Call" || kind === "Visit") === (isReached !== undefined),
  { error: "value_missing", path: ["reached"] },
);
const hasDayOfPromise = z.refine<Contact>(
  ({ kind, promisedOn }) => (kind === "Promise") === (promisedOn !== undefined),
  { error: "promised_day_invalid", path: ["promised_on"] },
);
const hasWords = z.refine<Contact>(({ kind, note }) => kind !== "Note" || (note ?? "") !== "", {
  error: "contact_note_missing",
  path: ["note"],
});

const bookIds = z
  .array(id({ invalid: "value_invalid" }), { error: "value_missing" })
  .check(
    z.minLength(1, { error: "value_missing" }),
    z.maxLength(MAX_BOOKS_AT_ONCE, { error: "too_many_books_at_once" }),
  );

export const noteContact = operation({
  wire: "Note_Due_Contact",
  method: "POST",
  kind: "command",
  allow,
  branch: "seen",
  summary: "Notes a call, a visit, a remark or a promised day about overdue books.",
  auditLabel: "Noted a contact about dues",
  input: record({
    bookIds: ["chitids", bookIds],
    kind: enumOf(contactKinds, { missing: "value_missing", invalid: "value_invalid" }),
    /** Of a call or a visit: whether somebody was reached. */
    isReached: ["reached", z.optional(z.boolean())],
    /** Of a promise. */
    promisedOn: ["promised_on", z.optional(businessDay({ invalid: "promised_day_invalid" }))],
    note: z.optional(oneLine({ max: 300 })),
  }).check(saysWhoWasReached, hasDayOfPromise, hasWords),
  output: oneOf(record({ count: z.int() })),
  refusals: ["book_not_found", "promised_day_out_of_range"],
});

export const remindDues = operation({
  wire: "Remind_Dues",
  method: "POST",
  kind: "command",
  allow,
  branch: "seen",
  summary:
    "Sends each client a reminder of their overdue books among these, in their language; nobody twice on a day, and nobody who does not want any.",
  auditLabel: "Reminded clients of dues",
  input: record({ bookIds: ["chitids", bookIds] }),
  output: oneOf(
    record({
      /** Books that a message tells of. */
      toldCount: ["told_count", z.int()],
      /** Books whose clients were reminded today, want no reminders, or owe nothing any more. */
      leftOutCount: ["left_out_count", z.int()],
    }),
  ),
  refusals: ["book_not_found"],
});
