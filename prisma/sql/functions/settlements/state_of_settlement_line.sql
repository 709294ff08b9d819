-- How a line of a settlement stands beside what the books say of it. The check settlement_lines_state_check asks it, too.
create or replace function state_of_settlement_line(p_expected bigint, p_gross bigint, p_fee bigint, p_tax bigint)
returns text language sql immutable set search_path = public, pg_temp as $$
  select case when p_expected is null then 'unknown'
    when p_expected = p_gross and not is_fee_high(p_gross, p_fee, p_tax) then 'matched' else 'differs' end;
$$;
