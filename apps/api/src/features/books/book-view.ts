import { milligrams, paise } from "@thangam/contracts/values/money";
import { businessDayOf } from "@thangam/contracts/values/time";
import { bookStatuses, memberTypes } from "@thangam/contracts/books/schemas";
import { word } from "#platform/word.ts";
import type { BookRow } from "./book-store.ts";
import { dueDayOf } from "./due-day.ts";
import type { Pace } from "./due-day.ts";
import { settlementView } from "./settling/settlement-view.ts";

/** A book as both staff and its owner see it. */
export function bookView(row: BookRow) {
  const status = word(row.status, bookStatuses);
  const paymentRule = word(row.payment_rule, ["fixed", "flexible"]);
  const nextInstalment = status === "Approved" ? row.next_instalment : null;
  const isDueOnADay = nextInstalment !== null && paymentRule === "fixed";
  return {
    id: row.id,
    clientId: row.client_id,
    number: row.number,
    schemeName: row.scheme_name,
    schemeType: word(row.scheme_type, ["Monthly", "Daily"]),
    accrual: word(row.accrual, ["amount", "weight"]),
    paymentRule,
    amountPaise: paise(row.amount_paise),
    instalments: row.instalments,
    memberType: word(row.member_type, memberTypes),
    paidMonths: row.paid_months,
    status,
    openedOn: businessDayOf(row.opened_on),
    instalmentsPaid: row.instalments_paid,
    nextInstalment,
    nextDueOn: isDueOnADay ? dueDayOf(row.opened_on, nextInstalment, row.months_before, paceOf(row)) : null,
    paidTotalPaise: paise(row.paid_paise),
    weightTotalMg: milligrams(row.weight_mg),
    settlement: settlementView(row),
  };
}

/** How its instalments follow one another. */
export function paceOf({ scheme_type: schemeType, instalments_per_month: instalmentsPerMonth }: BookRow): Pace {
  return { schemeType, instalmentsPerMonth };
}
