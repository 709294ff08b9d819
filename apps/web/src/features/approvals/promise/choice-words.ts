import { t } from "#i18n/i18n.ts";

/** A choice of the terms in the words of its field; one that no field has stays as it is. */
export function choiceWords(path: string, value: string): string {
  return choices[path]?.[value]?.() ?? value;
}

const choices: Readonly<Record<string, Readonly<Record<string, () => string>>>> = {
  "schedule.due": { joining: () => t("the joining day") },
  "schedule.closes.of": {
    maturity: () => t("so long after the book is ready"),
    joining: () => t("so long after joining"),
  },
  "gold.purity": { "24K": () => t("24 carat"), "22K": () => t("22 carat"), "18K": () => t("18 carat") },
  "gold.rate": {
    payment: () => t("of the day of each payment"),
    next_day: () => t("of the day after each payment"),
    redemption: () => t("of the day on which it is taken"),
    average: () => t("the average of all payments"),
    lowest: () => t("the lowest of all payments"),
    lower_of: () => t("of the payment or of the taking, the lower"),
  },
  "gold.round.mode": { down: () => t("Down"), half_up: () => t("To the nearest") },
  "gold.round.total": { sum: () => t("Each payment by itself"), exact: () => t("The total of the book") },
  "benefits.*.as": { rupees: () => t("Rupees"), gold: () => t("Gold"), making: () => t("Off the making") },
  "benefits.*.of": {
    instalment: () => t("one instalment"),
    paid: () => t("all that was paid"),
    saved: () => t("the gold that was saved"),
    payment: () => t("each payment, by its own day"),
  },
  "benefits.*.covers": { saved: () => t("as many grams as were saved"), bill: () => t("the whole bill") },
  "late.each": { instalment: () => t("each late instalment"), "30 days": () => t("each 30 days of lateness") },
  "late.lose": { instalment: () => t("an instalment's part of the benefits"), all: () => t("all benefits") },
  "late.moves": {
    longest: () => t("later by the longest lateness"),
    months: () => t("a month later for each late instalment"),
  },
  "exit.*.deduct.*.of": { paid: () => t("of what was paid"), first: () => t("of the first payment") },
  "topups.*.on": { payment: () => t("payments made on these days"), joining: () => t("who joins on these days") },
  "topups.*.of": { paid: () => t("all that was paid"), gold: () => t("the gold that was saved") },
  "tax.on": { bill: () => t("the bill"), advance: () => t("what was paid in advance") },
};
