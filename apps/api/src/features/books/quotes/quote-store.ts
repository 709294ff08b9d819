import { paymentRules, accruals } from "@thangam/contracts/schemes/schemas";
import type { BusinessDay } from "@thangam/contracts/values/time";
import { benefitsOf } from "#features/schemes/index.ts";
import type { Reader } from "#platform/database/db.ts";
import { word } from "#platform/word.ts";
import type { HeldMoney, ScheduledInstalment } from "./benefit-rules.ts";
import type { BookRow } from "#features/books/book-store.ts";
import { paceOf } from "#features/books/book-view.ts";
import { dueDayOf } from "#features/books/due-day.ts";
import type { QuoteFacts } from "./quote.ts";

interface QuoteRow {
  benefit_rules: unknown;
  rounding_places: number;
  matures_on: string;
  rate_paise: bigint | null;
  open_weight_mg: bigint | null;
  paid: PaidInstalment[];
}

interface PaidInstalment {
  number: number;
  /** Never known of one paid before the portal. */
  on: string | null;
  paise: string;
  mg: string;
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
         'on', to_char(p.business_day, 'YYYY-MM-DD'), 'paise', c.amount_paise::text, 'mg', c.weight_mg::text)), '[]')
       from instalment_credits c left join payments p on p.id = c.payment_id
       where c.book_id = b.id and c.reversed_by_journal_id is null) as paid
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
    schedule: scheduleOf(book, paymentRule === "fixed" ? row.paid : inTurn(row.paid)),
    held: paymentRule === "fixed" ? [] : row.paid.map((paid) => heldSince(book, paid)),
    ratePaisePerGram: row.rate_paise,
    openWeightMg: row.open_weight_mg,
  };
}

/** A payment of a flexible book is for no instalment in particular and never late: so many of the first ones are paid. */
function inTurn(paid: readonly PaidInstalment[]): PaidInstalment[] {
  return paid.map((payment, index) => ({ ...payment, number: index + 1, on: null }));
}

/** What was paid before the portal counts from the day it was due. */
function heldSince(book: BookRow, { number, on, paise }: PaidInstalment): HeldMoney {
  return { since: on ?? dueDay(book, number), amountPaise: BigInt(paise) };
}

function scheduleOf(book: BookRow, paid: readonly PaidInstalment[]): ScheduledInstalment[] {
  const paidByNumber = new Map(paid.map((payment) => [payment.number, payment]));
  return Array.from({ length: book.instalments }, (_, index) => {
    const payment = paidByNumber.get(index + 1);
    return {
      dueOn: dueDay(book, index + 1),
      isPaid: payment !== undefined,
      paidOn: payment?.on ?? null,
      weightMg: BigInt(payment?.mg ?? 0),
    };
  });
}

function dueDay(book: BookRow, instalment: number): BusinessDay {
  return dueDayOf(book.opened_on, instalment, book.months_before, paceOf(book));
}
