-- Refuses lines by which a journal does not balance, whenever they are added to it. It looks once for all lines of a statement, so those
-- of a branch and commodity are posted by one.
create or replace function require_balanced_postings() returns trigger language plpgsql as $$
declare
  journal bigint;
begin
  for journal in select distinct journal_id from added loop
    perform require_balanced(journal);
  end loop;
  return null;
end $$;
