-- As before, a book matures when the last of its instalments is over: on the day on which one more would fall due. Now also
-- where more than one falls due in a month, by the pace of features/books/due-day.ts.
create function matures_on(p_joined date, p_left int, p_type text, p_per_month int) returns date
language sql immutable as $$
  select case
    when p_type = 'Daily' and p_per_month is null then p_joined + p_left
    else (p_joined + make_interval(months => floor(p_left::numeric / n.per)::int))::date
      + floor((p_left - floor(p_left::numeric / n.per) * n.per) * 30 / n.per)::int end
  from (select coalesce(p_per_month, 1) as per) n;
$$;

create or replace function set_maturity() returns trigger language plpgsql as $$
begin
  select matures_on(coalesce(new.joined_on, new.opened_on),
    new.instalments - case when new.joined_on is null then new.paid_months else 0 end, v.type, v.instalments_per_month)
  into new.matures_on
  from scheme_versions v where v.id = new.scheme_version_id;
  return new;
end $$;

update books b set matures_on = matures_on(coalesce(b.joined_on, b.opened_on),
  b.instalments - case when b.joined_on is null then b.paid_months else 0 end, v.type, v.instalments_per_month)
from scheme_versions v where v.id = b.scheme_version_id and v.instalments_per_month is not null;

revoke execute on function matures_on(date, int, text, int) from public;
grant execute on function matures_on(date, int, text, int) to thangam_app;
