-- Sets the maturity of a new book. Nothing that it follows from ever changes.
create or replace function set_maturity() returns trigger language plpgsql as $$
begin
  select matures_on(coalesce(new.joined_on, new.opened_on),
    new.instalments - case when new.joined_on is null then new.paid_months else 0 end, v.type, v.instalments_per_month)
  into new.matures_on
  from scheme_versions v where v.id = new.scheme_version_id;
  return new;
end $$;
