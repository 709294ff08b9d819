-- Every capture ends in the books, goes back, or is an exception: also the money of a payment that was refunded before it
-- came, and money that its book takes no more.
alter table payment_exceptions
  drop constraint payment_exceptions_kind_check,
  drop constraint payment_exceptions_resolution_check,
  drop constraint payment_exceptions_remarks_check;
alter table payment_exceptions
  add constraint payment_exceptions_kind_check check (kind in ('book_closed', 'late_capture', 'second_capture',
    'amount_differs', 'not_creditable', 'refunded_before')),
  add constraint payment_exceptions_resolution_check check (resolution in ('book_reopened', 'money_returned',
    'no_money_came', 'returned_through_gateway', 'kept_as_instalment', 'seen_to')),
  -- Such a payment is over: its exception changes nothing of it.
  add constraint payment_exceptions_seen_to_check check (resolution is null
    or (kind = 'refunded_before') = (resolution = 'seen_to')),
  add constraint payment_exceptions_remarks_check check ((resolution in ('no_money_came', 'returned_through_gateway',
    'kept_as_instalment', 'seen_to')) <= (remarks is not null or failure_code is not null));

drop function if exists verify_captured(jsonb, timestamptz, payments, text), raise_capture_exception(timestamptz, payments);

-- Until now the capture of a payment that had been refunded was noted, and nothing came of it.
insert into gateway_refunds (payment_id, gateway, gateway_payment_id, amount_paise, requested_at, next_try_at)
select p.id, p.gateway, p.gateway_payment_id, p.amount_paise, now(), now() from payments p
where p.status = 'refunded' and p.refund_mode = 'online' and p.gateway_payment_id is not null and p.gateway <> 'upi'
  and not exists (select from gateway_refunds g where g.payment_id = p.id);
insert into payment_exceptions (payment_id, kind, raised_at)
select p.id, 'refunded_before', now() from payments p
where p.status = 'refunded' and p.refund_mode <> 'online' and p.gateway_payment_id is not null and p.gateway <> 'upi';

-- Nor of verified money for more instalments than its book has left.
insert into payment_exceptions (payment_id, kind, raised_at)
select p.id, 'not_creditable', now()
from payments p
join books b on b.id = p.book_id
join scheme_versions v on v.id = b.scheme_version_id
where p.status = 'verified' and v.payment_rule = 'fixed' and p.amount_paise > b.amount_paise * (b.instalments
    - (select count(*) from instalment_credits c where c.book_id = b.id and c.reversed_by_journal_id is null))
  and not exists (select from payment_exceptions e where e.payment_id = p.id and e.resolved_at is null)
order by p.id;
