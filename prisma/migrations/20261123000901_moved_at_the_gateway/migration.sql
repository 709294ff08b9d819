-- What the gateway moves by itself (docs/money.md, "What the gateway moves by itself"): each refund that nobody asked for and
-- each lost dispute is an exception of its own until an Admin has decided, and the decision is posted.
insert into accounts (id, code, commodity) values
  -- What the shop bears because the gateway sent it back or a bank took it.
  (43, 'GATEWAY_LOSSES', 'INR');
alter table journals
  drop constraint journals_kind_check,
  add constraint journals_kind_check check (kind in ('Receipt', 'Reversal', 'Opening', 'OpeningReversal', 'Close',
    'Settlement', 'Bonus', 'Transfer', 'Deposit', 'BankCredit', 'BankDebit', 'ChequeCleared', 'Variance', 'CashStored',
    'GatewayLoss', 'Correction')),
  drop constraint journals_asset_check,
  add constraint journals_asset_check check ((book_id is null) = coalesce((kind, source) in (('Deposit', 'bank_deposit'),
    ('BankCredit', 'bank_entry'), ('BankDebit', 'bank_entry'), ('ChequeCleared', 'cheque_cleared'),
    ('Variance', 'variance'), ('CashStored', 'cash_stored'), ('CashStored', 'cash_before'),
    ('GatewayLoss', 'gateway_loss'), ('Correction', 'correction'), ('Correction', 'reopening')), false));

create table gateway_disputes (
  gateway text not null,
  dispute_id text not null,
  payment_id bigint not null,
  amount_paise bigint not null,
  -- What the gateway took for it so far.
  deducted_paise bigint not null,
  -- open | under_review | won | lost | closed
  state text not null,
  reason text,
  respond_by timestamptz(3),
  raised_at timestamptz(3) not null,
  changed_at timestamptz(3) not null,
  constraint gateway_disputes_pkey primary key (gateway, dispute_id),
  constraint gateway_disputes_payment_id_fkey foreign key (payment_id) references payments (id) on update cascade on delete restrict,
  constraint gateway_disputes_state_check check (state in ('open', 'under_review', 'won', 'lost', 'closed')),
  constraint gateway_disputes_amount_check check (amount_paise > 0 and deducted_paise >= 0)
);
create index gateway_disputes_payment_id_idx on gateway_disputes (payment_id);

alter table payment_exceptions
  -- The gateway's name of the refund or the dispute that it is about, and its amount.
  add column moved_ref text,
  add column moved_paise bigint,
  drop constraint payment_exceptions_kind_check,
  drop constraint payment_exceptions_resolution_check,
  drop constraint payment_exceptions_seen_to_check,
  drop constraint payment_exceptions_remarks_check;
alter table payment_exceptions disable trigger user;
-- Until now a refund that nobody asked for stood there without its amount: that of its payment at the most.
update payment_exceptions e set moved_ref = e.reference, reference = null, moved_paise = p.amount_paise
from payments p where p.id = e.payment_id and e.kind = 'refund_differs';
alter table payment_exceptions enable trigger user;
alter table payment_exceptions
  add constraint payment_exceptions_kind_check check (kind in ('book_closed', 'late_capture', 'second_capture',
    'amount_differs', 'not_creditable', 'refunded_before', 'refund_failed', 'refund_differs', 'disputed', 'dispute_lost')),
  add constraint payment_exceptions_resolution_check check (resolution in ('book_reopened', 'money_returned',
    'no_money_came', 'returned_through_gateway', 'kept_as_instalment', 'seen_to', 'asked_again', 'refund_made',
    'paid_another_way', 'counted_as_refund', 'borne_by_shop', 'dispute_over')),
  add constraint payment_exceptions_moved_check check ((kind in ('refund_differs', 'disputed', 'dispute_lost'))
    = (moved_ref is not null) and (moved_ref is null) = (moved_paise is null) and moved_paise > 0 is not false),
  -- Each way of deciding belongs to its kinds.
  add constraint payment_exceptions_decided_check check (resolution is null or case kind
    when 'refunded_before' then resolution = 'seen_to'
    when 'disputed' then resolution = 'dispute_over'
    when 'refund_differs' then resolution in ('counted_as_refund', 'borne_by_shop', 'seen_to')
    when 'dispute_lost' then resolution in ('counted_as_refund', 'borne_by_shop', 'seen_to')
    else resolution not in ('counted_as_refund', 'borne_by_shop', 'seen_to', 'dispute_over') end),
  add constraint payment_exceptions_remarks_check check ((resolution in ('no_money_came', 'returned_through_gateway',
    'kept_as_instalment', 'seen_to', 'counted_as_refund', 'borne_by_shop')) <= (remarks is not null or failure_code is not null));
drop index payment_exceptions_open_key;
create unique index payment_exceptions_open_key on payment_exceptions(payment_id, kind, coalesce(moved_ref, ''))
  where resolved_at is null;
drop function if exists raise_refund_exception(timestamptz, bigint, text, text);
