-- Ends the pushes to a browser with its session, whatever ends that.
create or replace function end_pushes() returns trigger language plpgsql as $$
begin
  delete from push_subscriptions where session_id = new.id;
  return null;
end $$;
