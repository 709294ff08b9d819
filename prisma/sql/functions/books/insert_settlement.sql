-- Writes a settlement. A bill or a voucher settles one book (unique index settlements_reference_key).
create or replace function insert_settlement(p_made settlements) returns void language plpgsql as $$
declare
  broken text;
begin
  insert into settlements select p_made.*;
exception when unique_violation then
  get stacked diagnostics broken = constraint_name;
  if broken = 'settlements_reference_key' then
    perform refuse('TH409', 'reference_used', jsonb_build_object('reference', p_made.reference));
  end if;
  raise;
end $$;
