-- Returns of a book what was saved, what earlier parts took of it, and what is left, { saved, taken, left, leftPaise }, milligrams of
-- a book in gold, else paise; null where its gold is not known. Where a rate that was set anew leaves less gold than was taken, the
-- rupees tell what was taken, so that those left keep some. Source: "Parts" of the terms.
create or replace function terms_shares(p_terms jsonb, p_valuation jsonb, p_took jsonb) returns jsonb
language sql immutable as $$
  select jsonb_build_object('saved', saved::text, 'taken', own::text, 'left', (saved - own)::text,
    'leftPaise', (paid - (p_took ->> 'paise')::numeric)::text)
  from (select (p_valuation ->> 'paidPaise')::numeric as paid, (p_valuation ->> 'savedMg')::numeric as mg) b
  cross join lateral (select case when p_terms ? 'gold' then mg else paid end as saved,
    case when not p_terms ? 'gold' then (p_took ->> 'paise')::numeric
      when (p_valuation -> 'isGoldFinal')::boolean or paid = 0 then (p_took ->> 'mg')::numeric
      else div(2 * mg * (p_took ->> 'paise')::numeric + paid, 2 * paid) end as taken) s
  cross join lateral (select case when not p_terms ? 'gold' or taken < saved then taken
    when paid > (p_took ->> 'paise')::numeric then div(saved * (p_took ->> 'paise')::numeric, paid) else saved end as own) o;
$$;
