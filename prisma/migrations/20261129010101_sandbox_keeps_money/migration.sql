-- The sandbox may keep money that it has: so a refused refund can be tried, while the gateway still knows its orders.
alter table sandbox_payments add column is_kept boolean not null default false;
