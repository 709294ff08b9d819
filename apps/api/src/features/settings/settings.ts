import { operations } from "@thangam/contracts";
import { countRates, currentRate, setRate } from "#features/reports/loyalty/index.ts";
import { hasFactor } from "#features/session/factors/index.ts";
import { command, query } from "#kernel/handler.ts";
import { assert } from "#platform/assert.ts";
import type { Database, Transaction } from "#platform/database/db.ts";
import { lockHolidays, renewHolidays } from "./holidays/holiday-store.ts";
import { guardChanges } from "./weaker-settings.ts";
import { lockSettings, readSettings, writeSetting } from "./settings-store.ts";

export const getSettings = query(operations.getSettings, ({ db }) => readView(db));

/**
 * Saves what differs, and notes it from what to what; nothing when somebody else saved in between. What guards money less than
 * before is dangerous, like settings of approvals that ask for less.
 */
export const saveSettings = command(operations.saveSettings, async (call) => {
  const { actor, input, tx, now, today, note, refuse, danger } = call;
  await lockSettings(tx);
  const before = await readView(tx);
  if (before.version !== input.version) throw refuse("settings_changed");
  // From then on their session would lack one.
  if (input.secondFactor === true && !before.secondFactor && !(await hasFactor(tx, actor.userId)))
    throw refuse("own_factor_first");
  const detail: Record<string, boolean | number> = {};
  const renewsHolidays = (input.holidaysMoveDueDays ?? before.holidaysMoveDueDays) !== before.holidaysMoveDueDays;
  if (renewsHolidays) await lockHolidays(tx);
  for (const { key, name } of known) {
    const value = input[name];
    if (value === undefined || value === before[name]) continue;
    await writeSetting(tx, { key, value, now, actorId: actor.userId });
    detail[name] = value;
  }
  if (renewsHolidays) await renewHolidays(tx, { now, today, actorId: actor.userId });
  const { pointsPer100 = before.pointsPer100 } = input;
  if (pointsPer100 !== before.pointsPer100) {
    await setRate(tx, { pointsPer100, now, actorId: actor.userId });
    detail["pointsPer100"] = pointsPer100;
  }
  const after = await readView(tx);
  const weaker = guardChanges(before, after);
  if (weaker !== null)
    danger({ kind: "approval_settings", recordType: "settings", recordId: "shop", subject: "", to: weaker });
  note({ recordType: "settings", recordId: "shop", detail });
  return after;
});

/** What is set and where it is kept; setting_defaults() says what it is until then, and the check of the table which values it may have. */
const known = [
  { name: "autoAcknowledge", key: "auto_acknowledge" },
  { name: "reminders", key: "reminders" },
  { name: "remindersHour", key: "reminders_hour" },
  { name: "quietFromHour", key: "quiet_from_hour" },
  { name: "quietUntilHour", key: "quiet_until_hour" },
  { name: "cardWithoutNumber", key: "card_without_number" },
  { name: "upiWithoutNumber", key: "upi_without_number" },
  { name: "chequeWithoutNumber", key: "cheque_without_number" },
  { name: "bankWithoutNumber", key: "bank_without_number" },
  { name: "openPaymentsPerBook", key: "open_payments_per_book" },
  { name: "openPaymentsPerClient", key: "open_payments_per_client" },
  { name: "closingHour", key: "closing_hour" },
  { name: "counterGoesOn", key: "counter_goes_on" },
  { name: "blindCount", key: "blind_count" },
  { name: "creditsChequesOnClearing", key: "credit_cheques_on_clearing" },
  { name: "bankDays", key: "bank_days" },
  { name: "settlementDays", key: "settlement_days" },
  { name: "safeDays", key: "safe_days" },
  { name: "holidaysMoveDueDays", key: "holidays_move_due_days" },
  { name: "secondFactor", key: "second_factor" },
  { name: "mobileFirstPassword", key: "mobile_first_password" },
] as const;

type SettingKey = (typeof known)[number]["key"];

/** The newest of everything that is set, and who set the last of it. */
async function readView(db: Database | Transaction) {
  const [rows, rate, rateCount] = await Promise.all([readSettings(db), currentRate(db), countRates(db)]);
  const valueOf = (key: SettingKey) => rows.find((row) => row.key === key)?.value;
  const isOn = (key: SettingKey) => valueOf(key) === true;
  const countOf = (key: SettingKey) => {
    const value = valueOf(key);
    assert(typeof value === "number", "each number has a default");
    return value;
  };
  const changes = rows.flatMap(({ updatedAt, updatedBy }) =>
    updatedAt === null ? [] : [{ at: updatedAt, by: updatedBy }],
  );
  if (rate !== null) changes.push({ at: rate.since, by: rate.setBy?.name ?? null });
  const latest = changes.toSorted((one, other) => other.at.getTime() - one.at.getTime())[0];
  return {
    autoAcknowledge: isOn("auto_acknowledge"),
    reminders: isOn("reminders"),
    remindersHour: countOf("reminders_hour"),
    quietFromHour: countOf("quiet_from_hour"),
    quietUntilHour: countOf("quiet_until_hour"),
    cardWithoutNumber: isOn("card_without_number"),
    upiWithoutNumber: isOn("upi_without_number"),
    chequeWithoutNumber: isOn("cheque_without_number"),
    bankWithoutNumber: isOn("bank_without_number"),
    openPaymentsPerBook: countOf("open_payments_per_book"),
    openPaymentsPerClient: countOf("open_payments_per_client"),
    closingHour: countOf("closing_hour"),
    counterGoesOn: isOn("counter_goes_on"),
    blindCount: isOn("blind_count"),
    creditsChequesOnClearing: isOn("credit_cheques_on_clearing"),
    bankDays: countOf("bank_days"),
    settlementDays: countOf("settlement_days"),
    safeDays: countOf("safe_days"),
    holidaysMoveDueDays: isOn("holidays_move_due_days"),
    secondFactor: isOn("second_factor"),
    mobileFirstPassword: isOn("mobile_first_password"),
    pointsPer100: rate?.pointsPer100 ?? 0,
    version: rows.reduce((sum, row) => sum + row.version, rateCount),
    updatedAt: latest?.at ?? null,
    updatedBy: latest?.by ?? null,
  };
}
