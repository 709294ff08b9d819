-- An order can be paid on the business day on which it was opened, and no longer. Until when money may still come for it is
-- another moment, up to which the gateway is asked.
alter table gateway_orders add column money_until timestamptz(3);
update gateway_orders set money_until = expires_at,
  expires_at = least(expires_at, opened_at + interval '1 day');
alter table gateway_orders
  alter column expires_at set not null,
  -- The longest day has 25 hours.
  add constraint gateway_orders_expires_check check (expires_at <= opened_at + interval '25 hours');

-- Asked for each payment that is started.
create index payments_open_idx on payments (book_id) where status = 'pending';

-- prisma/sql makes them again with further parameters.
drop function if exists
  acknowledge_payment(jsonb, timestamptz, date, bigint, text, int, bigint, text, text),
  open_gateway_order(timestamptz, bigint, text, text, text, timestamptz, timestamptz),
  create_exception_payment(jsonb, timestamptz, date, payments, text, bigint, text),
  gateway_captured(jsonb, timestamptz, date, text, text, text, text, bigint, text[]);
