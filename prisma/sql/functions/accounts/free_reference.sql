-- Returns the reference of a bank's slip or statement line as the ledger stores it, by its letters and digits. A
-- reference is used once, as transaction_number_key() compares it; after a correction the same one may be entered
-- again, and is then numbered.
create or replace function free_reference(p_source text, p_reference text) returns text language plpgsql as $$
declare
  plain text := plain_number(p_reference);
  earlier int;
  is_used boolean;
begin
  if plain is null or has_foreign_letter(p_reference) then
    raise exception 'the reference % has no letter and no digit, or one of another script', p_reference
      using errcode = 'TH500';
  end if;
  -- Some were stored with their hyphens.
  select count(*), bool_or(not exists (select from journals r where r.reverses_id = j.id)) into earlier, is_used from journals j
  where j.source = p_source and transaction_number_key(split_part(j.source_ref, '~', 1)) = transaction_number_key(plain)
    and j.book_id is null;
  if is_used then
    perform refuse('TH409', 'bank_reference_used', jsonb_build_object('reference', plain));
  end if;
  return plain || case when earlier > 0 then '~' || earlier + 1 else '' end;
end $$;
