-- Whether a gateway kept more of a line than gateways do: above a twentieth of it, fee and tax together. Razorpay asks 2 % of most
-- payments and 3 % of cards of other countries, Amex and instalments (https://razorpay.com/pricing/), with 18 % tax on that 3.54 %.
-- The twin is the check settlement_lines_state_check.
create or replace function is_fee_high(p_gross bigint, p_fee bigint, p_tax bigint) returns boolean language sql immutable as $$
  select 20 * (p_fee + p_tax) > abs(p_gross);
$$;
