-- Writes to every active Admin that something takes effect by itself unless it is cancelled.
create or replace function tell_admins_of_approval(p_now timestamptz, p_approval_id bigint) returns void language sql as $$
  select queue_to_admins(p_now, 'approval_delayed', 'approval_delayed:' || p_approval_id, '{}');
$$;
