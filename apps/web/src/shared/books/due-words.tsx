import { Clock } from "lucide-react";
import { shortDay } from "#format/short-day.ts";
import { wholeRupees } from "#format/rupees.ts";
import { grams } from "#format/grams.ts";
import { t } from "#i18n/i18n.ts";
import { Pill } from "#ui/pill.tsx";
import type { PillTone } from "#ui/pill.tsx";
import { daysBetween, latenessOf } from "./savings.ts";
import type { Due, Lateness } from "./savings.ts";

const toneOf = { "on time": "calm", safe: "warn", late: "bad" } as const satisfies Record<Lateness, PillTone>;

/** "2 days late", "due today" or "due 25 Nov". */
export function DuePill({ due, today }: { due: Due; today: string }) {
  const lateness = latenessOf(due, today);
  return (
    <Pill tone={toneOf[lateness]}>
      {lateness !== "on time" && <Clock size={14} aria-hidden />}
      {dueWords(due, today)}
    </Pill>
  );
}

export function dueWords({ dueOn }: Due, today: string): string {
  const late = daysBetween(dueOn, today);
  if (late > 0) return t("{count, plural, one {# day late} other {# days late}}", { count: late });
  return late === 0 ? t("due today") : t("due {day}", { day: shortDay(dueOn, today) });
}

/** What paying in time is good for, or what it costs that it was not; null where lateness costs nothing. */
export function lateNote(due: Due, today: string): string | null {
  const { safeUntil, lateCosts, lostPaise, lostMg } = due;
  if (lateCosts === null || safeUntil === null) return null;
  const until = shortDay(safeUntil, today);
  if (latenessOf(due, today) !== "late")
    return lateCosts === "bonus"
      ? t("Pay by {day} and your bonus stays whole.", { day: until })
      : t("Pay by {day} and your book matures on its day.", { day: until });
  if (lateCosts === "maturity") return t("Each day of waiting moves the day on which your book matures.");
  const lost = [lostPaise > 0n ? wholeRupees(lostPaise) : null, lostMg > 0n ? grams(lostMg) : null];
  const amount = lost.filter((part) => part !== null).join(" + ");
  return amount === "" ? null : t("Being late costs {amount} of your bonus so far.", { amount });
}
