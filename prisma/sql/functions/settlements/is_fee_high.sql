-- Whether a gateway kept more of a line than gateways do: above a twentieth of it, fee and tax together. Gateways in India ask
-- about 2 % of a payment, of some cards about 3 %, and 18 % tax on that, which is less than 4 %.
create or replace function is_fee_high(p_gross bigint, p_fee bigint, p_tax bigint) returns boolean
language sql immutable set search_path = public, pg_temp as $$
  select 20 * (p_fee + p_tax) > abs(p_gross);
$$;
