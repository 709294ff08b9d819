-- Whether the rows of `when`, each of which fits, stand together: conditions never fall; all give percentages, or all paise; linear
-- ones name the same condition. That more or earlier money never gives less: where rows name instalments paid, what they give never
-- falls (of a flexible book's instalment, by instalment), and a row names what the one before it names; rows of payments
-- begin on joining and never rise.
create or replace function terms_rows_fit(p_benefit jsonb, p_schedule jsonb) returns boolean
language plpgsql immutable as $$
declare
  rows jsonb := p_benefit -> 'when';
  asks_paid boolean := exists (select from jsonb_array_elements(rows) r where r ? 'paid');
  by_instalment boolean := p_schedule ? 'flexible' and p_benefit -> 'of' = '"instalment"';
  earlier jsonb;
  later jsonb;
  highest jsonb := '{}';
  given numeric[];
begin
  for earlier, later in
    select lag(r) over (order by n), r from jsonb_array_elements(rows) with ordinality as e(r, n) order by n
  loop
    if (later -> 'months')::int < (highest -> 'months')::int or (later -> 'days')::int < (highest -> 'days')::int
      or (later -> 'paid')::int < (highest -> 'paid')::int
      or (later -> 'paid')::int > (p_schedule -> 'instalments')::int then
      return false;
    end if;
    highest := highest || (later - 'give');
    if earlier is null then
      if p_benefit -> 'of' = '"payment"' and (later - 'give') not in ('{}', '{"months": 0}', '{"days": 0}', '{"months": 0, "days": 0}') then
        return false;
      end if;
      continue;
    end if;
    given := array(
      select coalesce((r -> 'give' -> 'percent')::numeric, (r -> 'give' ->> 'paise')::numeric) * case
        when asks_paid and by_instalment and r -> 'give' ? 'percent' then terms_row_span(p_schedule, '2001-01-01', other) else 1 end
      from (values (1, earlier, later), (2, later, earlier)) as v(n, r, other) order by n);
    if later -> 'give' ? 'percent' <> (earlier -> 'give' ? 'percent')
      or p_benefit -> 'between' = '"linear"' and later ? 'months' <> (earlier ? 'months')
      or asks_paid and (given[2] < given[1] or earlier - array(select jsonb_object_keys(later)) <> '{}')
      or p_benefit -> 'of' = '"payment"' and given[2] > given[1] then
      return false;
    end if;
  end loop;
  return true;
end $$;
