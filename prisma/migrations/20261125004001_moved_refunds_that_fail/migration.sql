-- A refund that the shop never asked for may fail after it was made (docs/money.md, "What the gateway moves by itself"): its
-- exception notes that, and what counted is owed to the client again.
create table past_refunds (
  gateway text not null,
  refund_id text not null,
  payment_id bigint not null,
  amount_paise bigint not null,
  failed_at timestamptz(3),
  constraint past_refunds_pkey primary key (gateway, refund_id),
  constraint past_refunds_payment_id_fkey foreign key (payment_id) references payments (id) on update cascade on delete restrict,
  constraint past_refunds_amount_check check (amount_paise > 0)
);
create index past_refunds_payment_id_idx on past_refunds (payment_id);

alter table payment_exceptions
  -- When the refund of the gateway failed that it is about.
  add column failed_at timestamptz(3),
  drop constraint payment_exceptions_resolution_check,
  drop constraint payment_exceptions_moved_check,
  drop constraint payment_exceptions_refund_check,
  drop constraint payment_exceptions_decided_check;
alter table payment_exceptions
  add constraint payment_exceptions_resolution_check check (resolution in ('book_reopened', 'money_returned',
    'no_money_came', 'returned_through_gateway', 'kept_as_instalment', 'seen_to', 'asked_again', 'refund_made',
    'paid_another_way', 'counted_as_refund', 'borne_by_shop', 'dispute_over', 'kept_by_shop', 'failed_at_gateway')),
  -- Where a part of a refund failed, the exception names it.
  add constraint payment_exceptions_moved_check check ((kind in ('refund_differs', 'disputed', 'dispute_lost', 'dispute_won'))
    = (moved_ref is not null and kind <> 'refund_failed') and (moved_ref is null) = (moved_paise is null)
    and moved_paise > 0 is not false),
  add constraint payment_exceptions_failed_check check (failed_at is null
    or (kind = 'refund_differs' and resolved_at is not null)),
  add constraint payment_exceptions_refund_check check (resolution is null
    or (kind = 'refund_failed' and (resolution = 'counted_as_refund' or (resolution = 'money_returned' and moved_ref is not null)))
    or (kind = 'refund_failed') = (resolution in ('asked_again', 'refund_made', 'paid_another_way'))),
  -- Each way of deciding belongs to its kinds.
  add constraint payment_exceptions_decided_check check (resolution is null or case kind
    when 'refunded_before' then resolution = 'seen_to'
    when 'counted_twice' then resolution = 'seen_to'
    when 'disputed' then resolution = 'dispute_over'
    when 'refund_differs' then resolution in ('counted_as_refund', 'borne_by_shop', 'seen_to')
      or (resolution = 'failed_at_gateway' and failed_at is not null)
    when 'dispute_lost' then resolution in ('counted_as_refund', 'borne_by_shop', 'seen_to', 'dispute_over')
    when 'dispute_won' then resolution in ('money_returned', 'kept_by_shop')
    when 'refund_failed' then true
    else resolution not in ('counted_as_refund', 'borne_by_shop', 'seen_to', 'dispute_over', 'kept_by_shop',
      'failed_at_gateway') end);

-- A refund that failed is given back in a line of its own, which may have its name.
drop index settlement_lines_entity_key;
create unique index settlement_lines_entity_key
  on settlement_lines (gateway, kind, entity_id, (kind = 'refund' and gross_paise > 0));

-- Of these the arguments changed; their files make them again.
drop function if exists gateway_refunded(jsonb, timestamptz, text, text, text, text, bigint, text, text, text);
drop function if exists ask_refund_again(timestamptz, bigint);
