-- Returns the reference of a bank's slip or statement line as the ledger stores it, without blanks and case. A reference is
-- used once; after a correction the same one may be entered again, and is then numbered.
create or replace function free_reference(p_source text, p_reference text) returns text language plpgsql as $$
declare
  plain text := upper(regexp_replace(p_reference, '[\s~]', '', 'g'));
  earlier int;
begin
  select count(*) into earlier from journals j
  where j.source = p_source and (j.source_ref = plain or starts_with(j.source_ref, plain || '~'));
  if exists (
    select from journals j
    where j.source = p_source and (j.source_ref = plain or starts_with(j.source_ref, plain || '~'))
      and not exists (select from journals r where r.reverses_id = j.id)) then
    perform refuse('TH409', 'bank_reference_used', jsonb_build_object('reference', plain));
  end if;
  return plain || case when earlier > 0 then '~' || earlier + 1 else '' end;
end $$;
