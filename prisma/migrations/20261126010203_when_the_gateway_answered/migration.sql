-- When the gateway last answered about an order, and whether an attempt to pay it was under way then (docs/money.md, "Only what the
-- gateway confirmed").
alter table gateway_orders add column asked_at timestamptz(3), add column is_under_way boolean not null default false;
