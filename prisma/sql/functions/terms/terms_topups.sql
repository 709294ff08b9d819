-- Returns the dated extras of a book, { topupPaise, topupMg }: of the payments made from..to, or of all of a book that joined then;
-- a percentage of their paise or of their rows' gold, rounded down once each, or paise once for the book. Closing ends them, and
-- lateness that loses all. topupMg is null without gold, and while it is unknown. p_book is the valuation so far.
create or replace function terms_topups(p_terms jsonb, p_book jsonb) returns jsonb
language plpgsql immutable as $$
declare
  joined date := p_book ->> 'joinedOn';
  step numeric := case when p_terms -> 'gold' -> 'round' -> 'places' = '2' then 10 else 1 end;
  is_lost boolean := p_book ->> 'state' = 'closed';
  rupees numeric := 0;
  gold numeric := case when p_terms ? 'gold' then 0 end;
  topup jsonb;
  chosen record;
begin
  if p_terms -> 'late' -> 'lose' = '"all"' and not is_lost then
    -- What is not due is not late.
    is_lost := terms_units(p_terms -> 'late', p_book -> 'instalments', (p_terms -> 'schedule' -> 'instalments')::int) > 0;
  end if;
  if not is_lost then
    for chosen in
      with paid as materialized (
        select (r ->> 'day')::date as day, (r ->> 'paise')::numeric as paise, (r ->> 'mg')::numeric as mg
        from jsonb_array_elements(p_book -> 'rows') r
      )
      select t as topup, c.* from jsonb_array_elements(p_terms -> 'topups') t,
        -- All payments of a book that joined within it, or none.
        lateral (select case when t ->> 'on' = 'payment' then (t ->> 'from')::date when joined >= (t ->> 'from')::date then '-infinity' end,
          case when t ->> 'on' = 'payment' then (t ->> 'to')::date when joined <= (t ->> 'to')::date then 'infinity' end) w(first, last),
        lateral (
          select count(*) as payments, coalesce(sum(paise), 0) as paise,
            case when coalesce(bool_and(mg is not null), true) then coalesce(sum(mg), 0) end as mg
          from paid where day between first and last) c
    loop
      topup := chosen.topup;
      if topup ->> 'of' = 'gold' then
        gold := gold + div(chosen.mg * (topup -> 'give' -> 'percent')::numeric, 10000 * step) * step;
      elsif topup -> 'give' ? 'percent' then
        rupees := rupees + div(chosen.paise * (topup -> 'give' -> 'percent')::numeric, 10000);
      elsif chosen.payments > 0 then
        rupees := rupees + (topup -> 'give' ->> 'paise')::numeric;
      end if;
    end loop;
  end if;
  return jsonb_build_object('topupPaise', rupees::text, 'topupMg', gold::text);
end $$;
