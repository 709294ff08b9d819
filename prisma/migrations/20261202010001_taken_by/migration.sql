-- By this the payments that somebody took are read, newest first.
create index payments_taken_by_idx on payments (
  (coalesce(acknowledged_by_id, case when source = 'counter' then created_by_id end)), paid_at desc, id desc);
