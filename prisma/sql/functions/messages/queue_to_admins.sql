-- Queues a message to every active Admin.
create or replace function queue_to_admins(p_now timestamptz, p_kind text, p_dedupe_key text, p_payload jsonb) returns void
language plpgsql as $$
declare
  admin_id bigint;
begin
  for admin_id in select id from users where user_type = 'Admin' and status = 'active' order by id loop
    perform queue_message(p_now, p_kind, p_dedupe_key || ':' || admin_id, null, admin_id, p_payload);
  end loop;
end $$;
