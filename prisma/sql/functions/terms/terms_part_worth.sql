-- Returns what a part pays for, and what its bill asks for beside, { worthPaise, toPayPaise }. Source: "Parts" of the terms.
create or replace function terms_part_worth(p_terms jsonb, p_rate bigint, p_part jsonb, p_own jsonb) returns jsonb
language sql immutable as $$
  select jsonb_build_object('worthPaise', worth::text, 'toPayPaise', ((p_own -> 'bill' ->> 'paise')::numeric - worth)::text)
  from (select case
    when p_part ->> 'way' = 'refund' then (p_own ->> 'paise')::numeric - (p_own ->> 'deductedPaise')::numeric
    when p_terms ? 'gold' then (p_own ->> 'bonusPaise')::numeric
      + div(((p_own ->> 'mg')::numeric + (p_own ->> 'bonusMg')::numeric) * p_rate, 1000)
    else (p_own ->> 'paise')::numeric + (p_own ->> 'bonusPaise')::numeric end as worth) w;
$$;
