-- Requires that the shop has an active Admin. Checked at commit, one transaction after the other, so that two Admins who
-- demote each other at the same moment cannot both succeed. Users' rules in TypeScript check the same.
create or replace function require_active_admin() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(733, 1);
  if not exists (select from users where user_type = 'Admin' and status = 'active') then
    perform refuse('TH409', 'last_admin');
  end if;
  return null;
end $$;
