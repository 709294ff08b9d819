-- Says of a rate of the shop which branches have their own, and refuses one of a branch that has none. The first branch has the shop's.
create or replace function set_rate_branches() returns trigger language plpgsql as $$
begin
  if new.branch_id is null then
    new.left_out := array(select id from branches where has_own_rate and id <> main_place() order by id);
  elsif not exists (select from branches where id = new.branch_id and has_own_rate and id <> main_place()) then
    perform refuse('TH409', 'branch_without_rate');
  end if;
  return new;
end $$;
