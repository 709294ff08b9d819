-- A refund at a gateway has a state of its own: waiting, asked, unknown, accepted, processed, refused, failed, or paid
-- another way. Until now an answer that was lost and a refusal were one, and so were accepted and processed.
alter table gateway_refunds disable trigger user;
alter table gateway_refunds
  drop constraint gateway_refunds_done_check,
  drop constraint gateway_refunds_other_check,
  add column state text,
  -- Which request to the gateway this is; each has a key of its own, and a further one is made only after one failed there.
  add column attempt integer not null default 1,
  -- How often the gateway was asked what became of it.
  add column checks integer not null default 0,
  -- When the gateway said that it has no such refund.
  add column absent_at timestamptz(3);
update gateway_refunds set state = case
    when other_reference is not null then 'paid_another_way'
    -- The gateway took it on; it has not said what became of it.
    when refund_id is not null then 'accepted'
    when tries > 0 then 'unknown'
    else 'waiting' end;
update gateway_refunds set done_at = null, next_try_at = now() where state = 'accepted';
alter table gateway_refunds
  alter column state set not null,
  alter column state set default 'waiting',
  add constraint gateway_refunds_state_check check (state in ('waiting', 'asked', 'unknown', 'accepted', 'processed',
    'refused', 'failed_at_gateway', 'paid_another_way')),
  add constraint gateway_refunds_attempt_check check (attempt >= 1 and checks >= 0),
  add constraint gateway_refunds_done_check check ((state in ('processed', 'paid_another_way')) = (done_at is not null)),
  add constraint gateway_refunds_refund_id_check check ((state in ('accepted', 'processed')) <= (refund_id is not null)),
  add constraint gateway_refunds_next_try_check check ((state in ('processed', 'failed_at_gateway', 'paid_another_way'))
    = (next_try_at is null));
-- Not valid, as one was before: nobody knows by which method a refund was paid before methods were recorded, nor whether
-- its gateway was asked.
alter table gateway_refunds
  add constraint gateway_refunds_other_check check ((state = 'paid_another_way') = (other_reference is not null)
    and (other_reference is null) = (settled_by_id is null) and (other_reference is null) = (other_mode is null)
    and (other_mode in ('cash', 'card', 'upi', 'cheque', 'bank'))
    and (other_reference is null or trim(other_reference) <> '')) not valid,
  add constraint gateway_refunds_absent_check check ((state in ('refused', 'failed_at_gateway', 'paid_another_way'))
    = (absent_at is not null)) not valid;
alter table gateway_refunds enable trigger user;
drop index gateway_refunds_undone_idx;
create index gateway_refunds_undone_idx on gateway_refunds(state, requested_at desc, payment_id desc) where done_at is null;

alter table payment_exceptions
  drop constraint payment_exceptions_kind_check,
  drop constraint payment_exceptions_resolution_check,
  drop constraint payment_exceptions_seen_to_check;
alter table payment_exceptions
  add constraint payment_exceptions_kind_check check (kind in ('book_closed', 'late_capture', 'second_capture',
    'amount_differs', 'not_creditable', 'refunded_before', 'refund_failed', 'refund_differs')),
  add constraint payment_exceptions_resolution_check check (resolution in ('book_reopened', 'money_returned',
    'no_money_came', 'returned_through_gateway', 'kept_as_instalment', 'seen_to', 'asked_again', 'refund_made',
    'paid_another_way')),
  -- Such a payment is over: its exception changes nothing of it.
  add constraint payment_exceptions_seen_to_check check (resolution is null
    or (kind in ('refunded_before', 'refund_differs')) = (resolution = 'seen_to')),
  add constraint payment_exceptions_refund_check check (resolution is null
    or (kind = 'refund_failed') = (resolution in ('asked_again', 'refund_made', 'paid_another_way')));
