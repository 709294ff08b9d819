-- Numbers of banks, slips, bills and vouchers are compared by their letters A to Z and their digits alone. What became equal by
-- this rule stays as it is: the first payment (or settlement) keeps the number, each later one names it, as
-- 20261123000301_transaction_numbers did. References in the ledger never change; free_reference() compares them by this rule.
-- Null, which no unique index holds, is the number of whoever typed neither letter nor digit.
drop index payments_transaction_number_key, payments_slip_number_key, payments_transaction_number_idx, settlements_reference_key;

-- For this migration alone; transaction_number_key() keeps the rule from here on, and prisma/sql/constraints makes the
-- indexes again, because they call it.
create function pg_temp.plain_number(p_number text) returns text language sql immutable as $$
  select nullif(regexp_replace(upper(translate(normalize(p_number, NFKC),
    '٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹०१२३४५६७८९০১২৩৪৫৬৭৮৯੦੧੨੩੪੫੬੭੮੯૦૧૨૩૪૫૬૭૮૯'
    '୦୧୨୩୪୫୬୭୮୯௦௧௨௩௪௫௬௭௮௯౦౧౨౩౪౫౬౭౮౯೦೧೨೩೪೫೬೭೮೯൦൧൨൩൪൫൬൭൮൯', repeat('0123456789', 11)) collate "C"), '[^A-Z0-9]', '', 'g'), '');
$$;

-- The trigger that keeps repeats_number_of; it is on again before anybody else sees the table.
alter table payments disable trigger user;
with used as (
  select id, first_value(id) over (
    partition by case when mode in ('cheque', 'card') then book_id end, pg_temp.plain_number(transaction_number)
    order by id) as first_id
  from payments
  where pg_temp.plain_number(transaction_number) is not null and mode <> 'cash' and corrects_id is null
    and repeats_number_of is null)
update payments p set repeats_number_of = used.first_id from used where used.id = p.id and used.first_id <> p.id;
alter table payments enable trigger user;

alter table settlements disable trigger user;
with used as (
  select book_id, first_value(book_id) over (
    partition by method, pg_temp.plain_number(reference) order by settled_at, book_id) as first_id
  from settlements
  where method in ('jewellery_bill', 'voucher') and pg_temp.plain_number(reference) is not null
    and repeats_reference_of is null)
update settlements s set repeats_reference_of = used.first_id
from used where used.book_id = s.book_id and used.first_id <> s.book_id;
alter table settlements enable trigger user;
drop function pg_temp.plain_number(text);

-- It has one more argument.
drop function if exists take_captured(jsonb, timestamptz, date, payments, text);
