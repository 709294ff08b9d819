-- Receipts that begin with the letters of a branch are its own: no counter and no branch that is there has such.
create or replace function guard_branch_code() returns trigger language plpgsql as $$
begin
  if exists (select from counters c where starts_with(c.series, new.code))
    or exists (select from branches b where b.id <> 1 and (starts_with(new.code, b.code) or starts_with(b.code, new.code))) then
    perform refuse('TH409', 'branch_code_used', jsonb_build_object('code', new.code));
  end if;
  return new;
end $$;
