-- A transaction number that was used is used, whatever became of its payment; numbers are compared without blanks and case.
-- A bill or a voucher settles one book. What was entered twice before these rules stays as it is: the first payment (or
-- settlement) keeps the number, each later one names it.
alter table payments
  -- The payment that was taken back because its money belongs here: only then do two payments share a number.
  add column corrects_id bigint,
  add column repeats_number_of bigint,
  add constraint payments_corrects_id_fkey foreign key (corrects_id) references payments (id) on update cascade on delete restrict,
  add constraint payments_repeats_number_of_fkey foreign key (repeats_number_of) references payments (id) on update cascade
    on delete restrict;
create unique index payments_corrects_id_key on payments (corrects_id);
create index payments_repeats_number_of_idx on payments (repeats_number_of) where repeats_number_of is not null;

with used as (
  select id, first_value(id) over (
    partition by case when mode in ('cheque', 'card') then book_id end, upper(regexp_replace(transaction_number, '[\s\u00a0\u200b-\u200d\ufeff]', '', 'g'))
    order by id) as first_id
  from payments where transaction_number is not null and mode <> 'cash')
update payments p set repeats_number_of = used.first_id from used where used.id = p.id and used.first_id <> p.id;

drop index if exists payments_transaction_number_key, payments_slip_number_key, payments_transaction_number_idx;
-- One transfer pays once, whichever way it is entered. Cheques and card slips of different banks may share a number, so
-- theirs is unique within a book only. The expression is that of transaction_number_key().
create unique index payments_transaction_number_key on payments (upper(regexp_replace(transaction_number, '[\s\u00a0\u200b-\u200d\ufeff]', '', 'g')))
  where mode in ('upi', 'bank', 'online') and corrects_id is null and repeats_number_of is null;
create unique index payments_slip_number_key on payments (book_id, upper(regexp_replace(transaction_number, '[\s\u00a0\u200b-\u200d\ufeff]', '', 'g')))
  where mode in ('cheque', 'card') and corrects_id is null and repeats_number_of is null;
create index payments_transaction_number_idx on payments (upper(regexp_replace(transaction_number, '[\s\u00a0\u200b-\u200d\ufeff]', '', 'g')));

alter table settlements
  add column repeats_reference_of bigint,
  add constraint settlements_repeats_reference_of_fkey foreign key (repeats_reference_of) references settlements (book_id)
    on update cascade on delete restrict;
create index settlements_repeats_reference_of_idx on settlements (repeats_reference_of) where repeats_reference_of is not null;
-- The trigger that refuses changes; it is on again before anybody else sees the table.
alter table settlements disable trigger user;
with used as (
  select book_id, first_value(book_id) over (
    partition by method, upper(regexp_replace(reference, '[\s\u00a0\u200b-\u200d\ufeff]', '', 'g')) order by settled_at, book_id) as first_id
  from settlements where method in ('jewellery_bill', 'voucher'))
update settlements s set repeats_reference_of = used.first_id
from used where used.book_id = s.book_id and used.first_id <> s.book_id;
alter table settlements enable trigger user;
create unique index settlements_reference_key on settlements (method, upper(regexp_replace(reference, '[\s\u00a0\u200b-\u200d\ufeff]', '', 'g')))
  where method in ('jewellery_bill', 'voucher') and repeats_reference_of is null;

-- prisma/sql/constraints makes it again, so that what may be set stands in one place.
alter table settings drop constraint settings_value_check;
