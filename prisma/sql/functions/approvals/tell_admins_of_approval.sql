-- Writes to every active Admin that something takes effect by itself unless it is cancelled.
create or replace function tell_admins_of_approval(p_now timestamptz, p_approval_id bigint) returns void language plpgsql as $$
declare
  admin_id bigint;
begin
  for admin_id in select id from users where user_type = 'Admin' and status = 'active' order by id loop
    perform queue_message(p_now, 'approval_delayed', 'approval_delayed:' || p_approval_id || ':' || admin_id, null, admin_id, '{}');
  end loop;
end $$;
