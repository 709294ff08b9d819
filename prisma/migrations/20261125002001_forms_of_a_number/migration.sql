-- Words that say what kind of number it is, zeros in front, digits in circles and the ".0" of a spreadsheet make no
-- other number. What became equal by this rule stays as it is: the first payment (or settlement) keeps the number, each
-- later one names it, as 20261123001201_plain_numbers did. References in the ledger never change; free_reference()
-- compares them by this rule.
drop index if exists payments_transaction_number_key, payments_slip_number_key, payments_transaction_number_idx, payments_gateway_number_idx,
  settlements_reference_key;

-- For this migration alone; plain_number() and transaction_number_key() keep the rule from here on, and
-- prisma/sql/constraints makes the indexes again, because they call them.
create function pg_temp.plain_number(p_number text) returns text language sql immutable as $$
  select nullif(replace(regexp_replace(regexp_replace(upper(translate(
    regexp_replace(normalize(p_number, NFKC), '[❿➉➓⓾]', '10', 'g'),
    '٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹०१२३४५६७८९০১২৩৪৫৬৭৮৯੦੧੨੩੪੫੬੭੮੯૦૧૨૩૪૫૬૭૮૯'
    '୦୧୨୩୪୫୬୭୮୯௦௧௨௩௪௫௬௭௮௯౦౧౨౩౪౫౬౭౮౯೦೧೨೩೪೫೬೭೮೯൦൧൨൩൪൫൬൭൮൯❶❷❸❹❺❻❼❽❾➀➁➂➃➄➅➆➇➈➊➋➌➍➎➏➐➑➒⓵⓶⓷⓸⓹⓺⓻⓼⓽⓿🄋🄌',
    repeat('0123456789', 11) || repeat('123456789', 4) || '000') collate "C"), '[^A-Z0-9.]', '', 'g'),
    '(^|[^0-9.]|[^0-9][.])([0-9]+)[.]0+$', '\1\2'), '.', ''), '');
$$;
create function pg_temp.number_key(p_number text) returns text language sql immutable as $$
  select regexp_replace(regexp_replace(regexp_replace(pg_temp.plain_number(p_number),
    '^((UTR|RRN|REF(ERENCE)?|TXN|TRANSACTION|UPI|IMPS|NEFT|RTGS|CHQ|CHEQUE|SLIP|BILL|VOUCHER)'
    '(NUMBER|NUM|NO|ID)?)+(?=[A-Z]*[0-9])', ''),
    '^(NUMBER|NO)(?=[0-9])', ''), '^0+(?=.)', '');
$$;

-- The trigger that keeps repeats_number_of; it is on again before anybody else sees the table.
alter table payments disable trigger user;
with used as (
  select id, first_value(id) over (
    partition by case when mode in ('cheque', 'card') then book_id end, pg_temp.number_key(transaction_number) order by id) as first_id
  from payments
  where pg_temp.number_key(transaction_number) is not null and mode <> 'cash' and corrects_id is null
    and repeats_number_of is null)
update payments p set repeats_number_of = used.first_id from used where used.id = p.id and used.first_id <> p.id;
-- What banks call the money of a gateway is stored as it is compared; what is too short to tell one payment from
-- another goes.
update payments p set bank_numbers = (
  select array_agg(distinct pg_temp.number_key(n)) from unnest(p.bank_numbers) n where length(pg_temp.number_key(n)) >= 9)
where exists (select from unnest(p.bank_numbers) n where pg_temp.number_key(n) <> n);
alter table payments enable trigger user;

-- The check that older settlements do not keep would look at each that is changed here.
alter table settlements drop constraint settlements_confirmation_check;
alter table settlements disable trigger user;
with used as (
  select book_id, first_value(book_id) over (
    partition by method, pg_temp.number_key(reference) order by settled_at, book_id) as first_id
  from settlements
  where method in ('jewellery_bill', 'voucher') and pg_temp.number_key(reference) is not null and repeats_reference_of is null)
update settlements s set repeats_reference_of = used.first_id
from used where used.book_id = s.book_id and used.first_id <> s.book_id;
alter table settlements enable trigger user;
alter table settlements add constraint settlements_confirmation_check check (confirmed_by is not null) not valid;
drop function pg_temp.number_key(text);
drop function pg_temp.plain_number(text);
