import { paymentRules, accruals } from "@thangam/contracts/schemes";
import { benefitsOf } from "#features/schemes/index.ts";
import type { Reader } from "#platform/db.ts";
import { word } from "#platform/word.ts";
import type { ScheduledInstalment } from "./benefit-rules.ts";
import type { BookRow } from "./book-store.ts";
import { paceOf } from "./book-view.ts";
import { dueDayOf } from "./due-day.ts";
import type { QuoteFacts } from "./quote.ts";

interface QuoteRow {
  benefit_rules: unknown;
  rounding_places: number;
  matures_on: string;
  rate_paise: bigint | null;
  open_weight_mg: bigint | null;
  /** Of a book of fixed instalments those that are paid, and when; never known of one paid before the portal. */
  paid: { number: number; on: string | null }[];
}

/**
 * What `quoteOf` needs to know of a book. To be read in the snapshot or the transaction in which the book was read:
 * what is settled is what was quoted.
 */
export async function quoteFactsOf(db: Reader, book: BookRow, today: string): Promise<QuoteFacts> {
  const [row] = await db.$queryRaw<[QuoteRow]>`
    select v.benefit_rules, v.rounding_places, to_char(b.matures_on, 'YYYY-MM-DD') as matures_on,
      r.rate_paise_per_gram as rate_paise,
      case v.rounding_basis
        when 'row' then n.open * weight_for_amount(v, b.id, b.amount_paise, r.rate_paise_per_gram)
        else weight_for_amount(v, b.id, n.open * b.amount_paise, r.rate_paise_per_gram) end as open_weight_mg,
      (select coalesce(jsonb_agg(jsonb_build_object('number', c.instalment_number,
         'on', to_char(p.business_day, 'YYYY-MM-DD'))), '[]')
       from instalment_credits c left join payments p on p.id = c.payment_id
       where c.book_id = b.id and c.reversed_by_journal_id is null and v.payment_rule = 'fixed') as paid
    from books b
    join scheme_versions v on v.id = b.scheme_version_id
    join book_balances s on s.book_id = b.id
    cross join lateral (select b.instalments - s.instalments_paid as open) n
    left join lateral rate_of_day(${today}::date) r on true
    where b.id = ${book.id}`;
  const paymentRule = word(book.payment_rule, paymentRules);
  return {
    rules: benefitsOf(row.benefit_rules),
    accrual: word(book.accrual, accruals),
    paymentRule,
    amountPaise: book.amount_paise,
    instalments: book.instalments,
    instalmentsPaid: book.instalments_paid,
    paidPaise: book.paid_paise,
    weightMg: book.weight_mg,
    weightStepMg: row.rounding_places === 2 ? 10n : 1n,
    isOpen: book.status === "Approved",
    joinedOn: dueDayOf(book.opened_on, 1, book.months_before, paceOf(book)),
    maturesOn: row.matures_on,
    schedule: scheduleOf(book, paymentRule === "fixed" ? row.paid : anyPaymentsOf(book)),
    ratePaisePerGram: row.rate_paise,
    openWeightMg: row.open_weight_mg,
  };
}

/** A payment of a flexible book is for no instalment in particular: so many of the first ones are paid. */
function anyPaymentsOf({ instalments_paid: paid }: BookRow): QuoteRow["paid"] {
  return Array.from({ length: paid }, (_, index) => ({ number: index + 1, on: null }));
}

function scheduleOf(book: BookRow, paid: QuoteRow["paid"]): ScheduledInstalment[] {
  const paidOnByNumber = new Map(paid.map(({ number, on }) => [number, on]));
  return Array.from({ length: book.instalments }, (_, index) => ({
    dueOn: dueDayOf(book.opened_on, index + 1, book.months_before, paceOf(book)),
    isPaid: paidOnByNumber.has(index + 1),
    paidOn: paidOnByNumber.get(index + 1) ?? null,
  }));
}
