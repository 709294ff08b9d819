-- What a gateway says of a refund or a dispute counts once its own answer has it (docs/money.md, "What the gateway moves by itself").
create table gateway_moves (
  gateway text not null,
  kind text not null,
  move_id text not null,
  gateway_payment_id text not null,
  -- When an event told of it, and what it said; of several events the last.
  told_at timestamptz(3),
  told_state text,
  -- What the gateway's own answer said last, when, and the operation that asked; earlier_release of what was believed before it was asked.
  state text,
  confirmed_at timestamptz(3),
  confirmed_by text,
  -- When the gateway's own answer did not have it.
  absent_at timestamptz(3),
  -- When the gateway is asked about what an event told; null when there is nothing more to ask.
  next_check_at timestamptz(3),
  checks int not null default 0,
  constraint gateway_moves_pkey primary key (gateway, kind, move_id),
  constraint gateway_moves_state_check check (state is null
    or (kind = 'refund' and state in ('accepted', 'processed', 'failed_at_gateway'))
    or (kind = 'dispute' and state in ('open', 'under_review', 'won', 'lost', 'closed'))),
  constraint gateway_moves_kind_check check (kind in ('refund', 'dispute')),
  constraint gateway_moves_told_check check ((told_at is null) = (told_state is null)),
  constraint gateway_moves_confirmed_check check (
    (confirmed_at is null) = (confirmed_by is null) and (confirmed_at is null) = (state is null)),
  constraint gateway_moves_known_check check (told_at is not null or confirmed_at is not null)
);
create index gateway_moves_due_idx on gateway_moves (gateway, next_check_at) where next_check_at is not null;

insert into gateway_moves (gateway, kind, move_id, gateway_payment_id, state, confirmed_at, confirmed_by)
select gateway, 'refund', refund_id, gateway_payment_id, state, now(), 'earlier_release' from gateway_refunds
where refund_id is not null and state in ('accepted', 'processed', 'failed_at_gateway')
on conflict do nothing;
insert into gateway_moves (gateway, kind, move_id, gateway_payment_id, state, confirmed_at, confirmed_by)
select d.gateway, 'dispute', d.dispute_id, coalesce(p.gateway_payment_id, ''), d.state, now(), 'earlier_release'
from gateway_disputes d join payments p on p.id = d.payment_id;

-- What an event says of when is believed no more.
drop function if exists gateway_capture_told(timestamptz, date, text, text, text, text, bigint, timestamptz, date);
