-- Whether the shop has more than one branch. With one nothing is asked about branches and nothing is shown of them.
create or replace function are_branches_several() returns boolean language sql stable as $$
  select count(*) > 1 from branches;
$$;
