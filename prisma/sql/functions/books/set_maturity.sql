-- Sets the maturity of a new book: by its terms, or on the day on which one instalment more than it has would fall due. Nothing
-- that it follows from ever changes. Under terms whoever paid months elsewhere joined so long ago that the next instalment falls
-- due now, unless the day is known.
create or replace function set_maturity() returns trigger language plpgsql as $$
declare
  version scheme_versions;
begin
  select * into version from scheme_versions where id = new.scheme_version_id;
  if version.terms is null then
    new.matures_on := book_due_day(new, version, new.instalments + 1);
    return new;
  end if;
  if new.joined_on is null and new.paid_months > 0 then
    new.joined_on := span_after(new.opened_on, version.terms -> 'schedule' -> 'every', -new.paid_months);
  end if;
  new.matures_on := terms_ready_day(version.terms -> 'schedule', coalesce(new.joined_on, new.opened_on));
  return new;
end $$;
