-- Refuses money at the counter whose slip has no number, unless the shop waives the number of that method.
create or replace function require_transaction_number(p_mode text, p_number text) returns void language plpgsql as $$
begin
  if p_mode <> 'cash' and transaction_number_key(p_number) is null and not setting_is_on(p_mode || '_without_number') then
    perform refuse('TH422', 'transaction_number_required', jsonb_build_object('mode', p_mode));
  end if;
end $$;
