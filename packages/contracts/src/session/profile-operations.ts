import * as z from "zod/mini";
import { operation } from "#kernel/operation.ts";
import { listOf, oneOf, record } from "#kernel/wire.ts";
import { languages } from "@thangam/texts/languages";
import { enumOf, text } from "#values/text.ts";
import { instant } from "#values/time.ts";

const sessionRow = record({
  id: z.string(),
  address: z.string(),
  /** The browser, as it calls itself. */
  userAgent: ["user_agent", z.string()],
  signedInAt: ["signed_in_at", instant()],
  lastSeenAt: ["last_seen_at", instant()],
  isThisOne: ["current", z.boolean()],
});

export const listMySessions = operation({
  wire: "Get_My_Sessions",
  method: "GET",
  kind: "query",
  allow: "signed-in",
  summary: "Where the signed-in person is signed in.",
  input: record({}),
  output: listOf(sessionRow),
  refusals: [],
});

export const endSession = operation({
  wire: "End_Session",
  method: "POST",
  kind: "command",
  allow: "signed-in",
  summary: "Signs the person out elsewhere: one session, or all but this one when none is named.",
  auditLabel: "Signed out elsewhere",
  input: record({ sessionId: ["id", z.optional(text({ max: 40 }))] }),
  output: oneOf(record({ ended: z.int() })),
  refusals: ["not_found"],
});

export const saveReminderChoice = operation({
  wire: "Save_Reminder_Choice",
  method: "POST",
  kind: "command",
  allow: "signed-in",
  summary: "Keeps whether the person is reminded of what falls due and of books that mature, by e-mail and SMS.",
  auditLabel: "Chose about reminders",
  input: record({ wantsReminders: ["wants_reminders", z.boolean({ error: "value_missing" })] }),
  output: oneOf(record({ wantsReminders: ["wants_reminders", z.boolean()] })),
  refusals: [],
});

export const saveProfile = operation({
  wire: "Save_Profile",
  method: "POST",
  kind: "command",
  allow: "signed-in",
  summary: "Keeps the person's language.",
  auditLabel: "Chose a language",
  input: record({ language: enumOf(languages, { missing: "language_missing", invalid: "language_missing" }) }),
  output: oneOf(record({ language: z.enum(languages) })),
  refusals: [],
});

const deviceRow = record({
  id: z.string(),
  /** From where it was seen last. */
  address: z.string(),
  /** The browser, as it calls itself. */
  userAgent: ["user_agent", z.string()],
  firstSeenAt: ["first_seen_at", instant()],
  lastSeenAt: ["last_seen_at", instant()],
  isThisOne: ["current", z.boolean()],
});

export const listMyDevices = operation({
  wire: "Get_My_Devices",
  method: "GET",
  kind: "query",
  allow: "signed-in",
  summary: "The browsers in which the signed-in person showed who they are, signed in there now or not.",
  input: record({}),
  output: listOf(deviceRow),
  refusals: [],
});

export const forgetDevice = operation({
  wire: "Forget_Device",
  method: "POST",
  kind: "command",
  allow: "signed-in",
  summary: "Forgets a device of the person and signs them out there; all but this one when none is named.",
  auditLabel: "Forgot a device",
  input: record({ device: ["id", z.optional(text({ max: 40 }))] }),
  output: oneOf(record({ forgotten: z.int() })),
  refusals: ["not_found"],
});
