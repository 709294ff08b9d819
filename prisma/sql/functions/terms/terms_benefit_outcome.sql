-- Returns one benefit as a valuation shows it; p_amount in paise for rupees, in milligrams for gold (null: unknown).
create or replace function terms_benefit_outcome(p_as text, p_reason text, p_row int, p_units int, p_amount numeric, p_making jsonb)
returns jsonb language sql immutable as $$
  select jsonb_build_object('as', p_as, 'reason', p_reason, 'row', p_row, 'units', p_units, 'making', p_making,
    'paise', case p_as when 'rupees' then p_amount::text else '0' end, 'mg', case p_as when 'gold' then p_amount::text end);
$$;
