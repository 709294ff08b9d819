-- Returns the row of `exit` that counts for whoever is paid back on the day of a book, { index, label, refused, deductions,
-- deductedPaise }, null for none: the first whose condition holds. A deduction is a percentage of what was paid or of the first payment,
-- rounded up to the paisa, or what the gift that was given cost; each takes at most what those before it left. Paise as digits.
create or replace function terms_exit(p_terms jsonb, p_book jsonb) returns jsonb
language plpgsql immutable as $$
declare
  remaining numeric := p_book ->> 'paidPaise';
  first_paise numeric := coalesce(p_book -> 'rows' -> 0 ->> 'paise', '0');
  deductions jsonb := '[]';
  deducted numeric;
  deduction jsonb;
  chosen record;
begin
  select e, n - 1 as index into chosen
  from jsonb_array_elements(p_terms -> 'exit') with ordinality as x(e, n)
  where not (e ? 'paidBefore' or e ? 'before') or (p_book -> 'paidCount')::int < (e -> 'paidBefore')::int
    or (p_book ->> 'day')::date < span_after((p_book ->> 'joinedOn')::date, e -> 'before', 1)
  order by n limit 1;
  if chosen.e is null then return null; end if;
  if not chosen.e ? 'refuse' then
    for deduction in select jsonb_array_elements(chosen.e -> 'deduct') loop
      deducted := least(remaining, case
        when deduction ? 'gift' then case when (p_book -> 'giftGiven')::boolean then (p_terms -> 'gift' ->> 'cost')::numeric else 0 end
        else div((deduction -> 'percent')::numeric
          * case deduction ->> 'of' when 'first' then first_paise else (p_book ->> 'paidPaise')::numeric end + 9999, 10000) end);
      remaining := remaining - deducted;
      deductions := deductions || to_jsonb(deducted::text);
    end loop;
  end if;
  return jsonb_build_object('index', chosen.index, 'label', chosen.e ->> 'label', 'refused', chosen.e ? 'refuse', 'deductions', deductions,
    'deductedPaise', ((p_book ->> 'paidPaise')::numeric - remaining)::text);
end $$;
