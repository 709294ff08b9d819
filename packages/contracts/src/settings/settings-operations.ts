import * as z from "zod/mini";
import { operation } from "#kernel/operation.ts";
import { oneOf, record } from "#kernel/wire.ts";
import { count } from "#values/ids.ts";
import { instant } from "#values/time.ts";

const openPayments = { min: 1, max: 1000, invalid: "open_payments_invalid" } as const;

/** What an Admin may set. Each is kept under its name on the wire; the table's own check is the twin of its kind. */
const switchable = {
  /** Credit an online payment as soon as the gateway has verified it, without staff. */
  autoAcknowledge: ["auto_acknowledge", z.boolean()],
  /** Remind people of what falls due and of books that mature. */
  reminders: z.boolean(),
  /** From this hour of the shop's day on. */
  remindersHour: ["reminders_hour", count({ max: 23, invalid: "hour_invalid" })],
  /** From this hour of the shop's day on a push waits until the other one; none waits where they are the same. */
  quietFromHour: ["quiet_from_hour", count({ max: 23, invalid: "hour_invalid" })],
  quietUntilHour: ["quiet_until_hour", count({ max: 23, invalid: "hour_invalid" })],
  /** Take money at the counter by this method without the number of its slip, transfer or cheque. */
  cardWithoutNumber: ["card_without_number", z.boolean()],
  upiWithoutNumber: ["upi_without_number", z.boolean()],
  chequeWithoutNumber: ["cheque_without_number", z.boolean()],
  bankWithoutNumber: ["bank_without_number", z.boolean()],
  /** How many online payments may be open at once, for one book and of one client. */
  openPaymentsPerBook: ["open_payments_per_book", count(openPayments)],
  openPaymentsPerClient: ["open_payments_per_client", count(openPayments)],
  /** Before this hour of its day, today is closed only by somebody who confirms it. */
  closingHour: ["closing_hour", count({ max: 23, invalid: "hour_invalid" })],
  /** After the close of a day the counter goes on with the next one; otherwise it refuses payments until then. */
  counterGoesOn: ["counter_goes_on", z.boolean()],
  /** Employees count the drawer before they are told what the books expect in it. */
  blindCount: ["blind_count", z.boolean()],
  /** Credit a cheque when the bank has paid it; otherwise at once. */
  creditsChequesOnClearing: ["credit_cheques_on_clearing", z.boolean()],
  /** How many of the bank's working days may pass until its statement shows something. */
  bankDays: ["bank_days", count({ min: 1, max: 30 })],
  /** How many days may pass until a settlement of the gateway contains what it captured. */
  settlementDays: ["settlement_days", count({ min: 1, max: 30 })],
  /** How many days cash may lie in the safe until somebody counts it who closes no days. */
  safeDays: ["safe_days", count({ min: 1, max: 30 })],
  /** What falls due on a holiday that has not come yet is due on the next day that is none. */
  holidaysMoveDueDays: ["holidays_move_due_days", z.boolean()],
  /** Admins, and Employees who may move money, sign in with a second factor. */
  secondFactor: ["second_factor", z.boolean()],
  /** The first password of a new client is their mobile number; otherwise one is made and mailed to them. */
  mobileFirstPassword: ["mobile_first_password", z.boolean()],
} as const;

const settings = record({
  ...switchable,
  /** Loyalty points that a hundred rupees earn. Kept with its day: what was earned before stays. */
  pointsPer100: ["loyalty_points_per_100", z.int()],
  /** Grows with every change; a save must name the one it was made from. */
  version: z.int(),
  updatedAt: ["updated_at", z.nullable(instant())],
  updatedBy: ["updated_by", z.nullable(z.string())],
});

export const getSettings = operation({
  wire: "Get_Settings",
  method: ["GET", "POST"],
  kind: "query",
  allow: ["admin"],
  summary: "What the shop has set.",
  input: record({}),
  output: oneOf(settings),
  refusals: [],
});

export const saveSettings = operation({
  wire: "Save_Settings",
  method: "POST",
  kind: "command",
  allow: ["admin"],
  summary:
    "Changes what the shop has set, unless somebody else did since it was read; what is not named stays as it is.",
  auditLabel: "Changed the settings",
  approval: { kinds: ["approval_settings"] },
  input: record({
    autoAcknowledge: ["auto_acknowledge", z.optional(switchable.autoAcknowledge[1])],
    reminders: z.optional(switchable.reminders),
    remindersHour: ["reminders_hour", z.optional(switchable.remindersHour[1])],
    quietFromHour: ["quiet_from_hour", z.optional(switchable.quietFromHour[1])],
    quietUntilHour: ["quiet_until_hour", z.optional(switchable.quietUntilHour[1])],
    cardWithoutNumber: ["card_without_number", z.optional(switchable.cardWithoutNumber[1])],
    upiWithoutNumber: ["upi_without_number", z.optional(switchable.upiWithoutNumber[1])],
    chequeWithoutNumber: ["cheque_without_number", z.optional(switchable.chequeWithoutNumber[1])],
    bankWithoutNumber: ["bank_without_number", z.optional(switchable.bankWithoutNumber[1])],
    openPaymentsPerBook: ["open_payments_per_book", z.optional(switchable.openPaymentsPerBook[1])],
    openPaymentsPerClient: ["open_payments_per_client", z.optional(switchable.openPaymentsPerClient[1])],
    closingHour: ["closing_hour", z.optional(switchable.closingHour[1])],
    counterGoesOn: ["counter_goes_on", z.optional(switchable.counterGoesOn[1])],
    blindCount: ["blind_count", z.optional(switchable.blindCount[1])],
    creditsChequesOnClearing: ["credit_cheques_on_clearing", z.optional(switchable.creditsChequesOnClearing[1])],
    bankDays: ["bank_days", z.optional(switchable.bankDays[1])],
    settlementDays: ["settlement_days", z.optional(switchable.settlementDays[1])],
    safeDays: ["safe_days", z.optional(switchable.safeDays[1])],
    holidaysMoveDueDays: ["holidays_move_due_days", z.optional(switchable.holidaysMoveDueDays[1])],
    secondFactor: ["second_factor", z.optional(switchable.secondFactor[1])],
    mobileFirstPassword: ["mobile_first_password", z.optional(switchable.mobileFirstPassword[1])],
    pointsPer100: ["loyalty_points_per_100", z.optional(count({ max: 1000, invalid: "loyalty_points_invalid" }))],
    version: count({ max: 100_000_000 }),
  }),
  output: oneOf(settings),
  refusals: ["settings_changed", "own_factor_first", "holidays_in_a_row", "holidays_in_a_year"],
});
