-- Sets the maturity of a new book: the day on which one instalment more than it has would fall due. Nothing that it follows
-- from ever changes.
create or replace function set_maturity() returns trigger language plpgsql as $$
begin
  select book_due_day(new, v, new.instalments + 1) into new.matures_on
  from scheme_versions v where v.id = new.scheme_version_id;
  return new;
end $$;
