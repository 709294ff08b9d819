-- When a gateway is asked for a refund, or about it, the next time: after 1 min, 2 min, 4 min … at most 6 h.
create or replace function next_refund_try(p_now timestamptz, p_refund gateway_refunds) returns timestamptz
language sql immutable as $$
  select p_now + least(interval '6 h', interval '30 s' * 2 ^ least(p_refund.tries + p_refund.checks, 20));
$$;
