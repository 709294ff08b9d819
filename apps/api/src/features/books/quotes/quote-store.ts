import type { BusinessDay } from "@thangam/contracts/values/time";
import type * as z from "zod/mini";
import { benefitsOf } from "#features/schemes/index.ts";
import type { Reader } from "#platform/database/db.ts";
import type { HeldMoney, ScheduledInstalment } from "./benefit-progress.ts";
import type { BookRow } from "#features/books/book-store.ts";
import { assert } from "#platform/assert.ts";
import * as column from "#platform/database/columns.ts";
import { queryOnlyRow, row } from "#platform/database/rows.ts";
import type { QuoteFacts } from "./quote.ts";

const paidInstalment = column.object({
  number: column.integer,
  dueOn: column.day,
  /** Never known of one paid before the portal. */
  paidOn: column.nullable(column.day),
  amountPaise: column.paiseText,
  weightMg: column.milligramsText,
});

type PaidInstalment = z.output<typeof paidInstalment>;

const quoteRow = row({
  benefitRules: column.json,
  roundingPlaces: column.integer,
  maturesOn: column.day,
  /** Of the instalments from the first to the last. */
  dueDays: column.listOf(column.day),
  ratePaisePerGram: column.nullable(column.paise),
  openWeightMg: column.nullable(column.milligrams),
  paid: column.listOf(paidInstalment),
});

/**
 * What `quoteOf` needs to know of a book. To be read in the snapshot or the transaction in which the book was read:
 * what is settled is what was quoted.
 */
export async function quoteFactsOf(db: Reader, book: BookRow, today: string): Promise<QuoteFacts> {
  const found = await queryOnlyRow(db, quoteRow)`
    select v.benefit_rules, v.rounding_places, to_char(b.matures_on, 'YYYY-MM-DD') as matures_on,
      (select jsonb_agg(to_char(book_due_day(b, v, i), 'YYYY-MM-DD') order by i)
       from generate_series(1, b.instalments) i) as due_days,
      r.rate_paise_per_gram,
      case v.rounding_basis
        when 'row' then n.open * weight_for_amount(v, b.id, b.amount_paise, r.rate_paise_per_gram)
        else weight_for_amount(v, b.id, n.open * b.amount_paise, r.rate_paise_per_gram) end as open_weight_mg,
      (select coalesce(jsonb_agg(jsonb_build_object('number', c.instalment_number,
         'dueOn', to_char(book_due_day(b, v, c.instalment_number), 'YYYY-MM-DD'), 'paidOn', to_char(p.business_day, 'YYYY-MM-DD'), 'amountPaise', c.amount_paise::text,
         'weightMg', c.weight_mg::text)), '[]')
       from instalment_credits c left join payments p on p.id = c.payment_id
       where c.book_id = b.id and c.reversed_by_journal_id is null) as paid
    from books b
    join scheme_versions v on v.id = b.scheme_version_id
    cross join lateral (select b.instalments - ${book.instalmentsPaid}::int as open) n
    left join lateral rate_of_day(${today}::date, b.branch_id) r on true
    where b.id = ${book.id}`;
  const { accrual, paymentRule, amountPaise, instalments, instalmentsPaid, paidTotalPaise, weightTotalMg } = book;
  const { benefitRules, roundingPlaces, maturesOn, dueDays, ratePaisePerGram, openWeightMg, paid } = found;
  const [joinedOn] = dueDays;
  assert(joinedOn !== undefined, "a book has instalments");
  return {
    rules: benefitsOf(benefitRules),
    accrual,
    paymentRule,
    amountPaise,
    instalments,
    instalmentsPaid,
    paidPaise: paidTotalPaise,
    weightMg: weightTotalMg,
    weightStepMg: roundingPlaces === 2 ? 10n : 1n,
    isOpen: book.status === "approved",
    joinedOn,
    maturesOn,
    schedule: scheduleOf(dueDays, paymentRule === "fixed" ? paid : inTurn(paid)),
    held: paymentRule === "fixed" ? [] : paid.map(heldSince),
    ratePaisePerGram,
    openWeightMg,
  };
}

/** A payment of a flexible book is for no instalment in particular and never late: so many of the first ones are paid. */
function inTurn(paid: readonly PaidInstalment[]): PaidInstalment[] {
  return paid.map((payment, index) => ({ ...payment, number: index + 1, paidOn: null }));
}

/** What was paid before the portal counts from the day it was due. */
function heldSince({ dueOn, paidOn, amountPaise }: PaidInstalment): HeldMoney {
  return { since: paidOn ?? dueOn, amountPaise };
}

function scheduleOf(dueDays: readonly BusinessDay[], paid: readonly PaidInstalment[]): ScheduledInstalment[] {
  const paidByNumber = new Map(paid.map((payment) => [payment.number, payment]));
  return dueDays.map((dueOn, index) => {
    const payment = paidByNumber.get(index + 1);
    return {
      dueOn,
      isPaid: payment !== undefined,
      paidOn: payment?.paidOn ?? null,
      weightMg: payment?.weightMg ?? 0n,
    };
  });
}
