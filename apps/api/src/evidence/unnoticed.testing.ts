/**
 * The table of what `ledger:verify` does not notice without checkpoints, and why: what somebody does as a superuser and then puts right
 * by writing every chain, sum and total anew. A test fails when an edit is missed that the table calls noticed, and the other way round.
 */
export interface CompoundEdit {
  what: string;
  statements: readonly string[];
  /** Why nothing in the database tells of it; null where something does. */
  unnoticed: string | null;
}

const anew = "Every chain is written anew as if the portal had written the rows so in the first place.";
const nothingLeft = "Nothing is left that refers to it, and the numbers before it have no gap.";

const newest = "(select id from journals where kind = 'Receipt' order by id desc limit 3)";
const erase = (payments: string) => [
  `create temp table gone as select id, payment_id from journals where payment_id in ${payments}`,
  "delete from postings where journal_id in (select id from gone)",
  "delete from instalment_credits where journal_id in (select id from gone)",
  "delete from journals where id in (select id from gone)",
  "delete from payments where id in (select payment_id from gone)",
];
const setBack = `update receipt_series set last_number = last_number - 3`;
const one = "(select max(id) from payments where status = 'credited' and weight_mg is not null)";
const journalOfOne = `(select id from journals where payment_id = ${one} and kind = 'Receipt')`;
const twoBooks = `(select id, client_id, lead(client_id) over w as after, lag(client_id) over w as before
  from (select * from books order by id limit 2) b window w as (order by id))`;
const twoClients = `(select id, name, lead(name) over w as after, lag(name) over w as before
  from (select * from clients order by id limit 2) c window w as (order by id))`;
const twoReceipts = `(select id, receipt_number, lead(receipt_number) over w as after, lag(receipt_number) over w as before
  from (select * from payments where receipt_number is not null order by id limit 2) p window w as (order by id))`;

export const compoundEdits: readonly CompoundEdit[] = [
  {
    what: "the newest three payments are erased, with their receipts and the newest entries of the trail",
    statements: [
      ...erase(`(select payment_id from journals where id in ${newest})`),
      setBack,
      "delete from audit_entries where id in (select id from audit_entries order by id desc limit 3)",
    ],
    unnoticed: nothingLeft,
  },
  {
    what: "two books change owners",
    statements: [
      `update books b set client_id = coalesce(two.after, two.before) from ${twoBooks} two where two.id = b.id`,
    ],
    unnoticed: anew,
  },
  {
    what: "two clients change names",
    statements: [
      `update clients c set name = coalesce(two.after, two.before) from ${twoClients} two where two.id = c.id`,
    ],
    unnoticed: anew,
  },
  {
    what: "two payments change receipts",
    statements: [
      `update payments p set receipt_number = coalesce(two.after, two.before) from ${twoReceipts} two where two.id = p.id`,
    ],
    unnoticed: anew,
  },
  {
    what: "somebody else took every payment",
    statements: [
      "update payments set created_by_id = (select min(id) from users), acknowledged_by_id = (select min(id) from users)",
      "update journals set actor_id = (select min(id) from users)",
      "update audit_entries set actor_id = (select min(id) from users)",
    ],
    unnoticed: anew,
  },
  {
    what: "a book is of another scheme",
    statements: [
      "update books set scheme_version_id = (select max(id) from scheme_versions) where id = (select min(id) from books)",
    ],
    unnoticed: anew,
  },
  {
    what: "a payment is of another amount, in its journal, its credit and everywhere else",
    statements: [
      `update postings set amount = amount * 2 where journal_id = ${journalOfOne} and commodity = 'INR'`,
      `update instalment_credits set amount_paise = amount_paise * 2 where journal_id = ${journalOfOne}`,
      `update payments set amount_paise = amount_paise * 2 where id = ${one}`,
    ],
    unnoticed: anew,
  },
  {
    what: "a milligram more, in the journal, its credit and the payment",
    statements: [
      `update postings set amount = amount + sign(amount) where journal_id = ${journalOfOne} and commodity = 'GOLD'`,
      `update instalment_credits set weight_mg = weight_mg + 1 where journal_id = ${journalOfOne}`,
      `update payments set weight_mg = weight_mg + 1, computed_weight_mg = computed_weight_mg + 1 where id = ${one}`,
    ],
    unnoticed: anew,
  },
  {
    what: "the rate of gold was another one",
    statements: ["update gold_rates set rate_paise_per_gram = rate_paise_per_gram - 10000"],
    unnoticed: "What a payment weighs stands in its journal; the rate is not applied again to what was weighed.",
  },
  {
    what: "a payment is of the day before",
    statements: [
      `update payments set business_day = business_day - 1, paid_at = paid_at - interval '1 day' where id = ${one}`,
      `update journals set business_day = business_day - 1, posted_at = posted_at - interval '1 day' where id = ${journalOfOne}`,
    ],
    unnoticed: anew,
  },
  {
    what: "a client and their book are gone with all that they paid",
    statements: [
      ...erase(`(select id from payments where book_id = (select book_id from payments where id = ${one}))`),
      "create temp table lost as select id, client_id from books where id not in (select book_id from payments)",
      "delete from book_balances where book_id in (select id from lost)",
      "delete from books where id in (select id from lost)",
      "delete from clients where id in (select client_id from lost)",
    ],
    unnoticed: null,
  },
  {
    what: "a settlement is taken back, and its book is open again",
    statements: [
      "delete from postings where journal_id in (select id from journals where kind in ('Settlement', 'Bonus'))",
      "delete from journals where kind in ('Settlement', 'Bonus')",
      "update books set status = 'approved', closed_at = null where id in (select book_id from settlements)",
      "delete from settlements",
    ],
    unnoticed: anew,
  },
  {
    what: "a refund never was",
    statements: [
      "update instalment_credits set reversed_by_journal_id = null",
      "delete from postings where journal_id in (select id from journals where kind = 'Reversal')",
      "delete from journals where kind = 'Reversal'",
      `update payments set status = 'credited', refunded_at = null, refund_reason = null, refund_mode = null
        where status = 'refunded'`,
    ],
    unnoticed: anew,
  },
];
