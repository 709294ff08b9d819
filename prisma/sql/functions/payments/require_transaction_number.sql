-- Refuses money at the counter whose slip has no number, unless the shop waives the number of that method. A number has a
-- digit and is more than zeros: people type "NA" or "0000" where they have none.
create or replace function require_transaction_number(p_mode text, p_number text) returns void language plpgsql as $$
declare
  key text := transaction_number_key(p_number);
begin
  if p_mode = 'cash' or (key <> '0' and key ~ '[0-9]') or setting_is_on(p_mode || '_without_number') then
    return;
  end if;
  perform refuse('TH422', case when key is null then 'transaction_number_required' else 'transaction_number_without_digit' end,
    jsonb_build_object('mode', p_mode));
end $$;
