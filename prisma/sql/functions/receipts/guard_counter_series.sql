-- The receipts of a branch begin with its letters; those of the first branch may begin with any that are no other one's.
create or replace function guard_counter_series() returns trigger language plpgsql as $$
begin
  if exists (
    select from branches b where b.id <> 1 and starts_with(new.series, b.code) <> (b.id = new.branch_id)) then
    perform refuse('TH409', 'counter_series_of_branch', jsonb_build_object('series', new.series));
  end if;
  return new;
end $$;
